import type { Effect } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

type Took = NonNullable<Effect['others']>[number]

/** TGT-2, TGT-4, CAST-6: aimed at oneself it does not come back; a zone forms around the caster; unaimed, it falls. */
export const outcomeText = ({ journal, outcomes }: Texts, { outcome, how, centre }: Took): string => {
  const wanted = how === 'aimed' || how === 'unresisted'
  if (outcome !== 'self') return outcomes[outcome]
  if (centre) return wanted ? journal.tookCentre : journal.fellCentre
  if (wanted) return journal.tookSelf
  return how === 'unaimed' ? journal.fellUnaimed : outcomes.self
}

type Tear = NonNullable<Effect['tear']>

/** TGT-3: its form, what goes or comes, when it ends and what is beyond; of one of before, what was written down. */
export const tearText = ({ journal }: Texts, { colour, metres, lasting, lasts, beyond }: Tear): string =>
  [
    journal.torn[colour]({ metres }),
    journal.tearTakes[colour],
    beyond && journal.beyond[beyond],
    lasting ? journal.tearLasts : lasts && journal.tearCloses[lasts.unit](lasts),
  ]
    .filter(Boolean)
    .join(' ')
