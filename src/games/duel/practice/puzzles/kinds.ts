import {
  artefactOf,
  type Command,
  choicesOf,
  dropsNeeded,
  type Exercise,
  fullAims,
  itemValue,
  NOTHING_AIMED,
  type Payment,
  paymentsFor,
  playerOf,
  type State,
  signOf,
  without,
} from '../../rules/public.ts'
import { createForces, type Forces, tableAfter, upTo } from './forced.ts'

/** What is played before the fight: a card, and the cards its power is aimed at. */
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

/** POW: all that the power of a card can be aimed at; barter is in no position. */
const exercisesOf = (table: State, seat: string, card: string, payment: Payment): readonly Exercise[] => {
  const artefact = artefactOf(card)
  const value = artefact.type === 'item' ? itemValue(artefact, playerOf(table, seat), payment) : artefact.value
  if (artefact.power === 'recall') return recalls(table, seat, value, payment.pay)
  if (artefact.power === 'dispel') return dispels(table, seat, value)
  return fullAims(table, seat, card, value, payment.pay)
}

/** Powers are what is paid with, not what a play is known by. */
const aimedAt = ({ target, targets }: Exercise): readonly string[] =>
  [...(target === undefined ? [] : [target]), ...targets].flatMap((aim) => (typeof aim === 'string' ? [] : aim.card)).sort()

interface Played {
  readonly play: Play
  readonly command: Command
}

/** Everything that can be played from the hand. */
const playsOf = (table: State, seat: string): readonly Played[] =>
  playerOf(table, seat).hand.flatMap((card) =>
    paymentsOf(table, seat, card).flatMap((payment): readonly Played[] => {
      const exercises = exercisesOf(table, seat, card, payment)
      const type = artefactOf(card).type === 'item' ? 'use' : 'summon'
      const aimed = exercises.map((power) => ({
        play: { card, at: aimedAt(power) },
        command: { type, card, ...payment, power } as Command,
      }))
      return type === 'use' ? aimed : [{ play: { card, at: [] }, command: { type, card, ...payment } as Command }, ...aimed]
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
    for (const { play, command } of playsOf(now, seat)) {
      const next = tableAfter(now, seat, command)
      if (next) visit(next, [...plays, play])
    }
  }
  visit(table, [])
  return found
}

/** There is more to look at than a position should have. */
export class TooWide extends Error {}

const includes = (all: readonly Play[], some: readonly Play[]): boolean =>
  some.every((one) => all.some((other) => keyOfPlay(other) === keyOfPlay(one)))

const wakersOf = (forces: Forces, tables: readonly State[], seat: string): readonly string[] => {
  const cards = new Set(tables.flatMap((table) => playerOf(table, seat).camp.map(({ card }) => card)))
  return [...cards].filter((waker) => tables.some((table) => forces(table, seat, waker)))
}

/** Every kind of solution of a turn: a card that is not needed makes no other kind. */
export const kindsOf = (table: State, seat: string, most = 4000): readonly Kind[] => {
  const forces = createForces()
  const won = [...preparations(table, seat, most).values()].filter(([, tables]) => tables.some((one) => forces(one, seat, null)))
  const least = won.filter(([plays]) => !won.some(([other]) => other.length < plays.length && includes(plays, other)))
  return least.flatMap(([plays, tables]) => wakersOf(forces, tables, seat).map((waker) => ({ plays, waker })))
}
