import { type ReactNode, useMemo, useState } from 'react'
import { GuideBox } from '../../../../../house/lessons/index.ts'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { type Drill, type Seen, seenIn } from '../../../practice/index.ts'
import type { CellId } from '../../../rules/public.ts'
import { type Framing, FramingProvider } from '../../desk/framing.ts'
import { PlayScreen } from '../../play/PlayScreen.tsx'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { DrillCard, drillQuestion } from './DrillCard.tsx'
import { answerWords, cellOf, factWords, type Posed, type Speaking, titleWords, verdictWords } from './drillWords.ts'
import { ResultCard } from './ResultCard.tsx'
import { type Answered, useAnswering } from './useAnswering.ts'
import { useSandbox } from './useSandbox.ts'
import { useSpeaking } from './useSpeaking.ts'
import '../practice.css'
import '../ways.css'
import './drill.css'

interface DrillPlayProps {
  readonly drill: Drill
  /** The name it has in the record. */
  readonly name: string
  /** What it is called above the question. */
  readonly heading: string
  /** After the verdict. */
  readonly after?: (score: number) => ReactNode
  /** How it goes on. */
  readonly next: ReactNode
}

const Guide = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <GuideBox label={heading}>
    <h2 className="guide-title">{heading}</h2>
    {children}
  </GuideBox>
)

const spokenQuestion = (speaking: Speaking, posed: Posed): string =>
  [
    titleWords(speaking, posed),
    factWords(speaking, posed),
    `${speaking.format.or(posed.drill.answers.map((answer) => answerWords(speaking, posed, answer)))}.`,
  ].join(' ')

const cellsOf = (posed: Posed): readonly CellId[] =>
  posed.drill.answers.map((answer) => cellOf(posed, answer)).filter((cell) => cell !== null)

/** What stands in place of the moment's own question: the drill's, then its answer. */
const questionOf = (
  speaking: Speaking,
  posed: Posed,
  { answered, known, onChoose, result }: Shown,
): NonNullable<Framing['question']> => {
  if (answered || known) return { key: `${posed.drill.id} answered`, card: result, asks: null, cells: cellsOf(posed) }
  const pick = (cell: CellId): void => onChoose(posed.drill.answers.findIndex((answer) => cellOf(posed, answer) === cell))
  return {
    key: posed.drill.id,
    card: <DrillCard posed={posed} />,
    asks: { question: drillQuestion(speaking, posed), onAnswer: ({ id }) => onChoose(Number(id)) },
    cells: cellsOf(posed),
    onCell: pick,
  }
}

interface Shown {
  readonly answered: Answered | null
  readonly known: boolean
  readonly onChoose: (at: number) => void
  readonly result: ReactNode
}

/** Predict, then see, then play on: the same board and the same cards. */
export const DrillPlay = ({ drill, name, heading, after, next }: DrillPlayProps) => {
  const speaking = useSpeaking()
  const hub = usePracticeTexts()?.hub
  const sandbox = useSandbox(drill)
  const posed = useMemo<Posed>(() => ({ drill, seen: seenIn(drill) as Seen }), [drill])
  const { answered, before, answer, ready } = useAnswering(drill, name)
  const [plays, setPlays] = useState(false)
  if (!speaking || !hub || !ready || sandbox === null || isRefusal(sandbox))
    return <Unopened refusal={sandbox && isRefusal(sandbox) ? sandbox : null} />
  const { words } = speaking
  const known = before !== null
  const chosen = answered?.chosen ?? before?.chosen ?? null
  const score = answered?.score ?? before?.score ?? null
  const result = (
    <ResultCard
      {...{ speaking, posed, answered, chosen }}
      ways={
        <>
          {next}
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
  const question = plays ? undefined : questionOf(speaking, posed, { answered, known, onChoose: answer, result })
  const verdict = verdictWords(speaking, posed, chosen)
  const framing: Framing = {
    guide: (
      <Guide heading={heading}>
        {plays ? <p>{words.playingOn}</p> : <p className="drill-hardness">{words.hardness({ rating: drill.rating })}</p>}
        {plays && next}
      </Guide>
    ),
    spoken: plays ? words.playingOn : answered || known ? verdict : spokenQuestion(speaking, posed),
    goal: drill.kind === 'lost' ? { spell: null, wanders: true } : { spell: drill.second ?? drill.spell, wanders: false },
    home: { href: hrefOfPractice(), name: hub.title },
    ...(question ? { question } : {}),
  }
  return (
    <FramingProvider value={framing}>
      <PlayScreen seat={sandbox.seat} />
    </FramingProvider>
  )
}
