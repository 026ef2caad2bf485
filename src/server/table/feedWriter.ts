import type { Message } from '../../kit/feeds.ts'
import { wireNews } from '../../kit/wire.ts'
import type { Out } from './company.ts'

type AnyMessage = Message<unknown, unknown>

/** The same message for all who sit in a role: what changed is found once, and written once. */
export const createFeedWriter = () => {
  let last: { readonly message: AnyMessage; readonly out: Out } | null = null
  return (message: AnyMessage, before: unknown): Out => {
    if (last?.message !== message) last = { message, out: { type: 'feed', news: wireNews(message, before) } }
    return last.out
  }
}
