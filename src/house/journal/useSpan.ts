import { useState } from 'react'
import { countUpTo, grown, type List } from '../../kit/grown.ts'
import { reader } from './growing.ts'
import type { ToldEntry } from './moments.ts'
import { AT_END, boundsOf, earlier, including, later } from './span.ts'

/** The entries on the page, and how many there are before and after them. */
interface Spanned {
  readonly first: number
  readonly last: number
  readonly before: number
  readonly after: number
  showEarlier(): void
  showLater(): void
}

const toldOf = reader<ToldEntry, List<ToldEntry>>(
  (before, fresh) =>
    grown(
      before,
      fresh.filter(({ pieces }) => pieces.length > 0),
    ),
  () => [],
)

/** Only some of a long journal is on the page: what it costs does not grow with it. */
export const useSpan = (entries: List<ToldEntry>, shownAt: number | null): Spanned => {
  const told = toldOf(entries)
  const [span, setSpan] = useState(AT_END)
  const [followed, setFollowed] = useState(shownAt)
  const count = told.length
  if (followed !== shownAt) {
    setFollowed(shownAt)
    const at = shownAt === null ? count - 1 : countUpTo(told, shownAt) - 1
    setSpan(including(span, Math.max(0, at), count))
  }
  const { from, to } = boundsOf(span, count)
  return {
    first: told.at(from)?.n ?? 0,
    last: (to > 0 ? told.at(to - 1)?.n : null) ?? 0,
    before: from,
    after: count - to,
    showEarlier: () => setSpan(earlier(span, count)),
    showLater: () => setSpan(later(span, count)),
  }
}
