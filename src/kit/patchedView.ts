import { applyPatch } from './patch.ts'
import type { WireNews } from './wire.ts'

type View = unknown
type News = WireNews

/** A view that follows its changes, each on the one it stands on, in whatever order they come. */
export interface PatchedView {
  /** All of it, after that message. */
  stand(n: number, view: View | null): void
  /** A change that does not fit is left: the view stays behind until all of it is sent. */
  change(news: News): void
  /** The message after which it is as it is now. */
  at(): number
  now(): View | null
}

export const createPatchedView = (): PatchedView => {
  /** Changes that came before what they stand on, by the number of that. */
  const early = new Map<number, News>()
  let view: View | null = null
  let standsAt = 0

  const reach = (n: number, seen: View | null): void => {
    view = seen
    standsAt = n
    for (const on of early.keys()) if (on < n) early.delete(on)
  }

  const goOn = (): void => {
    for (let next = early.get(standsAt); next; next = early.get(standsAt)) {
      try {
        reach(next.n, next.patch === undefined ? view : applyPatch(view, next.patch))
      } catch {
        early.delete(standsAt)
        return
      }
    }
  }

  return {
    stand: (n, seen) => {
      reach(n, seen)
      goOn()
    },
    change: (news) => {
      if (news.n <= standsAt) return
      early.set(news.n - 1, news)
      goOn()
    },
    at: () => standsAt,
    now: () => view,
  }
}
