import {
  addedBy,
  artefactOf,
  attackerRefusal,
  baseDefence,
  bestPayments,
  type Colour,
  type Command,
  DREAMER,
  defenceBase,
  designable,
  dreamerOf,
  dropsNeeded,
  type Exercise,
  type Fight,
  fighterOf,
  fullAims,
  isAllOfColour,
  mayFight,
  mustDesignate,
  NOTHING_AIMED,
  type Payment,
  type Player,
  playerOf,
  powerOf,
  type Standing,
  type State,
  standingOf,
  targetRefusal,
  without,
} from '../rules/public.ts'

const opponentOf = (table: State): Player | undefined =>
  table.designated === null ? undefined : table.players.find((one) => one.seat === table.designated)

/** How well a power serves a hand and a camp. */
const serves = (power: string, { hand, camp, dreamer }: Player): number => {
  const { kind, colour } = powerOf(power)
  const fits = (wanted: Colour): boolean => colour === 'rainbow' || colour === wanted
  const cards = [...hand, ...camp.map(({ card }) => card)].filter((card) => fits(artefactOf(card).colour)).length
  const property = dreamer !== null && kind !== 'special' && kind.endsWith(dreamerOf(dreamer).property) ? 1.5 : 0
  return cards + property + (kind === 'special' ? 4 : 0) + (colour === 'rainbow' ? 1 : 0)
}

const byService = (powers: readonly string[], player: Player): readonly string[] =>
  [...powers].sort((one, other) => serves(other, player) - serves(one, player))

const recallAim = (table: State, seat: string, value: number, pay: readonly string[]): readonly Exercise[] => {
  const player = playerOf(table, seat)
  const take = byService(table.used, player).slice(0, value)
  const left = without(player.row, pay)
  const worst = [...byService(left, player)].reverse()
  const drop = worst.slice(0, dropsNeeded(player.row, pay, take.length))
  return [{ ...NOTHING_AIMED, take, drop }]
}

const dispelAims = (table: State, seat: string, value: number): readonly Exercise[] =>
  table.players
    .filter((one) => one.seat !== seat && one.row.length > 0)
    .map((one) => ({ ...NOTHING_AIMED, targets: byService(one.row, one).slice(0, value) }))

const barterAims = (table: State, seat: string, value: number, pay: readonly string[]): readonly Exercise[] => {
  const player = playerOf(table, seat)
  const worst = [...byService(without(player.row, pay), player)].reverse()
  return table.players
    .filter((one) => one.seat !== seat && !one.out)
    .flatMap((one) => {
      const best = byService(one.row, player)
      const most = Math.min(value, worst.length, best.length)
      const gains = Array.from(
        { length: most },
        (_, at) => serves(best[at] as string, player) > serves(worst[at] as string, player),
      )
      const count = gains.findIndex((gain) => !gain)
      const swapped = count === -1 ? most : count
      return [{ ...NOTHING_AIMED, seat: one.seat, give: worst.slice(0, swapped), take: best.slice(0, swapped) }]
    })
}

const aimsFor = (table: State, seat: string, card: string, payment: Payment): readonly Exercise[] => {
  const artefact = artefactOf(card)
  const doubled = artefact.type === 'item' && isAllOfColour(artefact, playerOf(table, seat), payment)
  const value = artefact.value * (doubled ? 2 : 1)
  if (artefact.power === 'recall') return recallAim(table, seat, value, payment.pay)
  if (artefact.power === 'dispel') return dispelAims(table, seat, value)
  if (artefact.power === 'barter') return barterAims(table, seat, value, payment.pay)
  return fullAims(table, seat, card, value, payment.pay)
}

const plays = (table: State, seat: string): readonly Command[] => {
  const player = playerOf(table, seat)
  return player.hand.flatMap((card): readonly Command[] => {
    const artefact = artefactOf(card)
    return bestPayments(card, player).flatMap((payment): readonly Command[] => {
      const aimed = aimsFor(table, seat, card, payment).map((power) => ({ card, ...payment, power }))
      if (artefact.type === 'item') return aimed.map((fields) => ({ type: 'use', ...fields }))
      return [{ card, ...payment }, ...aimed].map((fields) => ({ type: 'summon', ...fields }))
    })
  })
}

/** The fewest powers that carry a sum over a mark; all that fit where they do not reach it. */
const enough = (worths: readonly (readonly [power: string, worth: number])[], lacking: number): readonly string[] => {
  const chosen: string[] = []
  let left = lacking
  for (const [power, worth] of [...worths].sort(([, one], [, other]) => other - one)) {
    if (left <= 0) break
    chosen.push(power)
    left -= worth
  }
  return chosen
}

