import { useLayoutEffect, useRef } from 'react'
import { AnswerRows, Fields } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { keyed } from '../../../../house/ui/keyed.ts'
import { isSuccess, NOTE_RULES } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useHere } from '../question/index.ts'
import { HourDial, HourGlyph } from '../sky/HourDial.tsx'
import { useLanguage, useTexts } from '../words/language.tsx'
import { EffectNote } from './EffectNote.tsx'
import { dreamtIn, hoursSlept, type NightDragon, type NightHour, nightOf } from './night/nightOf.ts'
import { Picture } from './Picture.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import './night/night.css'

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
    <li className="night-hour line tabular" title={words}>
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
const NightHours = ({ hours, gave }: NightHoursProps) => {
  const { night } = useTexts().ui
  if (hours === 0) return <p className="soft">{night.unslept}</p>
  const points = gave.reduce((sum, hour) => sum + dreamtIn(hour), 0)
  const boxes = gave.reduce((sum, hour) => sum + hour.boxes, 0)
  return (
    <>
      {gave.length > 0 && (
        <ol className="night-hours row" aria-label={night.hoursOf}>
          {gave.map((hour) => (
            <Hour key={`${hour.day} ${hour.hour}`} slept={hour} />
          ))}
        </ol>
      )}
      <p className="night-sum">{night.so({ hours, points, boxes })}</p>
    </>
  )
}

const Passing = () => {
  const { night } = useTexts().ui
  const desk = usePlay((play) => play.desk)
  return (
    <p className="night-passing line">
      <span role="status">{night.passing}</span>
      <Button name={night.stop} to={() => desk.setState({ sleeping: null })} />
    </p>
  )
}

const heightOf = (element: HTMLElement): number => {
  const all = new Range()
  all.selectNodeContents(element)
  return all.getBoundingClientRect().height
}

/** How long to sleep, and waking. While the hours pass, waking stays where it stood: the hand that sleeps on does not wake. */
const NightWays = ({ passing }: { readonly passing: boolean }) => {
  const ways = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => {
    if (ways.current && !passing) height.current = heightOf(ways.current)
  })
  return (
    <div
      ref={ways}
      className="night-ways"
      data-passing={passing || undefined}
      style={passing ? { minHeight: height.current } : undefined}
    >
      {passing && <Passing />}
      <AnswerRows />
    </div>
  )
}

/** NIT-4: what this hour can give. */
const SleepNote = () => {
  const { night } = useTexts().ui
  const { board, prompt } = usePlay(({ board, prompt }) => ({ board, prompt }))
  const ahead = prompt.kind === 'asleep' ? prompt.night : null
  if (!board.wholeHour) return <p className="card-note">{night.broken}</p>
  if (ahead?.dice === 0) return <p className="card-note">{night.noDreams}</p>
  return ahead?.atThreshold ? <p className="card-note">{night.atThreshold}</p> : null
}

/** NIT-5: what crossed the last hour of sleep. */
const NightDragonNote = ({ dragon }: { readonly dragon: NightDragon | null }) => {
  const { ui, qualities } = useTexts()
  const words = ui.night.dragon
  if (!dragon) return null
  const { strength, check } = dragon
  const won = check !== null && isSuccess(check.quality)
  return (
    <div className="night-dragon" data-won={won || undefined}>
      <span className="card-picture" aria-hidden="true">
        <Picture of="reve-de-dragon" />
      </span>
      <div>
        <p>
          <strong>{strength === null ? words.zero : words.title({ strength })}</strong> <RuleTag rule={NOTE_RULES.nightDragon} />
        </p>
        <p>
          {won ? words.won : words.lost}{' '}
          {check && `(${qualities[check.quality].name}, ${check.face}\u00a0/\u00a0${check.chance})`}
        </p>
      </div>
    </div>
  )
}

/** NIT: the hours of sleep, one after the other; what crossed them is told under the answers, and moves none. */
const NightCard = () => {
  const { ui } = useTexts()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const { asking } = useHere()
  const notices = useSeat((state) => state.notices)
  const gave = nightOf(notices, board.id)
  return (
    <QuestionCard kind="asleep" picture="asleep">
      <div className="night-sky" data-yields>
        <HourDial clock={view.clock} />
        <div className="night-told list">
          <NightHours hours={hoursSlept(notices, board.id, view.clock)} gave={gave} />
          <SleepNote />
        </div>
      </div>
      {asking.clock === 'gardien' && <p className="card-note">{ui.night.byGardien}</p>}
      <NightWays passing={asking.desk.sleeping !== null} />
      <NightDragonNote dragon={gave.at(-1)?.dragon ?? null} />
      <EffectNote />
    </QuestionCard>
  )
}

/** NIT; DRM-3: at a table without dragons the sheet is put right before the next journey. */
export const AsleepCard = () =>
  usePlay((play) => play.view.options.dragons) ? (
    <NightCard />
  ) : (
    <QuestionCard kind="asleep" picture="asleep">
      <div className="form-grid">
        <Fields />
      </div>
      <AnswerRows />
      <EffectNote />
    </QuestionCard>
  )
