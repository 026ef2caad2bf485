import { type ReactNode, useState } from 'react'
import { GuideBox } from '../../../../../house/exercise/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { type Drill, easeFor, type Shown, shownOf, storedOf } from '../../../practice/index.ts'
import { CELL_IDS, type CellId, canBeCastAt, distance, findSpell, touching } from '../../../rules/public.ts'
import type { FramedQuestion, FramedShow, Framing } from '../../desk/framing.ts'
import { exercise } from '../exercise.ts'
import { DrillCard, drillQuestion, ResultCard, VerdictCard } from './DrillCards.tsx'
import {
  answerWords,
  cellOf,
  factWords,
  figureWords,
  type Posed,
  shortWords,
  titleWords,
  usePosed,
  verdictWords,
} from './drillWords.ts'
import { type AnsweringAs, useTries } from './useTries.ts'
import './drill.css'

type Labels = readonly (readonly [CellId, string])[]

/** The figure of each answer on its cell. */
const figuresOn = (posed: Posed): Labels =>
  posed.drill.answers.flatMap((answer) => {
    const cell = cellOf(posed, answer)
    return cell ? [[cell, figureWords(posed, answer.figure)] as const] : []
  })

const watersOn = ({ format }: Posed, { waters, mastery }: Shown): Labels =>
  waters.map((cell) => [cell, format.percent(mastery)] as const)

/** Reach is drawn where it decides: the track, or how many can be laid. */
const reachOf = ({ drill }: Posed, reach: readonly CellId[]): readonly CellId[] => {
  const { because }: Pick<Drill, 'because'> = drill
  return because.kind === 'limits' || because.kind === 'water' ? reach : []
}

/** The answer given, alone: its way and what it crosses. */
const showGiven = (posed: Posed, at: number): FramedShow => {
  const given = shownOf(posed, at)
  const { way, hops } = given
  return { way, other: [], hops, labels: new Map(watersOn(posed, given)), reach: reachOf(posed, given.reach) }
}

/** The best, and the answer given against it. */
const showBest = (posed: Posed, chosen: number | null): FramedShow => {
  const { drill } = posed
  const best = shownOf(posed, drill.best)
  const other = chosen === null || chosen === drill.best ? null : shownOf(posed, chosen)
  const labels = new Map([...(other ? watersOn(posed, other) : []), ...watersOn(posed, best), ...figuresOn(posed)])
  return { way: best.way, other: other?.way ?? [], hops: best.hops, labels, reach: reachOf(posed, best.reach) }
}

/** Of each theme, how many of the nearest lands of its spell are part of the question. */
const LANDS: Readonly<Record<Drill['kind'], number>> = { land: 0, encounter: 1, water: 1, lost: 0, reserve: 1, count: 3 }

const landsNear = ({ drill, seen }: Posed): readonly CellId[] => {
  const [spell, { position }] = [findSpell({}, drill.second ?? drill.spell), seen.board]
  if (!spell || !position) return []
  return CELL_IDS.filter((cell) => canBeCastAt(spell, cell))
    .toSorted((a, b) => distance(position, a) - distance(position, b))
    .slice(0, LANDS[drill.kind])
}

const cellsOf = (posed: Posed): readonly CellId[] => posed.drill.answers.flatMap((answer) => cellOf(posed, answer) ?? [])

/** What of the map belongs to the question, or to what is shown of its answer. */
export const seenOnMap = (posed: Posed, shows?: FramedShow): Pick<FramedQuestion, 'cells' | 'sights' | 'around'> => {
  const { position, candidates } = posed.seen.board
  const cells = cellsOf(posed)
  const sights = [...cells, ...landsNear(posed), ...(shows ? [...shows.way, ...shows.other] : [])]
  return position === null ? { cells, sights, around: candidates.flatMap(touching) } : { cells, sights }
}

const feedbackWords = (posed: Posed, chosen: number): string => {
  const answer = posed.drill.answers[chosen]
  if (!answer) return ''
  return `${posed.words.notThat({ answer: answerWords(posed, answer) })} ${shortWords(posed, chosen)}`
}

