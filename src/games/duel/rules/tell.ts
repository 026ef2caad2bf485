import type { Telling } from '../../../kit/game.ts'
import type { Event, Happened } from './events.ts'

/** HID-3: of a deck brought and of a card drawn from it, the others learn only that there was one. */
type Hidden = 'deckBrought' | 'cardDrawn'
/** What goes without saying: whoever sees the table sees it. */
type Unsaid = 'paymentUsed'
export type Told =
  | Exclude<Event, { type: Hidden | Unsaid }>
  | { readonly type: 'deckBrought'; readonly seat: string; readonly cards: readonly string[] | null }
  | { readonly type: 'cardDrawn'; readonly seat: string; readonly card: string | null }

const forOthers = (event: Happened<Hidden>): Told =>
  event.type === 'deckBrought'
    ? { type: 'deckBrought', seat: event.seat, cards: null }
    : { type: 'cardDrawn', seat: event.seat, card: null }

const NOTHING: Telling<Told> = () => null

export const tell = (event: Event): Telling<Told> => {
  if (event.type === 'paymentUsed') return NOTHING
  if (event.type !== 'deckBrought' && event.type !== 'cardDrawn') return () => event
  const others = forOthers(event)
  return (role) => (role.kind === 'joueur' && role.seat === event.seat ? event : others)
}
