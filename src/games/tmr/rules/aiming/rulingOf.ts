import type { Effect } from '../state.ts'

export type RulingKind = 'erratic' | 'unaimed' | 'tear'

/** CAST-5, CAST-6, TGT-3: what is left to the gardien of a spell: what it comes to, what becomes of it, how the dream tears. */
export const rulingOf = (effect: Effect | null): RulingKind | null => {
  if (effect?.outcome === 'unaimed') return 'unaimed'
  if (effect?.outcome === 'impossible') return effect.tear === null ? 'tear' : null
  return effect?.outcome === 'erratic' && effect.text === null ? 'erratic' : null
}

/** MOV-4, CAST-6: it stands until it is ruled, whatever comes next; of an erratic effect it may be enough to have told it. */
export const standsUnruled = (effect: Effect | null): boolean => {
  const kind = rulingOf(effect)
  return kind === 'unaimed' || kind === 'tear'
}

/** What the gardien speaks of: the oldest that was left behind, or the last. */
export const effectAsked = (of: { readonly unruled?: readonly Effect[]; readonly effect: Effect | null }): Effect | null =>
  of.unruled?.[0] ?? of.effect