interface DrillPlayProps {
  readonly drill: Drill
  /** The name it has in the record. */
  readonly name: string
  /** What it is called above the question. */
  readonly heading: string
  readonly as?: AnsweringAs
  /** After the verdict. */
  readonly after?: (score: number) => ReactNode
  readonly next: WayOn
}

/** What is asked or shown of it, and how that is said aloud. */
interface Stage {
  readonly question: FramedQuestion
  readonly spoken: string
}

interface Stand {
  readonly posed: Posed
  readonly tries: ReturnType<typeof useTries>
  readonly result: ReactNode
  readonly next: WayOn
}

const asked = ({ posed, tries }: Stand): Stage => ({
  question: {
    key: `${posed.drill.id} ${tries.wrong.length}`,
    card: <DrillCard posed={posed} />,
    asks: { question: drillQuestion(posed, tries.wrong), onTake: ({ id }) => tries.answer(Number(id)) },
    ...seenOnMap(posed),
    onCell: (cell) => {
      const at = posed.drill.answers.findIndex((answer) => cellOf(posed, answer) === cell)
      if (!tries.wrong.includes(at)) tries.answer(at)
    },
  },
  spoken: [
    titleWords(posed),
    factWords(posed),
    `${posed.format.or(posed.drill.answers.map((answer) => answerWords(posed, answer)))}.`,
  ].join(' '),
})

/** Why that one falls short; the best is still to be found, or shown. */
const fallsShort = ({ posed, tries, next }: Stand, chosen: number): Stage => {
  const { words } = posed
  const shows = showGiven(posed, chosen)
  const spoken = feedbackWords(posed, chosen)
  const ways: readonly WayOn[] = [
    { name: words.tryAgain, to: tries.again, kind: 'main' },
    { name: words.showMe, to: tries.show },
    next,
  ]
  const card = <VerdictCard className="drill-feedback" title={titleWords(posed)} verdict={spoken} ways={ways} />
  const key = `${posed.drill.id} wrong ${chosen}`
  return { question: { key, card, asks: null, ...seenOnMap(posed, shows), shows }, spoken }
}

/** What stands in place of the moment's own question: the drill's, then what is said of the answer. */
const stageOf = (stand: Stand): Stage => {
  const { posed, tries, result: card } = stand
  if (tries.stage === 'asked') return asked(stand)
  if (tries.stage === 'wrong' && tries.last !== null) return fallsShort(stand, tries.last)
  const shows = showBest(posed, tries.last)
  const question = { key: `${posed.drill.id} answered`, card, asks: null, ...seenOnMap(posed, shows), shows }
  return { question, spoken: verdictWords(posed, tries.last) }
}

const useFrame = ({ drill, name, heading, as = 'rated', after, next }: DrillPlayProps): Omit<Framing, 'home'> | null => {
  const posed = usePosed(drill)
  const tries = useTries(drill, name, as)
  const [plays, setPlays] = useState(false)
  if (!posed || !tries.ready) return null
  const { words, format } = posed
  const { answered, before } = tries
  const score = answered?.score ?? before?.score ?? null
  const result = (
    <ResultCard
      {...{ posed, answered, chosen: tries.last, tries: tries.count }}
      ways={[
        { ...next, kind: 'main' },
        { name: words.playOn, to: () => setPlays(true) },
      ]}
    >
      {!answered && before && <p>{words.already({ score: format.percent(Math.round(before.score * 100)) })}</p>}
      {score !== null && after?.(score)}
    </ResultCard>
  )
  const { question, spoken } = stageOf({ posed, tries, result, next })
  return {
    guide: (
      <GuideBox label={heading} heading={heading} step={words.hardness[easeFor(drill.rating)]} ways={plays ? [next] : []}>
        {plays && <p>{words.playingOn}</p>}
      </GuideBox>
    ),
    spoken: plays ? words.playingOn : spoken,
    goal: goalOf(drill),
    ...(plays ? {} : { question }),
  }
}

/** Predict, then see, then play on: the same board and the same cards. */
export const DrillPlay = exercise<DrillPlayProps>({ laidOf: ({ drill }) => ({ from: storedOf(drill) }), useFrame })

export const goalOf = ({ kind, second, spell }: Drill): Framing['goal'] =>
  kind === 'lost' ? { spell: null, wanders: true } : { spell: second ?? spell, wanders: false }
