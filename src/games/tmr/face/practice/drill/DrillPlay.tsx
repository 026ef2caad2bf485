import { type ReactNode, useMemo, useState } from 'react'
import { GuideBox } from '../../../../../house/lessons/index.ts'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { type Drill, easeFor, type Seen, seenIn } from '../../../practice/index.ts'
import type { Framing } from '../../desk/framing.ts'
import { PlayScreen } from '../../play/table.tsx'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { DrillCard, drillQuestion } from './DrillCard.tsx'
import { answerWords, cellOf, factWords, type Posed, type Speaking, titleWords, verdictWords } from './drillWords.ts'
import { FeedbackCard, feedbackWords } from './FeedbackCard.tsx'
import { ResultCard } from './ResultCard.tsx'
import { seenOnMap, showBest, showGiven } from './showing.ts'
import type { AnsweringAs } from './useAnswering.ts'
import { useSandbox } from './useSandbox.ts'
import { useSpeaking } from './useSpeaking.ts'
import { useTries } from './useTries.ts'
import '../practice.css'
import '../ways.css'
import './drill.css'

/** How it goes on. */
interface Onwards {
  readonly href: string
  readonly name: string
}

const Next = ({ next, main }: { readonly next: Onwards; readonly main?: 'main' }) => (
  <a className="button" data-kind={main} href={next.href}>
    {next.name}
  </a>
)

interface DrillPlayProps {
  readonly drill: Drill
  /** The name it has in the record. */
  readonly name: string
  /** What it is called above the question. */
  readonly heading: string
  readonly as?: AnsweringAs
  /** After the verdict. */
  readonly after?: (score: number) => ReactNode
  readonly next: Onwards
}

interface GuideProps {
  readonly heading: string
  readonly hardness: string
  readonly children: ReactNode
}

const Guide = ({ heading, hardness, children }: GuideProps) => (
  <GuideBox label={heading}>
    <h2 className="guide-title">
      {heading} <span className="guide-step">{hardness}</span>
    </h2>
    {children}
  </GuideBox>
)

const spokenQuestion = (speaking: Speaking, posed: Posed): string =>
  [
    titleWords(speaking, posed),
    factWords(speaking, posed),
    `${speaking.format.or(posed.drill.answers.map((answer) => answerWords(speaking, posed, answer)))}.`,
  ].join(' ')

type Tries = ReturnType<typeof useTries>
type Framed = NonNullable<Framing['question']>

interface Stand {
  readonly speaking: Speaking
  readonly posed: Posed
  readonly tries: Tries
  readonly result: ReactNode
  readonly next: Onwards
}

const askedNow = ({ speaking, posed, tries }: Stand): Framed => ({
  key: `${posed.drill.id} ${tries.wrong.length}`,
  card: <DrillCard posed={posed} />,
  asks: { question: drillQuestion(speaking, posed, tries.wrong), onAnswer: ({ id }) => tries.answer(Number(id)) },
  ...seenOnMap(posed),
  onCell: (cell) => {
    const at = posed.drill.answers.findIndex((answer) => cellOf(posed, answer) === cell)
    if (!tries.wrong.includes(at)) tries.answer(at)
  },
})

const feedback = ({ speaking, posed, tries, next }: Stand, chosen: number): Framed => {
  const shows = showGiven(speaking, posed, chosen)
  return {
    key: `${posed.drill.id} wrong ${chosen}`,
    card: (
      <FeedbackCard
        {...{ speaking, posed, chosen }}
        ways={
          <>
            <button type="button" className="button" data-kind="main" onClick={tries.again}>
              {speaking.words.tryAgain}
            </button>
            <button type="button" className="button" onClick={tries.show}>
              {speaking.words.showMe}
            </button>
            <Next next={next} />
          </>
        }
      />
    ),
    asks: null,
    ...seenOnMap(posed, shows),
    shows,
  }
}

/** What stands in place of the moment's own question: the drill's, then what is said of the answer. */
const questionOf = (stand: Stand): Framed => {
  const { speaking, posed, tries, result } = stand
  if (tries.stage === 'asked') return askedNow(stand)
  if (tries.stage === 'wrong' && tries.last !== null) return feedback(stand, tries.last)
  const shows = showBest(speaking, posed, tries.last)
  return { key: `${posed.drill.id} answered`, card: result, asks: null, ...seenOnMap(posed, shows), shows }
}

const spokenOf = ({ speaking, posed, tries }: Stand): string => {
  if (tries.stage === 'asked') return spokenQuestion(speaking, posed)
  if (tries.stage === 'wrong' && tries.last !== null) return feedbackWords(speaking, posed, tries.last)
  return verdictWords(speaking, posed, tries.last)
}

/** Predict, then see, then play on: the same board and the same cards. */
export const DrillPlay = ({ drill, name, heading, as = 'rated', after, next }: DrillPlayProps) => {
  const speaking = useSpeaking()
  const hub = usePracticeTexts()?.hub
  const sandbox = useSandbox(drill)
  const posed = useMemo<Posed>(() => ({ drill, seen: seenIn(drill) as Seen }), [drill])
  const tries = useTries(drill, name, as)
  const [plays, setPlays] = useState(false)
  if (!speaking || !hub || !tries.ready || sandbox === null || isRefusal(sandbox))
    return <Unopened refusal={sandbox && isRefusal(sandbox) ? sandbox : null} />
  const { words } = speaking
  const { answered, before } = tries
  const score = answered?.score ?? before?.score ?? null
  const result = (
    <ResultCard
      {...{ speaking, posed, answered, chosen: tries.last, tries: tries.count }}
      ways={
        <>
          <Next next={next} main="main" />
          <button type="button" className="button" onClick={() => setPlays(true)}>
            {words.playOn}
          </button>
        </>
      }
    >
      {!answered && before && <p>{words.already({ score: speaking.format.percent(Math.round(before.score * 100)) })}</p>}
      {score !== null && after?.(score)}
    </ResultCard>
  )
  const stand: Stand = { speaking, posed, tries, result, next }
  const framing: Framing = {
    guide: (
      <Guide heading={heading} hardness={words.hardness[easeFor(drill.rating)]}>
        {plays && <p>{words.playingOn}</p>}
        {plays && <Next next={next} />}
      </Guide>
    ),
    spoken: plays ? words.playingOn : spokenOf(stand),
    goal: goalOf(drill),
    home: { href: hrefOfPractice(), name: hub.title },
    ...(plays ? {} : { question: questionOf(stand) }),
  }
  return <PlayScreen seat={sandbox.seat} framing={framing} />
}

export const goalOf = ({ kind, second, spell }: Drill): Framing['goal'] =>
  kind === 'lost' ? { spell: null, wanders: true } : { spell: second ?? spell, wanders: false }
