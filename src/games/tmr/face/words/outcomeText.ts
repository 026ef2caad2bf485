import type { Effect } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** TGT-4: aimed at oneself it does not come back. */
export const outcomeText = (texts: Texts, { outcome, how }: Pick<Effect, 'outcome' | 'how'>): string =>
  outcome === 'self' && (how === 'aimed' || how === 'unresisted') ? texts.journal.tookSelf : texts.outcomes[outcome]
