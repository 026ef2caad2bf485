import type { Message, Notice, UndoRequest } from '../../kit/feeds.ts'
import type { ServerMessage } from '../../kit/wire.ts'
import type { Speech } from './speech.ts'

type View = Speech['view']
type Told = Speech['told']
type Welcome = Extract<ServerMessage<View, Told>, { type: 'welcome' }>

/** What a seat has been told so far: every notice once, in order, and the view that goes with the last. */
export interface Inbox {
  welcome(welcome: Welcome): void
  feed(message: Message<View, Told>): void
  /** The seat is another: what it was told before is not its own. */
  forget(): void
  page(notices: readonly Notice<Told>[], n: number): void
  /** The number after which notices are missing, or null. */
  missingAfter(): number | null
  last(): number
  /** What is new since it was last taken; null while something is missing. */
  take(): { readonly notices: readonly Notice<Told>[]; readonly reset: boolean } | null
  /** All that was taken so far, and what was true then. */
  shown(): readonly Notice<Told>[]
  view(): View | null
  requests(): readonly UndoRequest[]
}

export const createInbox = (): Inbox => {
  const notices: Notice<Told>[] = []
  let view: View | null = null
  let viewAt = 0
  let known = 0
  let requests: readonly UndoRequest[] = []
  let taken = 0
  let reset = true
  let shown: { readonly view: View | null; readonly requests: readonly UndoRequest[] } = { view: null, requests: [] }

  const append = (notice: Notice<Told>): void => {
    if (notice.n !== notices.length + 1) return
    notices.push(notice)
    if (notice.requests) requests = notice.requests
  }

  const beginAnew = (): void => {
    notices.length = 0
    taken = 0
    viewAt = 0
    reset = true
  }

  return {
    forget: beginAnew,
    welcome: (welcome) => {
      if (welcome.after === 0 || welcome.after > notices.length) beginAnew()
      requests = welcome.requests
      for (const notice of welcome.missed) append(notice)
      view = welcome.view
      viewAt = welcome.n
      known = welcome.n
    },
    feed: ({ view: seen, ...notice }) => {
      append(notice)
      known = Math.max(known, notice.n)
      if (notice.n <= viewAt) return
      view = seen
      viewAt = notice.n
    },
    page: (page, n) => {
      for (const notice of page) append(notice)
      known = Math.max(known, n)
    },
    missingAfter: () => (notices.length < known ? notices.length : null),
    last: () => notices.length,
    take: () => {
      if (notices.length !== known || viewAt !== known) return null
      const news = { notices: notices.slice(taken), reset }
      taken = notices.length
      reset = false
      shown = { view, requests }
      return news
    },
    shown: () => notices.slice(0, taken),
    view: () => shown.view,
    requests: () => shown.requests,
  }
}
