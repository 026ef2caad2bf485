import { type DreamerView, effectAsked, type Prompt, rulingOf } from '../../rules/public.ts'

/** ASC-2, NIT-2: leave to go up, and how long one sleeps, are asked of the gardien. */
export const isForGardien = ({ kind }: Prompt): boolean => kind === 'petition' || kind === 'asleep'

/** What a spell leaves to the gardien comes before what is asked of its dreamer: one thing at a time. Leave to go up is waited for, and stays. */
export const isRuledFirst = ({ kind }: Prompt, board: DreamerView): boolean =>
  rulingOf(effectAsked(board)) !== null && kind !== 'petition'
