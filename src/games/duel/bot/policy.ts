import type { Dice } from '../../../kit/dice.ts'
import { after, bestPayments, type Command, playerOf, type State } from '../rules/public.ts'
import { movesOf } from './moves.ts'
import { worthFor } from './worth.ts'

export interface Weighed {
  readonly command: Command
  readonly worth: number
}

const byWorth = (weighed: readonly Weighed[]): readonly Weighed[] => [...weighed].sort((one, other) => other.worth - one.worth)

/** The reply that is worth most to the one attacked, from what this table shows of them. */
const replied = (table: State, dice: Dice): State => {
  const seat = table.fight?.seat
  if (table.phase !== 'defence' || seat === undefined) return table
  const tables = movesOf(table, seat).flatMap((move) => after(table, seat, move, dice) ?? [])
  const worths = tables.map((one) => worthFor(one, seat))
  return tables[worths.indexOf(Math.max(...worths))] ?? table
}

/** DRM-5: a turn in which nothing is done is half a dreamer. */
const IDLE = 30
/** TRN-7: what is designated or attacked ends the preparing: not before nothing else is worth it. */
const LATER = 0.01

/** Null: it is refused. */
const weigh = (table: State, seat: string, dice: Dice, command: Command): number | null => {
  if (command.type === 'endTurn') {
    const { acted, idle } = playerOf(table, seat)
    return worthFor(table, seat) - (acted ? 0 : IDLE * (idle + 1) * 0.5)
  }
  const said = after(table, seat, command, dice)
  if (!said) return null
  const next = replied(said, dice)
  if (command.type !== 'designate') return worthFor(next, seat)
  const best = Math.max(...allWeighed(next, seat, dice).map(({ worth }) => worth))
  return best - LATER
}

const allWeighed = (table: State, seat: string, dice: Dice): readonly Weighed[] =>
  movesOf(table, seat).flatMap((command): readonly Weighed[] => {
    const worth = weigh(table, seat, dice, command)
    return worth === null ? [] : [{ command, worth }]
  })

/** What each command is worth one step on. */
export const weighed = (table: State, seat: string, dice: Dice): readonly Weighed[] => {
  const weights = allWeighed(table, seat, dice)
  return byWorth(table.phase === 'prepare' ? preparing(table, seat, weights) : weights)
}

const isPlay = ({ command }: Weighed): boolean => command.type === 'summon' || command.type === 'use'

/** What gains by being played is played before the fighting shuts the door on it (TRN-7). */
const preparing = (table: State, seat: string, weights: readonly Weighed[]): readonly Weighed[] => {
  const now = worthFor(table, seat)
  const gains = weights.filter((one) => isPlay(one) && one.worth > now)
  return gains.length > 0 ? gains : weights
}

/** Gathering and opening have nothing to weigh. */
export const opening = (table: State, seat: string): Command => {
  const player = playerOf(table, seat)
  const payable = player.hand.filter((card) => bestPayments(card, player).length > 0).length
  return { type: payable === 0 ? 'redraw' : 'keep' }
}
