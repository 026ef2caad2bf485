import { useCallback, useEffect, useState } from 'react'
import { GuideBox } from '../../../../../house/exercise/index.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { type Drill, isRight, type PracticeRecord, storedOf } from '../../../practice/index.ts'
import { useReckoned } from '../../coach/useReckoned.ts'
import { keepDeed, useRecord } from '../../record/keptRecord.ts'
import { exercise } from '../exercise.ts'
import { Missing, Page, Part, Waiting } from '../Page.tsx'
import { hrefOfPractice, usePractice } from '../speaking.ts'
import { DrillCard, drillQuestion } from './DrillCards.tsx'
import { goalOf, seenOnMap } from './DrillPlay.tsx'
import { randomSeed, wishFor } from './drillScreens.tsx'
import { cellOf, titleWords, usePosed } from './drillWords.ts'
import './drill.css'

const RACE_MS = 180_000
const PENALTY_MS = 10_000

/** A question that was answered wrong. */
interface Missed {
  readonly id: string
  readonly title: string
}

interface Race {
  readonly begun: number
  readonly seed: number
  readonly at: number
  readonly right: number
  readonly wrong: number
  readonly missed: readonly Missed[]
  /** How the question before was answered. */
  readonly last: 'right' | 'wrong' | null
  readonly over: boolean
}

const endsAt = ({ begun, wrong }: Race): number => begun + RACE_MS - wrong * PENALTY_MS

/** 2:05. */
const clockWords = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const useNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return now
}

interface RunningProps {
  readonly race: Race
  readonly record: PracticeRecord
  /** Null: it was right. */
  readonly onAnswer: (missed: Missed | null) => void
  readonly onOver: () => void
  /** So long a question was being made: the clock stood still. */
  readonly onWaited: (ms: number) => void
}

const Clock = ({ race, onOver }: Pick<RunningProps, 'race' | 'onOver'>) => {
  const words = usePractice().drills.race
  const left = endsAt(race) - useNow()
  useEffect(() => {
    if (left <= 0) onOver()
  }, [left, onOver])
  return (
    <p className="race-clock" role="timer" aria-live="off">
      {words.left({ time: clockWords(left) })} · {words.count({ right: race.right })}
    </p>
  )
}

interface RaceDrillProps extends Omit<RunningProps, 'record' | 'onWaited'> {
  readonly drill: Drill
}

const RaceDrill = exercise<RaceDrillProps>({
  laidOf: ({ drill }) => ({ from: storedOf(drill) }),
  useFrame: ({ drill, race, onAnswer, onOver }) => {
    const posed = usePosed(drill)
    if (!posed) return null
    const words = posed.words.race
    const said = race.last ? words[race.last] : ''
    const answer = (at: number): void => onAnswer(isRight(drill, at) ? null : { id: drill.id, title: titleWords(posed) })
    return {
      guide: (
        <GuideBox label={words.title} heading={words.title}>
          <Clock race={race} onOver={onOver} />
          <p className="race-said">{said}</p>
        </GuideBox>
      ),
      spoken: `${said} ${titleWords(posed)}`.trim(),
      goal: goalOf(drill),
      question: {
        key: drill.id,
        card: <DrillCard posed={posed} />,
        asks: { question: drillQuestion(posed), onTake: ({ id }) => answer(Number(id)) },
        ...seenOnMap(posed),
        onCell: (cell) => answer(drill.answers.findIndex((one) => cellOf(posed, one) === cell)),
      },
    }
  },
})

/** The question in hand; the one after it is made meanwhile. */
const Running = ({ race, record, onWaited, ...rest }: RunningProps) => {
  const { drills: words } = usePractice()
  const wishAt = (at: number) => wishFor(record, (race.seed + at) % 2 ** 31, null)
  const now = useReckoned<'near'>(wishAt(race.at))
  useReckoned<'near'>(wishAt(race.at + 1))
  const waits = now.state === 'now'
  useEffect(() => {
    if (!waits) return
    const since = Date.now()
    return () => onWaited(Date.now() - since)
  }, [waits, onWaited])
  if (waits) return <Waiting told={words.making} />
  if (now.state === 'failed' || !now.answer) return <Missing told={now.state === 'failed' ? words.failed : words.noneFound} />
  return <RaceDrill key={now.answer.id} drill={now.answer} race={race} {...rest} />
}

/** Each is asked again without a clock, and tells its figures. */
const MissedInRace = ({ missed }: Pick<Race, 'missed'>) => (
  <Part id="race-missed" title={usePractice().drills.race.missed}>
    <ul className="race-missed">
      {missed.map(({ id, title }) => (
        <li key={id}>
          <a href={hrefOfPractice('revoir', id)}>{title}</a>
        </li>
      ))}
    </ul>
  </Part>
)

interface StandingProps {
  readonly record: PracticeRecord
  readonly race: Race | null
  readonly onBegin: () => void
}

const Standing = ({ record, race, onBegin }: StandingProps) => {
  const { hub, drills } = usePractice()
  const words = drills.race
  const best = Math.max(-1, ...record.races.map(({ score }) => score))
  return (
    <Page back={{ name: hub.back, href: hrefOfPractice() }} title={words.title}>
      <p className="practice-lead" role="status">
        {race ? words.over(race) : words.lead}
      </p>
      <p className="soft">{best < 0 ? words.notYet : words.best({ right: best })}</p>
      <Button kind="main" name={race ? words.again : words.begin} to={onBegin} />
      {race && race.missed.length > 0 && <MissedInRace missed={race.missed} />}
    </Page>
  )
}

/** Three minutes, as many right answers as one can: the rating does not move. */
export const RaceScreen = () => {
  const record = useRecord()
  const [race, setRace] = useState<Race | null>(null)
  const waited = useCallback((ms: number): void => setRace((was) => was && { ...was, begun: was.begun + ms }), [])
  if (!record) return null
  const begin = (): void =>
    setRace({ begun: Date.now(), seed: randomSeed(), at: 0, right: 0, wrong: 0, missed: [], last: null, over: false })
  if (!race || race.over) return <Standing record={record} race={race} onBegin={begin} />
  const answer = (missed: Missed | null): void => {
    const last = missed ? 'wrong' : 'right'
    setRace({ ...race, at: race.at + 1, [last]: race[last] + 1, missed: [...race.missed, ...(missed ? [missed] : [])], last })
  }
  const over = (): void => {
    setRace({ ...race, over: true })
    const entry = { id: `race ${race.begun}`, at: Date.now(), score: race.right, wrong: race.wrong }
    void keepDeed({ list: 'races', entry })
  }
  return <Running race={race} record={record} onAnswer={answer} onOver={over} onWaited={waited} />
}
