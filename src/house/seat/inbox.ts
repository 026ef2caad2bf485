import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import { createPatchedView } from '../../kit/patchedView.ts'
import { noticeIn, type ServerMessage, type WireNews } from '../../kit/wire.ts'
import type { Speech } from './speech.ts'

type View = Speech['view']
type Told = Speech['told']
type Welcome = Extract<ServerMessage<View, Told>, { type: 'welcome' }>

/** What a seat has been told so far: every notice once, in order, and the view that goes with the last. */
export interface Inbox {
  welcome(welcome: Welcome): void
  feed(news: WireNews): void
  /** All of the view after a message. */
  whole(n: number, view: View): void
  /** The seat is another: what it was told before is not its own. */
  forget(): void
  page(notices: readonly Notice<Told>[], n: number): void
  /** The number after which notices are missing, or null. */
  missingAfter(): number | null
  /** Whether what was told cannot be shown: something in between is missing, or did not fit. */
  lacksView(): boolean
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
  const view = createPatchedView()
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
    reset = true
  }

  return {
    forget: beginAnew,
    welcome: (welcome) => {
      if (welcome.after === 0 || welcome.after > notices.length) beginAnew()
      requests = welcome.requests
      for (const notice of welcome.missed) append(notice)
      view.stand(welcome.n, welcome.view)
      known = welcome.n
    },
    feed: (news) => {
      const notice = noticeIn<Told>(news)
      if (notice) append(notice)
      known = Math.max(known, news.n)
      view.change(news)
    },
    whole: (n, seen) => {
      if (n < view.at()) return
      view.stand(n, seen)
      known = Math.max(known, n)
    },
    page: (page, n) => {
      for (const notice of page) append(notice)
      known = Math.max(known, n)
    },
    missingAfter: () => (notices.length < known ? notices.length : null),
    lacksView: () => view.at() < known,
    last: () => notices.length,
    take: () => {
      if (notices.length !== known || view.at() !== known) return null
      const news = { notices: notices.slice(taken), reset }
      taken = notices.length
      reset = false
      shown = { view: view.now(), requests }
      return news
    },
    shown: () => notices.slice(0, taken),
    view: () => shown.view,
    requests: () => shown.requests,
  }
}
