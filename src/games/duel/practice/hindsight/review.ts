import { same } from '../../../../kit/same.ts'
import { aheadOf, choose } from '../../bot/bots.ts'
import { dealOf } from '../../bot/chance.ts'
import { ALL_DREAMERS, worthFor } from '../../bot/worth.ts'
import { type Command, type State, sizesOf, tableSeen, type View } from '../../rules/public.ts'
import { type Difference, differencesOf, outlookOf } from './outlook.ts'

/** What Lucide would have said instead, and what comes of it until one's next turn. */
export interface Review {
  readonly better: Command
  /** Of so many deals of the hidden cards. */
  readonly deals: number
  readonly brings: readonly Difference[]
}

const DEALS = 12
/** Where these say nothing for another choice, the others are not looked at. */
const FIRST = 4

/** By much: more than a quarter of what one dreamer asleep is worth, and in most deals. */
const MUCH = ALL_DREAMERS / 4

interface Pair {
  readonly better: State
  readonly made: State
}

const gainIn = ({ better, made }: Pair, seat: string): number => worthFor(better, seat) - worthFor(made, seat)

const isMuch = (gains: readonly number[], dreamers: number): boolean => {
  const mean = gains.reduce((sum, one) => sum + one, 0) / gains.length
  return mean > MUCH / dreamers && gains.filter((one) => one > 0).length > gains.length / 2
}

/** Of a choice made from this view; null: Lucide would have said the same, or it would not have made much difference. */
export const reviewOf = (view: View, seat: string, made: Command): Review | null => {
  const better = choose('lucide', view, seat, dealOf(view, FIRST))
  if (same(better, made)) return null
  const before = tableSeen(view)
  const { dreamers } = sizesOf(before)
  /** Both in the same deal: hands, decks and draws are alike. */
  const pairIn = (deal: number): Pair => ({ better: aheadOf(view, seat, better, deal), made: aheadOf(view, seat, made, deal) })
  const pairs = Array.from({ length: FIRST }, (_, deal) => pairIn(deal))
  if (!pairs.some((pair) => gainIn(pair, seat) > 0)) return null
  for (let deal = FIRST; deal < DEALS; deal++) pairs.push(pairIn(deal))
  const gains = pairs.map((pair) => gainIn(pair, seat))
  if (!isMuch(gains, dreamers)) return null
  const outlooks = (of: keyof Pair) => pairs.map((pair) => outlookOf(before, pair[of], seat))
  const brings = differencesOf(outlooks('better'), outlooks('made'))
  return brings.length > 0 ? { better, deals: DEALS, brings } : null
}
