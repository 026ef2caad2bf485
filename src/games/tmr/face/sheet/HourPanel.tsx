import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { later, type Moment } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'
import { HourDial } from './HourDial.tsx'
import './hour.css'

const STEPS = Array.from({ length: 12 }, (_, at) => at + 1)

interface AdvanceProps {
  readonly clock: Moment
  readonly onAdvance: (hours: number) => void
}

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

/** `advance`: for whoever sets the clock. */
export const HourPanel = ({ clock, advance }: Pick<AdvanceProps, 'clock'> & { readonly advance?: ReactNode }) => (
  <div className="hour-panel">
    <HourDial clock={clock} />
    {advance}
  </div>
)