const worthsOf = (table: State, row: readonly string[], standing: Standing, opposing: Colour) =>
  row.flatMap((power): readonly (readonly [string, number])[] => {
    const worth = addedBy(power, standing, opposing, table.advanced)
    return worth === null ? [] : [[power, worth]]
  })

const attacksOn = (table: State, player: Player, attacker: Standing, opponent: Player, on: string): readonly Command[] => {
  const target = on === DREAMER ? undefined : standingOf(opponent, on)
  const opposing = target ? fighterOf(on).colour : dreamerOf(opponent.dreamer as string).colour
  const worths = worthsOf(table, player.row, attacker, opposing)
  const card = fighterOf(attacker.card)
  const doubled = target && (card.resistance === opposing || fighterOf(on).weakness === card.colour)
  const base = card.attack * (doubled ? 2 : 1)
  const mark = target ? baseDefence(target, card) : 0
  const reply =
    target && target.heldBy === null && fighterOf(on).defence !== null ? worthsOf(table, opponent.row, target, card.colour) : []
  const most = reply.reduce((sum, [, worth]) => sum + worth, 0)
  const adds = [[], enough(worths, mark + 1 - base), enough(worths, mark + most + 1 - base)]
  const distinct = [...new Map(adds.map((add) => [add.join(), add])).values()]
  return distinct.map((add): Command => ({ type: 'attack', with: attacker.card, on, add }))
}

const attacks = (table: State, seat: string): readonly Command[] => {
  const opponent = opponentOf(table)
  if (!opponent || !mayFight(table) || opponent.dreamer === null || opponent.out) return []
  const player = playerOf(table, seat)
  const able = player.camp.filter((one) => attackerRefusal(one) === null)
  const targets = [...opponent.camp.map(({ card }) => card), DREAMER]
  return able.flatMap((attacker) =>
    targets
      .filter((on) => targetRefusal(attacker.card, opponent, on) === null)
      .flatMap((on) => attacksOn(table, player, attacker, opponent, on)),
  )
}

const designations = (table: State): readonly Command[] =>
  mustDesignate(table) ? designable(table).map((seat): Command => ({ type: 'designate', seat })) : []

const endings = (table: State): readonly Command[] => (mustDesignate(table) ? [] : [{ type: 'endTurn' }])

/** CMB-7: let it come, hold with powers, with a shelter, or with both. */
const defences = (table: State, seat: string): readonly Command[] => {
  const fight = table.fight as Fight
  const player = playerOf(table, seat)
  const base = defenceBase(fight, player)
  const standing = fight.on === DREAMER ? undefined : standingOf(player, fight.on)
  const holds = standing && standing.heldBy === null && fighterOf(standing.card).defence !== null
  const worths = holds ? worthsOf(table, player.row, standing, fighterOf(fight.with).colour) : []
  const shelters = player.hand.filter((card) => artefactOf(card).power === 'shelter')
  const sheltered = shelters.flatMap((item) =>
    bestPayments(item, player).flatMap((payment): readonly Command[] => {
      const artefact = artefactOf(item)
      const value = artefact.value * (isAllOfColour(artefact, player, payment) ? 2 : 1)
      const left = worths.filter(([power]) => !payment.pay.includes(power))
      const add = enough(left, fight.attack - base - value)
      return [{ type: 'defend', add, item, ...payment }]
    }),
  )
  const added: Command = { type: 'defend', add: enough(worths, fight.attack - base), pay: [], conception: 0 }
  return [{ type: 'defend', add: [], pay: [], conception: 0 }, added, ...sheltered]
}

const refills = (table: State, seat: string): readonly Command[] => {
  const player = playerOf(table, seat)
  const worst = [...byService(player.row, player)].reverse()
  const most = dreamerOf(player.dreamer as string).conception
  return Array.from(
    { length: Math.min(most, worst.length) + 1 },
    (_, count): Command => ({ type: 'refill', discard: worst.slice(0, count) }),
  )
}

/** The commands worth a thought where this seat is awaited; not each of them is allowed. */
export const movesOf = (table: State, seat: string): readonly Command[] => {
  switch (table.phase) {
    case 'begin':
      return refills(table, seat)
    case 'prepare':
      return [...plays(table, seat), ...designations(table), ...attacks(table, seat), ...endings(table)]
    case 'combat':
      return [...attacks(table, seat), ...endings(table)]
    case 'defence':
      return defences(table, seat)
    case 'gathering':
    case 'opening':
    case 'over':
      return []
    default:
      return table.phase satisfies never
  }
}
