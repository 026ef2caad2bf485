import type { Notice } from '../../../../../kit/feeds.ts'
import type { List } from '../../../../../kit/grown.ts'
import type { DreamerId, Told, ToldHappening } from '../../../rules/public.ts'
import { latestFirst } from '../../journal/latestFirst.ts'

type SignSet = Extract<ToldHappening, { type: 'signSet' }>

/** SIG-6: the sign of a meditation, worth what its reading makes of it and lasting one round; one that the gardien has set is neither. */
export const heldSign = (notices: List<Notice<Told>>, dreamer: DreamerId): SignSet | null => {
  for (const { what } of latestFirst(notices, dreamer)) {
    if (what.type === 'signFelt') return null
    if (what.type === 'signSet') return what.value === null ? what : null
  }
  return null
}
