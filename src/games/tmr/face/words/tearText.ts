import type { Effect } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

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
