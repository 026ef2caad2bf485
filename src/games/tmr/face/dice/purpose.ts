import type { Command } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

type Purpose = keyof Texts['dicePurposes']

const ENTERING: ReadonlySet<Command['type']> = new Set(['ascend', 'move', 'goTo', 'jump'])

/** WET-1 comes before ENC-1, whose d7 is followed by which encounter and how strong. */
const inEntering = (label: string, thrown: number): Purpose | null => {
  if (label === 'd100') return thrown === 0 ? 'water' : 'encounter'
  return /^d\d+$/.test(label) && label !== 'd7' && label !== 'd20' ? 'strength' : null
}

/** What a die that has many uses decides now; null: its name says it, or nothing does. */
export const purposeOf = ({ type }: Pick<Command, 'type'>, label: string, thrown: number): Purpose | null => {
  if (ENTERING.has(type)) return inEntering(label, thrown)
  if (type === 'master' && label === 'd100' && thrown === 0) return 'mastery'
  if (type === 'cast' && label === 'd100' && thrown === 0) return 'casting'
  return type === 'advance' && label === 'd8' ? 'dream' : null
}
