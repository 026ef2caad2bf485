import type { DreamerView } from '../../rules/public.ts'

export type RulingKind = 'erratic' | 'unaimed' | 'tear'

/** CAST-5, CAST-6, TGT-3: what is left to the gardien of a spell: what it comes to, what becomes of it, how the dream tears. */
export const rulingOf = (effect: DreamerView['effect']): RulingKind | null => {
  if (effect?.outcome === 'unaimed') return 'unaimed'
  if (effect?.outcome === 'impossible') return effect.tear === null ? 'tear' : null
  return effect?.outcome === 'erratic' && effect.text === null ? 'erratic' : null
}
