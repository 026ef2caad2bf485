import { keyed } from '../../../../../house/ui/keyed.ts'
import type { Texts } from '../../../texts/index.ts'
import { HourGlyph } from '../../sheet/HourDial.tsx'
import { useLanguage, useTexts } from '../../words/language.tsx'
import { dreamtIn, type NightHour } from './nightOf.ts'

const otherOf = ({ night }: Texts['ui'], other: number): readonly string[] => {
  if (other > 0) return [night.dragonGave({ points: other })]
  return other < 0 ? [night.faded({ points: -other })] : []
}

const gaveOf = (ui: Texts['ui'], { faces, boxes, other }: NightHour): string => {
  const { night } = ui
  const dice = faces.map((face) => {
    if (face === 7) return night.dieDragon
    return face === 8 ? night.dieNothing({ face }) : night.dieGave({ face })
  })
  return [
    ...(dice.length > 0 ? dice : [night.noDie]),
    ...otherOf(ui, other),
    ...(boxes > 0 ? [night.erased({ boxes })] : []),
  ].join(', ')
}

const kindOf = (face: number): 'dragon' | 'nothing' | 'gain' => (face === 7 ? 'dragon' : face === 8 ? 'nothing' : 'gain')

const Hour = ({ slept }: { readonly slept: NightHour }) => {
  const { texts, format } = useLanguage()
  const { hours, ui } = texts
  const { hour, faces, boxes, other } = slept
  const words = ui.night.hourGave({ hour: hours[hour].hour, gave: gaveOf(ui, slept) })
  return (
    <li className="night-hour" title={words}>
      <span className="visually-hidden">{words}</span>
      <HourGlyph hour={hour} />
      {keyed(faces).map(([die, face]) => (
        <b key={die} className="night-die" data-gave={kindOf(face)} aria-hidden="true">
          {face}
        </b>
      ))}
      {other !== 0 && (
        <small aria-hidden="true" className="night-other">
          {format.signed(other)}
        </small>
      )}
      {boxes > 0 && (
        <small aria-hidden="true" className="night-boxes">
          −{boxes}
        </small>
      )}
    </li>
  )
}

interface NightHoursProps {
  /** How long this sleep has lasted. */
  readonly hours: number
  /** The hours that gave something. */
  readonly gave: readonly NightHour[]
}

/** Each hour that gave something, with its dream die and the fatigue it took away, then what the whole sleep comes to. */
export const NightHours = ({ hours, gave }: NightHoursProps) => {
  const { night } = useTexts().ui
  if (hours === 0) return <p className="soft">{night.unslept}</p>
  const points = gave.reduce((sum, hour) => sum + dreamtIn(hour), 0)
  const boxes = gave.reduce((sum, hour) => sum + hour.boxes, 0)
  return (
    <>
      {gave.length > 0 && (
        <ol className="night-hours" aria-label={night.hoursOf}>
          {gave.map((hour) => (
            <Hour key={`${hour.day} ${hour.hour}`} slept={hour} />
          ))}
        </ol>
      )}
      <p className="night-sum">{night.so({ hours, points, boxes })}</p>
    </>
  )
}
