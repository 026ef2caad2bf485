import { useState } from 'react'
import { CheckField } from '../../../../house/ui/fields.tsx'
import { keyed } from '../../../../house/ui/keyed.ts'
import { type CellId, isCellId, type Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { placeOf } from '../words/place.ts'
import { spellName } from '../words/spellNames.ts'
import { ChoiceRow } from './ChoiceRow.tsx'
import { useSpellName } from './HandCards.tsx'
import { matesOf } from './mates.ts'

type Free = Extract<Prompt, { kind: 'free' }>

/** Few cells stand as answers of their own, many in a list. */
const FEW = 2

/** TET-4, TET-5: to a home cell, or along the Fleuve. */
export const Jumps = ({ jumps }: { readonly jumps: Free['jumps'] }) => {
  const { texts, format } = useLanguage()
  const { desk, say, mayAct } = usePlay()
  const [picked, setPicked] = useState<CellId | null>(null)
  const { dragons } = texts.ui
  const leaps = jumps.flatMap((jump) => (isCellId(jump.command.cell) ? [{ ...jump, cell: jump.command.cell }] : []))
  const chosen = leaps.find(({ cell }) => cell === picked) ?? leaps[0]
  if (!chosen) return null
  const listed = leaps.length > FEW
  const shown = listed ? [chosen] : leaps
  const pick = (cell: CellId | null): void => {
    setPicked(cell)
    desk.setState({ lit: cell })
  }
  return (
    <>
      {listed && (
        <label className="field">
          {dragons.jumpWhere}
          <select value={chosen.cell} onChange={({ target }) => pick(target.value as CellId)}>
            {leaps.map(({ cell }) => (
              <option key={cell} value={cell}>
                {placeOf(format, cell)}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown.map(({ cell, command, rule, refusal }) => (
        <ChoiceRow
          key={cell}
          label={dragons.jumpTo({ place: placeOf(format, cell) })}
          rule={rule}
          refusal={refusal}
          disabled={!mayAct}
          onChoose={() => say(command)}
        >
          {dragons.jumpMeans}
        </ChoiceRow>
      ))}
    </>
  )
}

const Trigger = ({ trigger: { command, rule, refusal } }: { readonly trigger: Free['triggers'][number] }) => {
  const { dragons } = useLanguage().texts.ui
  const { say, mayAct } = usePlay()
  const spell = useSpellName({ id: command.spells?.[0] ?? '' })
  return (
    <ChoiceRow label={dragons.trigger({ spell })} rule={rule} refusal={refusal} disabled={!mayAct} onChoose={() => say(command)}>
      {dragons.triggerMeans}
    </ChoiceRow>
  )
}

/** TET-9: several at once, at one target. */
const Together = () => {
  const { texts, format } = useLanguage()
  const names = useSpellTexts()
  const { view, board, say, mayAct } = usePlay()
  const mates = matesOf(board)
  const [picked, setPicked] = useState<readonly number[]>([])
  const { dragons } = texts.ui
  const nameOf = (spell: string): string => spellName(view.spells, names, format, spell)
  const spells = mates.filter((_, at) => picked.includes(at))
  if (mates.length < 2) return null
  return (
    <details className="card-note together">
      <summary>{dragons.together}</summary>
      {keyed(mates).map(([key, spell], at) => (
        <CheckField
          key={key}
          label={nameOf(spell)}
          checked={picked.includes(at)}
          onChange={(on) => setPicked(on ? [...picked, at] : picked.filter((one) => one !== at))}
        />
      ))}
      <ChoiceRow
        label={dragons.trigger({ spell: format.and(spells.map(nameOf)) || '…' })}
        rule="TET-9"
        disabled={!mayAct || spells.length < 2}
        onChoose={() => say({ type: 'trigger', dreamer: board.id, spells: [...spells] })}
      >
        {dragons.togetherMeans}
      </ChoiceRow>
    </details>
  )
}

/** TET-7, TET-9: what lies here, set off by word. */
export const Triggers = ({ triggers }: { readonly triggers: Free['triggers'] }) => (
  <>
    {triggers.length > 0 && (
      <div className="choice-pair">
        {triggers.map((trigger) => (
          <Trigger key={trigger.command.spells?.join(' ')} trigger={trigger} />
        ))}
      </div>
    )}
    {triggers.some(({ refusal }) => !refusal) && <Together />}
  </>
)
