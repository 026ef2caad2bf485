import { type Ask, FaceNeeded } from '../../../kit/dice.ts'
import { isRefusal, type Refusal } from '../../../kit/refusal.ts'
import { joueur } from '../../../kit/roles.ts'
import type { Command } from './commands.ts'
import { decide } from './decide.ts'
import type { Player, State } from './state.ts'
import type { PlayerView, View } from './view.ts'

const playerSeen = (player: PlayerView, view: View): Player => ({
  seat: player.seat,
  name: player.name,
  ready: player.ready,
  answered: player.answered,
  out: player.out,
  dreamer: player.dreamer,
  awake: player.awake,
  row: player.powers,
  hand: view.mine?.seat === player.seat ? view.mine.hand : [],
  deck: view.mine?.seat === player.seat ? view.mine.deck : [],
  camp: player.artefacts,
  broken: player.broken,
  defeated: player.defeated,
  conceived: player.conception === 0,
  idle: player.idle,
  acted: player.acted,
})

/** The table as a seat sees it: the hands and decks of the others are empty. */
export const tableSeen = (view: View): State => ({
  advanced: view.advanced,
  phase: view.phase,
  round: view.round,
  turn: view.turn,
  current: view.current,
  order: view.order,
  played: view.played,
  designated: view.designated,
  used: view.used,
  apart: [],
  players: view.players.map((player) => playerSeen(player, view)),
  fight: view.fight,
  last: view.last,
  winner: view.winner,
})

/** What would be drawn is not known yet: enough to say that it is allowed. */
const NO_DICE = {
  roll: (ask: Ask): never => {
    throw new FaceNeeded(ask)
  },
}

/** HID-5: why the seat that looks may not say this; null: it may. Nothing but its own view decides. */
export const refusalSeen = (table: State, command: Command, seat: string): Refusal | null => {
  try {
    const answer = decide(table, command, joueur(seat), NO_DICE)
    return isRefusal(answer) ? answer : null
  } catch (error) {
    if (error instanceof FaceNeeded) return null
    throw error
  }
}
