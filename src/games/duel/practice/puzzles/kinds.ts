import {
  artefactOf,
  type Command,
  choicesOf,
  dropsNeeded,
  type Exercise,
  fullAims,
  isPower,
  itemValue,
  NOTHING_AIMED,
  type Payment,
  paymentsFor,
  playerOf,
  type State,
  signOf,
  without,
} from '../../rules/public.ts'
import { attackLine, createForces, distinct, type Forces, tableAfter, upTo } from './forced.ts'

/** What is played before the fight: a card, and the cards its power is aimed at; the power itself where it is aimed at none. */
export interface Play {
  readonly card: string
  readonly at: readonly string[]
}

/** One kind of solution: what must be played, and what then wakes the dreamer. */
export interface Kind {
  readonly plays: readonly Play[]
  readonly waker: string
}

const keyOfPlay = ({ card, at }: Play): string => [card, ...at].join(' ')
const keyOfPlays = (plays: readonly Play[]): string => plays.map(keyOfPlay).sort().join(', ')

/** Of payments that do the same, one. */
const paymentsOf = (table: State, seat: string, card: string): readonly Payment[] => {
  const sign = ({ pay, conception }: Payment): string => [conception, ...pay.map(signOf).sort()].join('|')
  return [...new Map(paymentsFor(card, playerOf(table, seat)).map((payment) => [sign(payment), payment])).values()]
}

const recalls = (table: State, seat: string, value: number, pay: readonly string[]): readonly Exercise[] => {
  const { row } = playerOf(table, seat)
  return upTo(table.used, value)
    .filter((take) => take.length > 0)
    .flatMap((take) =>
      choicesOf(without(row, pay), dropsNeeded(row, pay, take.length)).map((drop) => ({ ...NOTHING_AIMED, take, drop })),
    )
}

const dispels = (table: State, seat: string, value: number): readonly Exercise[] => {
  const theirs = table.players.filter((one) => one.seat !== seat).flatMap(({ row }) => row)
  return upTo(theirs, value)
    .filter((targets) => targets.length > 0)
    .map((targets) => ({ ...NOTHING_AIMED, targets }))
}

/** POW-11: as many of mine as of theirs. */
const barters = (table: State, seat: string, value: number, pay: readonly string[]): readonly Exercise[] =>
  table.players
    .filter((one) => one.seat !== seat)
    .flatMap((other) =>
      upTo(without(playerOf(table, seat).row, pay), value)
        .filter((give) => give.length > 0)
        .flatMap((give) =>
          distinct(choicesOf(other.row, give.length)).map((take) => ({ ...NOTHING_AIMED, seat: other.seat, give, take })),
        ),
    )

/** POW: all that the power of a card can be aimed at. */
const exercisesOf = (table: State, seat: string, card: string, payment: Payment): readonly Exercise[] => {
  const artefact = artefactOf(card)
  const value = artefact.type === 'item' ? itemValue(artefact, playerOf(table, seat), payment) : artefact.value
  if (artefact.power === 'recall') return recalls(table, seat, value, payment.pay)
  if (artefact.power === 'dispel') return dispels(table, seat, value)
  if (artefact.power === 'barter') return barters(table, seat, value, payment.pay)
  return fullAims(table, seat, card, value, payment.pay)
}

/** Powers are what is paid with, not what a play is known by. */
const aimedAt = (card: string, { target, targets }: Exercise): readonly string[] => {
  const aims = [...(target === undefined ? [] : [target]), ...targets].map((aim) => (typeof aim === 'string' ? aim : aim.card))
  const cards = aims.filter((aim) => !isPower(aim)).sort()
  return cards.length > 0 ? cards : [artefactOf(card).power as string]
}

/** What was played by saying so; null: an attack. */
export const playOf = (command: Command): Play | null =>
  command.type === 'summon' || command.type === 'use'
    ? { card: command.card, at: command.power ? aimedAt(command.card, command.power) : [] }
    : null

