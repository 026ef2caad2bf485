import type { Dice } from '../../../kit/dice.ts'
import { ARTEFACTS, type Player, type PlayerView, type State, tableSeen, type View } from '../rules/public.ts'
import { someOf } from './chance.ts'

const IDS = ARTEFACTS.map(({ id }) => id)

/** HID-2: a hand and a deck that could be theirs, of the cards they have not shown. */
const dealt = (player: Player, { hand, deck }: PlayerView, dice: Dice): Player => {
  const shown = new Set([...player.broken, ...player.defeated, ...player.camp.map(({ card }) => card)])
  const cards = someOf(
    dice,
    IDS.filter((id) => !shown.has(id)),
    hand + deck,
  )
  return { ...player, hand: cards.slice(0, hand), deck: cards.slice(hand) }
}

/** A table that fits all that the seat sees, with the hidden cards dealt at random. */
export const worldOf = (view: View, dice: Dice): State => {
  const table = tableSeen(view)
  return {
    ...table,
    players: table.players.map((player, at) =>
      player.seat === view.mine?.seat ? player : dealt(player, view.players[at] as PlayerView, dice),
    ),
  }
}
