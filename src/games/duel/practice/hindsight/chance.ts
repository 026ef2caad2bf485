import { lookedAhead } from '../../bot/bots.ts'
import { worthFor } from '../../bot/worth.ts'
import { inGame, type State, type View } from '../../rules/public.ts'

const DEALS = 4

/** How much better makes a win so much likelier, as forty duels of Rêveur against itself turned out. */
const SCALE = 180
/** The look ahead ends when the others have just played: what that costs is no sign of losing. */
const LAST_WORD = 80

/** Of winning from this table, for one seat; as good as the others, one in as many as play. */
const chanceIn = (table: State, seat: string): number => {
  const rivals = Math.max(1, inGame(table).filter((one) => one.seat !== seat).length)
  return 1 / (1 + rivals * Math.exp(-(worthFor(table, seat) + LAST_WORD) / SCALE))
}

/** HID-6: Lucide's chance at a moment, from what the seat saw, over several deals of what it did not, each looked at ahead. */
export const chanceOf = (view: View, seat: string): number =>
  Array.from({ length: DEALS }, (_, deal) => chanceIn(lookedAhead(view, seat, deal), seat)).reduce((sum, one) => sum + one, 0) /
  DEALS

/** Less than this decides nothing. */
const LEAST = 0.02

/** The turn that decided it: in which the chance moved most towards how it ended; -1: none did. Chances as each began, and at the end. */
export const decidingTurn = (chances: readonly number[], ended: 'won' | 'lost'): number => {
  const sign = ended === 'won' ? 1 : -1
  const moves = chances.slice(1).map((chance, at) => (chance - (chances[at] ?? chance)) * sign)
  const most = Math.max(...moves)
  return most < LEAST ? -1 : moves.indexOf(most)
}
