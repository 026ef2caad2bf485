import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { BEYOND } from '../../rules/public.ts'
import { useOwnSeat, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { NEW_TEAR, type TearChosen, tearCommand } from './tearChosen.ts'

interface PartProps {
  readonly tear: TearChosen
  readonly onChange: (change: Partial<TearChosen>) => void
}

const Look = ({ tear, onChange }: PartProps) => {
  const { ruling } = useTexts().ui.gardien
  return (
    <>
      <ChoiceField
        label={ruling.colour}
        value={tear.colour}
        options={ruling.colours}
        onChange={(colour) => onChange({ colour, beyond: 'draw' })}
      />
      <ChoiceField label={ruling.size} value={tear.size} options={ruling.sizes} onChange={(size) => onChange({ size })} />
      {tear.size === 'chosen' && (
        <NumberField
          label={ruling.diameter}
          value={tear.metres}
          least={1}
          most={100}
          onChange={(metres) => onChange({ metres })}
        />
      )}
    </>
  )
}

const End = ({ tear, onChange }: PartProps) => {
  const { ui, journal } = useTexts()
  const { ruling } = ui.gardien
  const sides = tear.colour === 'draw' ? [] : BEYOND[tear.colour]
  const beyonds = { ...ruling.beyonds, ...Object.fromEntries(sides.map((side) => [side, journal.beyond[side]])) }
  return (
    <>
      <ChoiceField label={ruling.lasts} value={tear.unit} options={ruling.units} onChange={(unit) => onChange({ unit })} />
      {tear.unit !== 'draw' && tear.unit !== 'ever' && (
        <NumberField label={ruling.count} value={tear.count} least={1} most={99} onChange={(count) => onChange({ count })} />
      )}
      <ChoiceField<TearChosen['beyond']>
        label={ruling.beyond}
        value={tear.beyond}
        options={beyonds as Readonly<Record<TearChosen['beyond'], string>>}
        onChange={(beyond) => onChange({ beyond })}
      />
    </>
  )
}

/** TGT-3: colour, size, duration and what is beyond; each chosen, or drawn where it is left open. */
export const TearForm = () => {
  const { ruling } = useTexts().ui.gardien
  const board = usePlay((play) => play.board)
  const seat = useOwnSeat()
  const [tear, setTear] = useState(NEW_TEAR)
  const onChange = (change: Partial<TearChosen>): void => setTear({ ...tear, ...change })
  return (
    <>
      <div className="form-grid">
        <Look {...{ tear, onChange }} />
        <End {...{ tear, onChange }} />
      </div>
      <Button
        kind="main"
        name={ruling.open}
        disabled={Number.isNaN(tear.metres) || Number.isNaN(tear.count)}
        to={() => void seat.say({ type: 'tear', dreamer: board.id, ...tearCommand(tear) })}
      />
    </>
  )
}
