import {
  attackerRefusal,
  baseDefence,
  type CommandOf,
  type Fight,
  fighterOf,
  isGuarded,
  type Player,
  playerOf,
  reinforcing,
  type Standing,
  type State,
  standingOf,
  sumOfAttack,
} from '../../rules/public.ts'
import { answeredBy, attacksOf, createForces, type Forces, savingDefence, tableAfter } from './forced.ts'

/** An attack that does not come through: what is added against it, and the two sums. */
interface Held {
  readonly with: string
  readonly on: string
  readonly added: number
  readonly attack: number
  readonly defence: number
}

/** What keeps the dreamer asleep. */
export type Refutation =
  /** An attack that was held, or the next one that would be. */
  | ({ readonly kind: 'held' | 'next' } & Held)
  /** CMB-4: those who could still attack fear the colour of the dreamer. */
  | { readonly kind: 'feared'; readonly cards: readonly string[] }
  /** Nobody attacks any more, or the turn is over; who still stands before the dreamer. */
  | { readonly kind: 'spent' | 'ended'; readonly guards: readonly string[] }

const foeOf = ({ players }: State, seat: string): Player => players.find((one) => one.seat !== seat) as Player

const guardsOf = (table: State, seat: string): readonly string[] =>
  foeOf(table, seat)
    .camp.filter(({ heldBy }) => heldBy === null)
    .map(({ card }) => card)

const heldNow = (table: State, seat: string): Refutation | null => {
  const { last } = table
  const standing = last && standingOf(foeOf(table, seat), last.on)
  if (!last || last.won || !standing) return null
  const { with: by, on, attack, defence } = last
  return { kind: 'held', with: by, on, added: defence - baseDefence(standing, fighterOf(by)), attack, defence }
}

/** The sum with all that can be added, none of which reaches. */
const shortOf = (table: State, me: Player, attacker: Standing, on: string): readonly Held[] => {
  const add = reinforcing(me.row, attacker, fighterOf(on).colour, table.advanced)
  const sum = sumOfAttack(table, me, { with: attacker.card, on, add })
  return sum ? [{ with: attacker.card, on, added: 0, attack: sum.attack.total, defence: sum.defence.total }] : []
}

/** Nobody can attack what would have to fall: why. */
const noneLeft = (table: State, seat: string): Refutation => {
  const [me, foe] = [playerOf(table, seat), foeOf(table, seat)]
  const able = me.camp.filter((one) => attackerRefusal(one) === null)
  const guards = guardsOf(table, seat)
  if (able.length > 0 && !isGuarded(foe)) return { kind: 'feared', cards: able.map(({ card }) => card) }
  const [nearest] = able
    .flatMap((attacker) => guards.flatMap((on) => shortOf(table, me, attacker, on)))
    .sort((one, other) => one.defence - one.attack - (other.defence - other.attack))
  return nearest ? { kind: 'next', ...nearest } : { kind: 'spent', guards }
}

/** The strongest attack that is left, and what is said to it. */
const ahead = (forces: Forces, table: State, seat: string): Refutation => {
  const attack = attacksOf(table, seat).at(-1) as CommandOf<'attack'> | undefined
  const met = attack && tableAfter(table, seat, attack)
  const saving = met && savingDefence(forces, met, seat)
  if (!met || saving?.type !== 'defend') return noneLeft(table, seat)
  const { with: by, on, attack: sum } = met.fight as Fight
  if (saving.add.length === 0) return ahead(forces, answeredBy(met, saving), seat)
  return { kind: 'next', with: by, on, added: saving.add.length, attack: sum, defence: sum }
}

/** Of a turn in which the dreamer will not be woken for sure: what stands against it. */
export const refutationOf = (table: State, seat: string): Refutation => {
  if (table.current !== seat) return { kind: 'ended', guards: guardsOf(table, seat) }
  return heldNow(table, seat) ?? ahead(createForces(), table, seat)
}
