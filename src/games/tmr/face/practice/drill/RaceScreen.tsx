import { useCallback, useEffect, useState } from 'react'
import { GuideBox } from '../../../../../house/exercise/index.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { type Drill, isRight, type PracticeRecord, storedOf } from '../../../practice/index.ts'
import { useReckoned } from '../../coach/useReckoned.ts'
import { keepDeed, useRecord } from '../../record/keptRecord.ts'
import { exercise } from '../exercise.ts'
import { Missing, Page, Waiting } from '../Page.tsx'
import { hrefOfPractice, usePractice } from '../speaking.ts'
import { DrillCard, drillQuestion } from './DrillCards.tsx'
import { goalOf, seenOnMap, usePosed } from './DrillPlay.tsx'
import { randomSeed, wishFor } from './drillScreens.tsx'
import { cellOf, titleWords, useSpeaking } from './drillWords.ts'
import './drill.css'

const RACE_MS = 180_000
const PENALTY_MS = 10_000

interface Race {
  readonly begun: number
  readonly seed: number
  readonly at: number
  readonly right: number
  readonly wrong: number
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
  readonly onAnswer: (right: boolean) => void
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

interface Heard {
  readonly last: 'right' | 'wrong' | null
}

interface RaceDrillProps extends Omit<RunningProps, 'record' | 'onWaited'>, Heard {
  readonly drill: Drill
}

const RaceDrill = exercise<RaceDrillProps>({
  laidOf: ({ drill }) => ({ from: storedOf(drill) }),
  useFrame: ({ drill, race, last, onAnswer, onOver }) => {
    const speaking = useSpeaking()
    const posed = usePosed(drill)
    if (!speaking) return null
    const words = speaking.words.race
    const said = last ? words[last] : ''
    const answer = (at: number): void => onAnswer(isRight(drill, at))
    return {
      guide: (
        <GuideBox label={words.title} heading={words.title}>
          <Clock race={race} onOver={onOver} />
          <p className="race-said">{said}</p>
        </GuideBox>
      ),
      spoken: `${said} ${titleWords(speaking, posed)}`.trim(),
      goal: goalOf(drill),
      question: {
        key: drill.id,
        card: <DrillCard posed={posed} />,
        asks: { question: drillQuestion(speaking, posed), onTake: ({ id }) => answer(Number(id)) },
        ...seenOnMap(posed),
        onCell: (cell) => answer(drill.answers.findIndex((one) => cellOf(posed, one) === cell)),
      },
    }
  },
})

/** The question in hand; the one after it is made meanwhile. */
const Running = ({ race, record, last, onWaited, ...rest }: RunningProps & Heard) => {
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
  return <RaceDrill key={now.answer.id} drill={now.answer} {...{ race, last }} {...rest} />
}

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
      <p className="practice-soft">{best < 0 ? words.notYet : words.best({ right: best })}</p>
      <Button kind="main" name={race ? words.again : words.begin} to={onBegin} />
    </Page>
  )
}

/** Three minutes, as many right answers as one can: the rating does not move. */
export const RaceScreen = () => {
  const record = useRecord()
  const [race, setRace] = useState<Race | null>(null)
  const [runs, setRuns] = useState(false)
  const [last, setLast] = useState<Heard['last']>(null)
  const waited = useCallback((ms: number): void => setRace((was) => was && { ...was, begun: was.begun + ms }), [])
  if (!record) return null
  const begin = (): void => {
    setRace({ begun: Date.now(), seed: randomSeed(), at: 0, right: 0, wrong: 0 })
    setLast(null)
    setRuns(true)
  }
  if (!race || !runs) return <Standing record={record} race={race} onBegin={begin} />
  const answer = (right: boolean): void => {
    setLast(right ? 'right' : 'wrong')
    setRace({ ...race, at: race.at + 1, right: race.right + Number(right), wrong: race.wrong + Number(!right) })
  }
  const over = (): void => {
    setRuns(false)
    const entry = { id: `race ${race.begun}`, at: Date.now(), score: race.right, wrong: race.wrong }
    void keepDeed({ list: 'races', entry })
  }
  return <Running race={race} record={record} last={last} onAnswer={answer} onOver={over} onWaited={waited} />
}
