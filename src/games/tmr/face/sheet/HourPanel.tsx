import { useId, useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { later } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

const STEPS = Array.from({ length: 12 }, (_, at) => at + 1)

/** For whoever sets the clock: the gardien, or somebody alone. */
export const Advance = () => {
  const { clock, say, sets } = usePlay(({ view, say, mayAct }) => ({
    clock: view.clock,
    say,
    sets: mayAct && (view.role.kind === 'gardien' || view.table.length === 1),
  }))
  const { hours: names, ui } = useTexts()
  const [hours, setHours] = useState(1)
  const id = useId()
  if (!sets) return null
  return (
    <div className="hour-advance">
      <label htmlFor={id}>{ui.sheet.advanceClock}</label>
      <div className="row hour-controls">
        <select id={id} value={hours} onChange={(change) => setHours(Number(change.target.value))}>
          {STEPS.map((step) => {
            const { hour, day } = later(clock, step)
            return (
              <option key={step} value={step}>
                {ui.sheet.advanceTo({ hour: names[hour].name, day, hours: step })}
              </option>
            )
          })}
        </select>
        <Button name={ui.sheet.hoursLater({ hours })} to={() => say({ type: 'advance', hours })} />
      </div>
    </div>
  )
}
