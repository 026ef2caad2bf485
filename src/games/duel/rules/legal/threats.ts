import { isGuarded, targetRefusal } from '../combat/attack.ts'
import { DREAMER, type Player, playerOf, type Standing, type State } from '../state.ts'
import { attackSide, defenceSide, opposingColour, reinforcing } from './fight.ts'

/** A card of one's own that would fall: to whom, and the sum as it stands. */
export interface Threat {
  readonly on: string
  readonly seat: string
  readonly by: string
  readonly attack: number
  readonly defence: number
  /** It takes all that their open row can add. */
  readonly reinforced: boolean
}

/** POW-6: what a player has stilled moves again as their own turn begins. */
const asTheirTurnBegins = (player: Player, { seat }: Player): Player => ({
  ...player,
  camp: player.camp.map((standing) => (standing.heldBy === seat ? { ...standing, heldBy: null } : standing)),
})

const threatOf = (table: State, me: Player, opponent: Player, attacker: Standing, on: string): Threat | null => {
  if (targetRefusal(attacker.card, me, on)) return null
  const add = reinforcing(opponent.row, attacker, opposingColour(me, on), table.advanced)
  const [bare, most] = [[], add].map((added) => attackSide(table, attacker, me, on, added).total) as [number, number]
  const defence = defenceSide(table, attacker.card, me, on).total
  const reinforced = bare <= defence
  return most > defence
    ? { on, seat: opponent.seat, by: attacker.card, attack: reinforced ? most : bare, defence, reinforced }
    : null
}

/** What fewest additions are needed for first, then what strikes hardest. */
const worseFirst = (one: Threat, other: Threat): number =>
  Number(one.reinforced) - Number(other.reinforced) || other.attack - one.attack

/**
 * Which cards of a seat would fall in the next turn of others to what stands open there, were nothing added to their defence:
 * of each, the worst. From what is open to all: no hand is thought of.
 */
export const threatsTo = (table: State, seat: string): readonly Threat[] => {
  const now = playerOf(table, seat)
  if (now.out || now.dreamer === null) return []
  const all = table.players
    .filter((one) => one.seat !== seat && !one.out && one.dreamer !== null)
    .flatMap((opponent) => {
      const me = asTheirTurnBegins(now, opponent)
      const able = opponent.camp.filter(({ heldBy, endurance }) => heldBy === null && endurance > 0)
      const open = [...me.camp.map(({ card }) => card), ...(isGuarded(me) ? [] : [DREAMER])]
      return able.flatMap((attacker) => open.flatMap((on) => threatOf(table, me, opponent, attacker, on) ?? []))
    })
    .toSorted(worseFirst)
  return all.filter(({ on }, at) => all.findIndex((one) => one.on === on) === at)
}
