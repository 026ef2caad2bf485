import type { ReactNode } from 'react'
import { storeAs, storedList } from '../settings/stored.ts'

/** Something that waits for whoever keeps the table. */
export interface Awaiting {
  /** The same until it is answered. */
  readonly key: string
  /** Folded: who, and what they want. */
  readonly line: ReactNode
  /** Unfolded: with its answers, the plain one first. */
  readonly whole: ReactNode
  /** What can be done about it unfolded or not. */
  readonly aside?: ReactNode
  /** It keeps itself from an answer that is given unread. */
  readonly guarded?: true
  /** Of one's own doing: it comes before what others want. */
  readonly first?: boolean
}

export interface Arrived {
  readonly item: Awaiting
  /** Since when it waits, as this page has seen it. */
  readonly at: number
}

const ARRIVALS = 'demi-reve.arrivals'
type Arrival = readonly [key: string, at: number]

let arrivals: ReadonlyMap<string, number> | null = null

const rank = ({ item: { first }, at }: Arrived): number => (first ? 0 : at)

/** Those that wait with since when, what waits longest first. The page keeps it: loaded anew it still knows. */
export const inOrder = (waiting: readonly Awaiting[], now = Date.now()): readonly Arrived[] => {
  const before = (arrivals ??= new Map(storedList(ARRIVALS, 'sessionStorage') as readonly Arrival[]))
  const arrived = waiting.map((item) => ({ item, at: before.get(item.key) ?? now }))
  if (waiting.length !== before.size || waiting.some(({ key }) => !before.has(key))) {
    arrivals = new Map(arrived.map(({ item, at }): Arrival => [item.key, at]))
    storeAs(ARRIVALS, [...arrivals], 'sessionStorage')
  }
  return arrived.sort((one, other) => rank(one) - rank(other))
}
