/** Which of the entries are on the page: from one up to and without another; `to` null: the newest, whatever comes. */
export interface Span {
  readonly size: number
  readonly to: number | null
}

/** Few enough to be shown at once, and how many more are asked for. */
const STEP = 60
const MOST = 2 * STEP

export const AT_END: Span = { size: STEP, to: null }

export const boundsOf = ({ size, to }: Span, count: number): { readonly from: number; readonly to: number } => {
  const end = Math.min(to ?? count, count)
  return { from: Math.max(0, end - size), to: end }
}

const spanOf = (from: number, to: number, count: number): Span => ({ size: to - from, to: to >= count ? null : to })

/** Some more of what came before; the latest make room for them. */
export const earlier = (span: Span, count: number): Span => {
  const shown = boundsOf(span, count)
  const from = Math.max(0, shown.from - STEP)
  return spanOf(from, Math.min(shown.to, from + MOST), count)
}

export const later = (span: Span, count: number): Span => {
  const shown = boundsOf(span, count)
  const to = Math.min(count, shown.to + STEP)
  return spanOf(Math.max(shown.from, to - MOST), to, count)
}

/** So that an entry is among those shown; the same when it is. */
export const including = (span: Span, at: number, count: number): Span => {
  const { from, to } = boundsOf(span, count)
  if (at >= from && at < to) return span
  const end = Math.min(count, at + STEP / 2)
  return spanOf(Math.max(0, end - STEP), end, count)
}
