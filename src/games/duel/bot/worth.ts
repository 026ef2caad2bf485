import {
  artefactOf,
  fighterOf,
  inGame,
  type Player,
  playerOf,
  powerOf,
  priceOf,
  type Standing,
  type State,
  sizesOf,
} from '../rules/public.ts'

/** Of all dreamers of a player. */
export const ALL_DREAMERS = 360
/** Of a dreamer to whom the way lies open. */
const DANGER = 60
/** A blow that somebody may yet summon. */
const UNSEEN = 0.5

const fighterWorth = ({ card, endurance, heldBy }: Standing): number => {
  const { attack, defence, power } = fighterOf(card)
  const blows = attack * (power === 'twice' ? 1.5 : 1) + (defence ?? 0) * 0.7
  return blows * (0.35 + 0.25 * endurance) * (heldBy === null ? 1 : 0.6)
}

const powerWorth = (power: string): number => {
  const { kind, colour } = powerOf(power)
  return 1.2 + (kind === 'special' ? 0.8 : 0) + (colour === 'rainbow' ? 0.5 : 0)
}

const handWorth = (card: string): number => {
  const artefact = artefactOf(card)
  return artefact.type === 'item' ? 2.4 : 2.6 + priceOf(artefact) * 0.5
}

const sum = <One>(ones: readonly One[], of: (one: One) => number): number => ones.reduce((total, one) => total + of(one), 0)

const stands = ({ heldBy, endurance }: Standing): boolean => heldBy === null && endurance > 0

/** POW-9. */
const blowsOf = ({ card }: Standing): number => (fighterOf(card).power === 'twice' ? 2 : 1)

/** How far the way to a dreamer is open: the blows that others can strike beyond those who bar it. */
const exposure = (table: State, { seat, camp }: Player): number => {
  const others = inGame(table).filter((one) => one.seat !== seat)
  const most = Math.max(0, ...others.map((one) => sum(one.camp.filter(stands), blowsOf)))
  return Math.min(1, Math.max(0, most + UNSEEN - camp.filter(stands).length))
}

const playerWorth = (table: State, player: Player): number => {
  if (player.out) return -ALL_DREAMERS * 2
  const lost = (ALL_DREAMERS / sizesOf(table).dreamers) * player.awake.length
  const asleep = player.dreamer !== null
  const camp = sum(player.camp, fighterWorth) * (asleep ? 1 : 0.1)
  const danger = asleep ? DANGER * exposure(table, player) : 0
  const row = sum(player.row, powerWorth) * (asleep ? 1 : 0.2)
  return camp + row + sum(player.hand, handWorth) - lost - danger
}

/** How the table stands for a seat, against the best and the mean of the others. */
export const worthFor = (table: State, seat: string): number => {
  if (table.winner !== null) return table.winner === seat ? 10_000 : -10_000
  const others = inGame(table).filter((one) => one.seat !== seat)
  const worths = others.map((one) => playerWorth(table, one))
  const mean = sum(worths, (one) => one) / Math.max(1, worths.length)
  const gone = table.players.filter((one) => one.out && one.seat !== seat).length
  return playerWorth(table, playerOf(table, seat)) - mean + gone * ALL_DREAMERS
}
