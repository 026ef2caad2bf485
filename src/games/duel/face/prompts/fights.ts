import { type Fight, type Player, playerOf, type Standing, type State, standingOf } from '../../rules/public.ts'
import type { Attacking, Defending } from '../desk/desk.ts'
import { attackSide, defenceSide, type Sum } from '../question/index.ts'

/** The sum of an attack that is being laid out. */
export const sumOfAttack = (table: State, me: Player, { with: by, on, add }: Attacking): Sum | null => {
  const attacker = standingOf(me, by)
  if (!attacker || on === null || table.designated === null) return null
  const opponent = playerOf(table, table.designated)
  return { attack: attackSide(table, attacker, opponent, on, add), defence: defenceSide(table, by, opponent, on) }
}

/** The sum of a fight that is open, with what the one attacked has laid so far. */
export const sumOfFight = (table: State, fight: Fight, laid: Defending | null): Sum | null => {
  const [attacker, defender] = [playerOf(table, fight.by), playerOf(table, fight.seat)]
  const standing: Standing | undefined = standingOf(attacker, fight.with)
  if (!standing || defender.dreamer === null) return null
  const answered = laid
    ? { add: laid.add, item: laid.item, payment: { pay: laid.pay, conception: laid.conception } }
    : { add: [], item: null, payment: { pay: [], conception: 0 } }
  return {
    attack: { ...attackSide(table, standing, defender, fight.on, fight.add), total: fight.attack },
    defence: defenceSide(table, fight.with, defender, fight.on, answered),
  }
}
