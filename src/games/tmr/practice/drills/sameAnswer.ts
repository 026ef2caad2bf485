import type { DrillDone } from '../record/record.ts'
import type { Answer, Drill, DrillKind } from './drill.ts'

/** What the best answer of a drill is, as a word that another drill of its theme can have too. */
export const answerName = ({ answers, best, because }: Pick<Drill, 'answers' | 'best' | 'because'>): string => {
  const { key } = answers[best] as Answer
  switch (key.kind) {
    case 'land':
      return key.cell
    case 'plan':
      return key.plan
    case 'number':
      return String(key.count)
    case 'say':
      if (key.command.type === 'move') return String(key.command.to)
      return because.kind === 'encounter' ? `${key.command.type} ${because.met}` : key.command.type
    default:
      return key satisfies never
  }
}

/** A theme of two answers would otherwise tell the next one by the last. */
const LOOKED_BACK: Readonly<Record<DrillKind, number>> = { land: 6, encounter: 4, water: 2, lost: 2, reserve: 0, count: 1 }

/** RES-1: of two answers the same one comes at most so often running. */
const MOST_RUNNING = 2

/** The answers a theme gave shortly before, which it is not to give again. */
export const givenLately = (drills: readonly DrillDone[], kind: DrillKind): readonly string[] => {
  const given = drills
    .filter((drill) => drill.kind === kind)
    .toSorted((a, b) => b.at - a.at)
    .flatMap(({ answer }) => answer ?? [])
  const [last] = given
  const running = given.findIndex((answer) => answer !== last)
  const worn = last !== undefined && (running === -1 ? given.length : running) >= MOST_RUNNING ? [last] : []
  return [...new Set([...given.slice(0, LOOKED_BACK[kind]), ...worn])]
}
