import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import { createPatchedView } from '../../kit/patchedView.ts'
import { noticeIn, type ServerMessage, type WireNews } from '../../kit/wire.ts'
import type { Speech } from './link.ts'

type View = Speech['view']
type Told = Speech['told']
type Welcome = Extract<ServerMessage<View, Told>, { type: 'welcome' }>

/** What a seat has been told so far: every notice once, in order, and the view that goes with the last. */
export const createInbox = () => {
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
    /** The seat is another: what it was told before is not its own. */
    forget: beginAnew,
    welcome: (welcome: Welcome): void => {
      if (welcome.after === 0 || welcome.after > notices.length) beginAnew()
      requests = welcome.requests
      for (const notice of welcome.missed) append(notice)
      view.stand(welcome.n, welcome.view)
      known = welcome.n
    },
    feed: (news: WireNews): void => {
      const notice = noticeIn<Told>(news)
      if (notice) append(notice)
      known = Math.max(known, news.n)
      view.change(news)
    },
    /** All of the view after a message. */
    whole: (n: number, seen: View): void => {
      if (n < view.at()) return
      view.stand(n, seen)
      known = Math.max(known, n)
    },
    page: (page: readonly Notice<Told>[], n: number): void => {
      for (const notice of page) append(notice)
      known = Math.max(known, n)
    },
    /** The number after which notices are missing, or null. */
    missingAfter: (): number | null => (notices.length < known ? notices.length : null),
    /** Whether what was told cannot be shown: something in between is missing, or did not fit. */
    lacksView: (): boolean => view.at() < known,
    last: (): number => notices.length,
    /** What is new since it was last taken; null while something is missing. */
    take: (): { readonly notices: readonly Notice<Told>[]; readonly reset: boolean } | null => {
      if (notices.length !== known || view.at() !== known) return null
      const news = { notices: notices.slice(taken), reset }
      taken = notices.length
      reset = false
      shown = { view: view.now(), requests }
      return news
    },
    /** All that was taken so far, and what was true then. */
    shown: (): readonly Notice<Told>[] => notices.slice(0, taken),
    view: (): View | null => shown.view,
    requests: (): readonly UndoRequest[] => shown.requests,
  }
}
