import { type Drill, shownOf } from '../../../practice/index.ts'
import type { CellId } from '../../../rules/public.ts'
import type { FramedShow } from '../../desk/framing.ts'
import { cellOf, figureWords, type Posed, type Speaking } from './drillWords.ts'

/** The figure of each answer on its cell. */
const figuresOn = (speaking: Speaking, posed: Posed): readonly (readonly [CellId, string])[] =>
  posed.drill.answers.flatMap((answer) => {
    const cell = cellOf(posed, answer)
    return cell ? [[cell, figureWords(speaking, posed.drill.unit, answer.figure)] as const] : []
  })

const watersOn = ({ format }: Speaking, posed: Posed, at: number): readonly (readonly [CellId, string])[] => {
  const { waters, mastery } = shownOf(posed, at)
  return waters.map((cell) => [cell, format.percent(mastery)] as const)
}

/** Reach is drawn where it decides: the track, or how many can be laid. */
const reachOf = ({ drill }: Posed, reach: readonly CellId[]): readonly CellId[] => {
  const { because }: Pick<Drill, 'because'> = drill
  return because.kind === 'limits' || because.kind === 'water' ? reach : []
}

/** The answer given, alone: its way and what it crosses. */
export const showGiven = (speaking: Speaking, posed: Posed, at: number): FramedShow => {
  const { way, reach, after } = shownOf(posed, at)
  const labels = new Map([...watersOn(speaking, posed, at), ...after.map((cell) => [cell, '·'] as const)])
  return { way, other: [], labels, reach: reachOf(posed, reach) }
}

/** The best, and the answer given against it. */
export const showBest = (speaking: Speaking, posed: Posed, chosen: number | null): FramedShow => {
  const { drill } = posed
  const best = shownOf(posed, drill.best)
  const other = chosen === null || chosen === drill.best ? [] : shownOf(posed, chosen).way
  const labels = new Map([
    ...(chosen === null ? [] : watersOn(speaking, posed, chosen)),
    ...watersOn(speaking, posed, drill.best),
    ...figuresOn(speaking, posed),
    ...best.after.map((cell) => [cell, '·'] as const),
  ])
  return { way: best.way, other, labels, reach: reachOf(posed, best.reach) }
}
