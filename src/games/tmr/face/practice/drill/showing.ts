import { type Drill, type Shown, shownOf } from '../../../practice/index.ts'
import { CELL_IDS, type CellId, canBeCastAt, distance, findSpell, touching } from '../../../rules/public.ts'
import type { FramedQuestion, FramedShow } from '../../desk/framing.ts'
import { cellOf, figureWords, type Posed, type Speaking } from './drillWords.ts'

type Labels = readonly (readonly [CellId, string])[]

/** The figure of each answer on its cell. */
const figuresOn = (speaking: Speaking, posed: Posed): Labels =>
  posed.drill.answers.flatMap((answer) => {
    const cell = cellOf(posed, answer)
    return cell ? [[cell, figureWords(speaking, posed.drill.unit, answer.figure)] as const] : []
  })

const watersOn = ({ format }: Speaking, { waters, mastery }: Shown): Labels =>
  waters.map((cell) => [cell, format.percent(mastery)] as const)

/** Reach is drawn where it decides: the track, or how many can be laid. */
const reachOf = ({ drill }: Posed, reach: readonly CellId[]): readonly CellId[] => {
  const { because }: Pick<Drill, 'because'> = drill
  return because.kind === 'limits' || because.kind === 'water' ? reach : []
}

/** The answer given, alone: its way and what it crosses. */
export const showGiven = (speaking: Speaking, posed: Posed, at: number): FramedShow => {
  const given = shownOf(posed, at)
  const { way, hops } = given
  return { way, other: [], hops, labels: new Map(watersOn(speaking, given)), reach: reachOf(posed, given.reach) }
}

/** The best, and the answer given against it. */
export const showBest = (speaking: Speaking, posed: Posed, chosen: number | null): FramedShow => {
  const { drill } = posed
  const best = shownOf(posed, drill.best)
  const other = chosen === null || chosen === drill.best ? null : shownOf(posed, chosen)
  const labels = new Map([
    ...(other ? watersOn(speaking, other) : []),
    ...watersOn(speaking, best),
    ...figuresOn(speaking, posed),
  ])
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

export const cellsOf = (posed: Posed): readonly CellId[] => posed.drill.answers.flatMap((answer) => cellOf(posed, answer) ?? [])

/** What of the map belongs to the question, or to what is shown of its answer. */
export const seenOnMap = (posed: Posed, shows?: FramedShow): Pick<FramedQuestion, 'cells' | 'sights' | 'around'> => {
  const { position, candidates } = posed.seen.board
  const cells = cellsOf(posed)
  const sights = [...cells, ...landsNear(posed), ...(shows ? [...shows.way, ...shows.other] : [])]
  return position === null ? { cells, sights, around: candidates.flatMap(touching) } : { cells, sights }
}
