import { type LaidAttack, type LaidDefence, NO_DEFENCE, type Payment, type View } from '../../rules/public.ts'
import type { Hindsight } from '../hindsight/hindsight.ts'

/** What a special power is aimed at, as far as it is chosen. */
export interface Picks {
  /** Cards of camps, as `seat/card`, or powers. */
  readonly targets: readonly string[]
  readonly take: readonly string[]
  readonly give: readonly string[]
  readonly drop: readonly string[]
  readonly seat: string | null
}

export const NO_PICKS: Picks = { targets: [], take: [], give: [], drop: [], seat: null }

/** A card of the hand, laid out with its payment. */
export interface Playing extends Payment {
  readonly kind: 'play'
  readonly card: string
  readonly picks: Picks
}

export interface Attacking extends LaidAttack {
  readonly kind: 'attack'
}

/** What is laid out for an answer. */
export interface Laid {
  /** The moment it was laid out for; of another it is empty. */
  readonly of: string
  readonly doing: Playing | Attacking | null
  readonly discard: readonly string[]
  readonly defending: LaidDefence
}

/** What lies on this person's own desk: nobody else knows of it. */
export interface Desk extends Laid {
  /** What is looked at closely: a card, or the used powers. */
  readonly looked: { readonly kind: 'card'; readonly id: string; readonly why: string | null } | { readonly kind: 'used' } | null
  /** What Lucide found in a duel that is over; null: it was not asked. */
  readonly hindsight: Hindsight | null
  /** The last message whose wakings were seen; null: this screen has just come. */
  readonly seen: number | null
  /** What of one's own would fall is marked. */
  readonly threats: boolean
  /** The view in which it was laid out; once it is said it lies there until another comes. */
  readonly laidIn: View | null
  readonly said: boolean
}

const NOTHING_LAID: Laid = { of: '', doing: null, discard: [], defending: NO_DEFENCE }
export const EMPTY_DESK: Desk = {
  ...NOTHING_LAID,
  looked: null,
  hindsight: null,
  seen: null,
  threats: false,
  laidIn: null,
  said: false,
}

/** Changes with whatever makes a desk stale. */
const momentOf = ({ turn, phase, fight }: View): string => [turn, phase, ...(fight ? [fight.with, fight.on] : [])].join(' ')

/** Whether what is being done is still there to be done. */
const stands = ({ doing }: Laid, view: View): boolean => {
  if (!doing) return true
  if (doing.kind === 'play') return view.mine?.hand.includes(doing.card) ?? false
  const own = view.players.find(({ seat }) => seat === view.mine?.seat)
  return own?.artefacts.some(({ card }) => card === doing.with) ?? false
}

/** The desk as it counts at this moment. */
export const deskAt = ({ of, doing, discard, defending, laidIn, said }: Desk, view: View): Laid => {
  const [laid, now] = [{ of, doing, discard, defending }, momentOf(view)]
  return of === now && stands(laid, view) && (!said || laidIn === view) ? laid : { ...NOTHING_LAID, of: now }
}
