import type { Ask } from '../../../../kit/dice.ts'
import {
  after,
  attackerRefusal,
  baseAttack,
  baseDefence,
  type Command,
  choicesOf,
  DREAMER,
  defended,
  type Fight,
  fighterOf,
  type Player,
  playerOf,
  reinforcing,
  type Standing,
  type State,
  signOf,
  standingOf,
  targetRefusal,
} from '../../rules/public.ts'

/** Nothing is drawn in a position that is won at once. */
const NO_DICE = {
  roll: (ask: Ask): never => {
    throw new Error(`${ask.label} is drawn`)
  },
}

/** Where nothing is drawn. */
export const tableAfter = (table: State, seat: string, command: Command): State | null => after(table, seat, command, NO_DICE)

/** Of choices that do the same, one. */
export const distinct = (choices: readonly (readonly string[])[]): readonly (readonly string[])[] => [
  ...new Map(choices.map((choice) => [choice.map(signOf).sort().join('|'), choice])).values(),
]

/** Every choice of at most so many. */
export const upTo = (ones: readonly string[], most: number): readonly (readonly string[])[] =>
  Array.from({ length: Math.min(most, ones.length) + 1 }, (_, count) => distinct(choicesOf(ones, count))).flat()

const LETTING: Command = { type: 'defend', add: [], pay: [], conception: 0 }

/** CMB-7: hold with no more than is needed, or let it come; to spend powers in vain never helps. */
const defencesOf = (table: State): readonly Command[] => {
  const fight = table.fight as Fight
  const player = playerOf(table, fight.seat)
  const standing = defended(player, fight.on)
  const lacking = standing ? fight.attack - baseDefence(standing, fighterOf(fight.with)) : 0
  if (!standing || lacking <= 0) return [LETTING]
  const fits = reinforcing(player.row, standing, fighterOf(fight.with).colour, table.advanced)
  return [...distinct(choicesOf(fits, lacking)).map((add): Command => ({ ...LETTING, add })), LETTING]
}

/** The table once the one attacked has answered so. */
export const answeredBy = (table: State, defence: Command): State =>
  tableAfter(table, (table.fight as Fight).seat, defence) as State

/** CMB-6: attacks with as many powers as change something: none, or enough to pass what may be added. */
const attacksWith = (table: State, player: Player, foe: Player, attacker: Standing): readonly Command[] =>
  [...foe.camp.map(({ card }) => card), DREAMER]
    .filter((on) => targetRefusal(attacker.card, foe, on) === null)
    .flatMap((on) => {
      const target = on === DREAMER ? undefined : standingOf(foe, on)
      if (!target) return [{ type: 'attack', with: attacker.card, on, add: [] }]
      const [card, against] = [fighterOf(attacker.card), fighterOf(on)]
      const base = baseAttack(card, against)
      const mark = baseDefence(target, card)
      const help = defended(foe, on) ? reinforcing(foe.row, target, card.colour, table.advanced).length : 0
      const most = Math.max(0, mark + help + 1 - base)
      return upTo(reinforcing(player.row, attacker, against.colour, table.advanced), most)
        .filter((add) => base + add.length > mark)
        .map((add): Command => ({ type: 'attack', with: attacker.card, on, add }))
    })

export const attacksOf = (table: State, seat: string): readonly Command[] => {
  const player = playerOf(table, seat)
  const foe = table.players.find((one) => one.seat === table.designated)
  if (!foe || foe.dreamer === null || foe.out) return []
  return player.camp.filter((one) => attackerRefusal(one) === null).flatMap((one) => attacksWith(table, player, foe, one))
}

const keyOf = (table: State): string =>
  JSON.stringify([
    table.phase,
    table.used.length,
    table.players.map(({ row, camp, hand, dreamer, conceived }) => [row, camp, hand, dreamer, conceived]),
  ])

/** Whether the one whose turn it is wakes the dreamer across the table with attacks alone, whatever is answered; `waker`: with that artefact, or any. */
export type Forces = (table: State, seat: string, waker: string | null) => boolean

export const createForces = (): Forces => {
  const known = new Map<string, boolean>()
  const woken = (table: State, seat: string): boolean =>
    table.players.some((one) => one.seat !== seat && (one.out || one.dreamer === null))

  const answered = (table: State, seat: string, waker: string | null): boolean =>
    defencesOf(table).every((defence) => forces(answeredBy(table, defence), seat, waker))

  const tried = (table: State, seat: string, waker: string | null): boolean =>
    attacksOf(table, seat).some((attack) => {
      if (attack.type !== 'attack') return false
      if (attack.on === DREAMER && waker !== null && attack.with !== waker) return false
      const next = tableAfter(table, seat, attack)
      return next !== null && answered(next, seat, waker)
    })

  const forces: Forces = (table, seat, waker) => {
    if (woken(table, seat)) return true
    const key = `${waker} ${keyOf(table)}`
    const found = known.get(key)
    if (found !== undefined) return found
    const result = tried(table, seat, waker)
    known.set(key, result)
    return result
  }
  return forces
}

/** The answer after which the dreamer is not surely woken any more; null: there is none. */
export const savingDefence = (forces: Forces, table: State, by: string): Command | null =>
  defencesOf(table).find((defence) => !forces(answeredBy(table, defence), by, null)) ?? null

/** What saves the dreamer, if only by what comes after; where nothing does, to let it come. */
export const bestDefence = (table: State, by: string): Command => savingDefence(createForces(), table, by) ?? LETTING

/** The attacks that wake it whatever is answered, where all of them are let come; null: there are none. */
export const attackLine = (forces: Forces, table: State, seat: string): readonly Command[] | null => {
  if (table.winner === seat) return []
  for (const attack of attacksOf(table, seat)) {
    const met = tableAfter(table, seat, attack)
    if (!met || savingDefence(forces, met, seat)) continue
    const rest = attackLine(forces, answeredBy(met, LETTING), seat)
    if (rest) return [attack, ...rest]
  }
  return null
}

/** How a turn of a position stands: the dreamer is awake, cannot be woken any more, or who knows. */
export const standingOfTurn = (table: State, seat: string): 'solved' | 'lost' | 'open' => {
  if (table.winner === seat) return 'solved'
  if (table.current !== seat) return 'lost'
  return table.phase === 'combat' && !createForces()(table, seat, null) ? 'lost' : 'open'
}
