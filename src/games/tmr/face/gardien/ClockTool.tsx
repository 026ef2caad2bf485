import { useState } from 'react'
import { Button } from '../../../../house/ui/Button.tsx'
import { ChoiceField, NumberField } from '../../../../house/ui/fields.tsx'
import { HOURS, type Hour } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { Tool } from './Tool.tsx'

/** Begins at the present hour, and again whenever it has changed. */
const ClockForm = () => {
  const texts = useTexts()
  const { view, say } = usePlay(({ view, say }) => ({ view, say }))
  const { gardien, sheet } = texts.ui
  const [day, setDay] = useState(view.clock.day)
  const [hour, setHour] = useState<Hour>(view.clock.hour)
  const names = Object.fromEntries(HOURS.map((one) => [one, texts.hours[one].name])) as Record<Hour, string>
  return (
    <>
      <NumberField label={gardien.day} value={day} least={0} most={100000} onChange={setDay} />
      <ChoiceField label={sheet.clock} value={hour} options={names} onChange={setHour} />
      <Button name={gardien.setClock} to={() => say({ type: 'setClock', moment: { day, hour } })} disabled={Number.isNaN(day)} />
    </>
  )
}

/** The one place for the hours: letting them pass, and setting them. */
export const ClockTool = () => {
  const texts = useTexts()
  const { view, say } = usePlay(({ view, say }) => ({ view, say }))
  const { clock, options } = view
  const { gardien, sheet, night } = texts.ui
  return (
    <Tool title={gardien.clock} on="table">
      <p>
        {texts.hours[clock.hour].hour}, {sheet.day(clock)}
      </p>
      {options.dragons && <p className="soft">{night.gardien.allHours}</p>}
      <div className="row">
        {[1, 3, 6, 12].map((hours) => (
          <Button key={hours} name={sheet.hoursLater({ hours })} to={() => say({ type: 'advance', hours })} />
        ))}
      </div>
      <ClockForm key={`${clock.day} ${clock.hour}`} />
    </Tool>
  )
}
