import type { Role } from '../../../kit/roles.ts'
import { conceptionsOf } from './paying/payment.ts'
import {
  type Fight,
  inGame,
  type Outcome,
  type Phase,
  type Player,
  pileSize,
  type Standing,
  type State,
  sleepersLeft,
} from './state.ts'

/** HID-1: what is open of a player. */
export interface PlayerView {
  readonly seat: string
  readonly name: string
  readonly ready: boolean
  readonly answered: boolean
  readonly out: boolean
  readonly dreamer: string | null
  readonly awake: readonly string[]
  readonly powers: readonly string[]
  readonly artefacts: readonly Standing[]
  /** How many. */
  readonly hand: number
  readonly deck: number
  readonly broken: readonly string[]
  readonly defeated: readonly string[]
  /** Left to spend. */
  readonly conception: number
  readonly idle: number
  /** DRM-6: something was done in this turn. */
  readonly acted: boolean
}

export interface View {
  readonly advanced: boolean
  readonly phase: Phase
  readonly round: number
  readonly turn: number
  readonly current: string | null
  readonly awaited: readonly string[]
  readonly order: readonly string[]
  readonly played: readonly string[]
  readonly designated: string | null
  readonly pile: number
  readonly used: readonly string[]
  readonly sleepers: number
  readonly players: readonly PlayerView[]
  readonly fight: Fight | null
  readonly last: Outcome | null
  readonly winner: string | null
  /** HID-2: of the seat that looks; null: it has none. */
  readonly mine: { readonly seat: string; readonly hand: readonly string[]; readonly deck: readonly string[] } | null
}

const playerView = (player: Player): PlayerView => ({
  seat: player.seat,
  name: player.name,
  ready: player.ready,
  answered: player.answered,
  out: player.out,
  dreamer: player.dreamer,
  awake: player.awake,
  powers: player.row,
  artefacts: player.camp,
  hand: player.hand.length,
  deck: player.deck.length,
  broken: player.broken,
  defeated: player.defeated,
  conception: conceptionsOf(player),
  idle: player.idle,
  acted: player.acted,
})

const seatsOf = (players: readonly Player[]): readonly string[] => players.map(({ seat }) => seat)

/** Whose answer the table waits for. */
export const awaitedOf = (state: State): readonly string[] => {
  switch (state.phase) {
    case 'gathering': {
      const missing = state.players.filter(({ ready }) => !ready)
      return seatsOf(missing.length > 0 ? missing : state.players)
    }
    case 'opening':
      return seatsOf(inGame(state).filter(({ answered }) => !answered))
    case 'defence':
      return state.fight ? [state.fight.seat] : []
    case 'begin':
    case 'prepare':
    case 'combat':
      return state.current === null ? [] : [state.current]
    case 'over':
      return []
    default:
      return state.phase satisfies never
  }
}

/** What only the look of one seat adds (HID-2, HID-4). */
const mineOf = ({ players }: State, role: Role): View['mine'] => {
  const player = role.kind === 'joueur' ? players.find(({ seat }) => seat === role.seat) : undefined
  return player ? { seat: player.seat, hand: player.hand, deck: player.deck } : null
}

export const viewOf = (state: State, role: Role): View => ({
  advanced: state.advanced,
  phase: state.phase,
  round: state.round,
  turn: state.turn,
  current: state.current,
  awaited: awaitedOf(state),
  order: state.order,
  played: state.played,
  designated: state.designated,
  pile: pileSize(state),
  used: state.used,
  sleepers: sleepersLeft(state),
  players: state.players.map(playerView),
  fight: state.fight,
  last: state.last,
  winner: state.winner,
  mine: mineOf(state, role),
})
