import { useId, useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { later, type Moment } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'

const STEPS = Array.from({ length: 12 }, (_, at) => at + 1)

interface AdvanceProps {
  readonly clock: Moment
  readonly onAdvance: (hours: number) => void
}

/** For whoever sets the clock. */
export const Advance = ({ clock, onAdvance }: AdvanceProps) => {
  const { hours: names, ui } = useTexts()
  const [hours, setHours] = useState(1)
  const id = useId()
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
        <Button name={ui.sheet.hoursLater({ hours })} to={() => onAdvance(hours)} />
      </div>
    </div>
  )
}
