import { dreamerOf } from '../cards/cards.ts'
import type { Deed } from '../deed.ts'
import { inGame, type Player } from '../state.ts'

/** SET-6: higher z, then with a conception, then red or white. */
const standingOfDreamer = ({ dreamer }: Player): number => {
  const { z, conception, colour } = dreamerOf(dreamer as string)
  return z * 4 + (conception > 0 ? 2 : 0) + (colour === 'red' || colour === 'white' ? 1 : 0)
}

/** What is still equal is drawn by lot; the last needs none. */
const byLot = (deed: Deed, seats: readonly string[]): readonly string[] => {
  if (seats.length < 2) return seats
  const first = deed.drawLot(seats)
  return [
    first,
    ...byLot(
      deed,
      seats.filter((seat) => seat !== first),
    ),
  ]
}

/** SET-6: the order of the first round. */
export const firstOrder = (deed: Deed): readonly string[] => {
  const groups = new Map<number, string[]>()
  for (const player of inGame(deed.state)) {
    const rank = standingOfDreamer(player)
    groups.set(rank, [...(groups.get(rank) ?? []), player.seat])
  }
  const ranks = [...groups.keys()].sort((one, other) => other - one)
  return ranks.flatMap((rank) => byLot(deed, groups.get(rank) ?? []))
}
