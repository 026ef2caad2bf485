import { useMemo, useState } from 'react'
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

/** Only some of a long journal is on the page: what it costs does not grow with it. */
export const useSpan = (entries: readonly ToldEntry[], shownAt: number | null): Spanned => {
  const told = useMemo(() => entries.filter(({ pieces }) => pieces.length > 0), [entries])
  const [span, setSpan] = useState(AT_END)
  const [followed, setFollowed] = useState(shownAt)
  const count = told.length
  if (followed !== shownAt) {
    setFollowed(shownAt)
    const at = shownAt === null ? count - 1 : told.findLastIndex(({ n }) => n <= shownAt)
    setSpan(including(span, Math.max(0, at), count))
  }
  const { from, to } = boundsOf(span, count)
  return {
    first: told[from]?.n ?? 0,
    last: told[to - 1]?.n ?? 0,
    before: from,
    after: count - to,
    showEarlier: () => setSpan(earlier(span, count)),
    showLater: () => setSpan(later(span, count)),
  }
}