/** Everything that can be played from the hand. */
const playsOf = (table: State, seat: string): readonly Command[] =>
  playerOf(table, seat).hand.flatMap((card) =>
    paymentsOf(table, seat, card).flatMap((payment): readonly Command[] => {
      const type = artefactOf(card).type === 'item' ? 'use' : 'summon'
      const plain = { type, card, ...payment } as Command
      const aimed = exercisesOf(table, seat, card, payment).map((power): Command => ({ ...plain, power }) as Command)
      return type === 'use' ? aimed : [plain, ...aimed]
    }),
  )

/** Every way to prepare, and the tables it can lead to. */
const preparations = (
  table: State,
  seat: string,
  most: number,
): ReadonlyMap<string, readonly [readonly Play[], readonly State[]]> => {
  const found = new Map<string, [readonly Play[], State[]]>()
  const seen = new Set<string>()
  let left = most
  const visit = (now: State, plays: readonly Play[]): void => {
    const key = keyOfPlays(plays)
    const sign = key + JSON.stringify(now.players.map(({ row, camp, dreamer }) => [row, camp, dreamer]))
    if (seen.has(sign)) return
    seen.add(sign)
    if (left-- <= 0) throw new TooWide()
    const group = found.get(key) ?? [plays, []]
    group[1].push(now)
    found.set(key, group)
    for (const command of playsOf(now, seat)) {
      const next = tableAfter(now, seat, command)
      if (next) visit(next, [...plays, playOf(command) as Play])
    }
  }
  visit(table, [])
  return found
}

/** There is more to look at than a position should have. */
export class TooWide extends Error {}

/** A card played without its power is part of the same with it. */
const includes = (all: readonly Play[], some: readonly Play[]): boolean =>
  some.every((one) =>
    all.some((other) => other.card === one.card && (one.at.length === 0 || keyOfPlay(other) === keyOfPlay(one))),
  )

const wakersOf = (forces: Forces, tables: readonly State[], seat: string): readonly string[] => {
  const cards = new Set(tables.flatMap((table) => playerOf(table, seat).camp.map(({ card }) => card)))
  return [...cards].filter((waker) => tables.some((table) => forces(table, seat, waker)))
}

/** Every kind of solution of a turn: a card that is not needed makes no other kind. */
export const kindsOf = (table: State, seat: string, most = 4000): readonly Kind[] => {
  const forces = createForces()
  const won = [...preparations(table, seat, most).values()].filter(([, tables]) => tables.some((one) => forces(one, seat, null)))
  const least = won.filter(([plays]) => !won.some(([other]) => includes(plays, other) && !includes(other, plays)))
  return least.flatMap(([plays, tables]) => wakersOf(forces, tables, seat).map((waker) => ({ plays, waker })))
}

const ordersOf = (plays: readonly Play[]): readonly (readonly Play[])[] =>
  plays.length < 2
    ? [plays]
    : plays.flatMap((play) => ordersOf(plays.filter((other) => other !== play)).map((rest) => [play, ...rest]))

/** The plays in this order, then the attacks, each said to its end; null: in this order nobody wakes. */
const lineIn = (forces: Forces, table: State, seat: string, plays: readonly Play[]): readonly Command[] | null => {
  const [first, ...rest] = plays
  if (!first) return attackLine(forces, table, seat)
  for (const command of playsOf(table, seat)) {
    const next = keyOfPlay(playOf(command) as Play) === keyOfPlay(first) ? tableAfter(table, seat, command) : null
    const line = next && lineIn(forces, next, seat, rest)
    if (line) return [command, ...line]
  }
  return null
}

/** A kind of solution as it is played, in each order of its cards that wakes. */
export const linesOf = (table: State, seat: string, { plays }: Pick<Kind, 'plays'>): readonly (readonly Command[])[] => {
  const forces = createForces()
  return ordersOf(plays).flatMap((order) => {
    const line = lineIn(forces, table, seat, order)
    return line ? [line] : []
  })
}
