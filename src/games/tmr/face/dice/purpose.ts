import type { Command } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

type Purpose = keyof Texts['dicePurposes']

const ASCENDING: ReadonlySet<Command['type']> = new Set(['ascend', 'answerAscent'])
const ENTERING: ReadonlySet<Command['type']> = new Set([...ASCENDING, 'move', 'stay', 'goTo', 'jump'])
const MASTERING: ReadonlySet<Command['type']> = new Set(['master', 'struggle', 'masterCell'])

/** ENC-1: the d7 is followed by which encounter and how strong. */
const inEntering = (label: string): Purpose | null => {
  if (label === 'd100') return 'encounter'
  return /^d\d+$/.test(label) && label !== 'd7' && label !== 'd20' ? 'strength' : null
}

/** What a die that has many uses decides now; null: its name says it, or nothing does. */
export const purposeOf = ({ type }: Pick<Command, 'type'>, label: string, thrown: number): Purpose | null => {
  // ASC-2: the roll asked for comes before anything can be met.
  if (ASCENDING.has(type) && label === 'd100' && thrown === 0) return 'will'
  if (ENTERING.has(type)) return inEntering(label)
  if (MASTERING.has(type) && label === 'd100' && thrown === 0) return 'mastery'
  if (type === 'cast' && label === 'd100' && thrown === 0) return 'casting'
  return type === 'advance' && label === 'd8' ? 'dream' : null
}
