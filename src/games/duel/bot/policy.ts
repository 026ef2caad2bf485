import type { Dice } from '../../../kit/dice.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur } from '../../../kit/roles.ts'
import { bestPayments, type Command, decide, playerOf, type State } from '../rules/public.ts'
import { movesOf } from './moves.ts'
import { worthFor } from './worth.ts'

/** The table after a command that is allowed. */
export const after = (table: State, command: Command, seat: string, dice: Dice): State => {
  const trail: State[] = []
  const answer = decide(table, command, joueur(seat), dice, trail)
  return isRefusal(answer) ? table : (trail.at(-1) ?? table)
}

export interface Weighed {
  readonly command: Command
  readonly worth: number
}

const byWorth = (weighed: readonly Weighed[]): readonly Weighed[] => [...weighed].sort((one, other) => other.worth - one.worth)

/** The reply that is worth most to the one attacked, from what this table shows of them. */
const replied = (table: State, dice: Dice): State => {
  const seat = table.fight?.seat
  if (table.phase !== 'defence' || seat === undefined) return table
  const tables = movesOf(table, seat).map((move) => after(table, move, seat, dice))
  return tables.reduce((best, one) => (worthFor(one, seat) > worthFor(best, seat) ? one : best), tables[0] ?? table)
}

/** DRM-5: a turn in which nothing is done is half a dreamer. */
const IDLE = 30
/** TRN-7: what is designated or attacked ends the preparing: not before nothing else is worth it. */
const LATER = 0.01

const weigh = (table: State, seat: string, dice: Dice, command: Command): number => {
  if (command.type === 'endTurn') {
    const { acted, idle } = playerOf(table, seat)
    return worthFor(table, seat) - (acted ? 0 : IDLE * (idle + 1) * 0.5)
  }
  const next = replied(after(table, command, seat, dice), dice)
  if (command.type !== 'designate') return worthFor(next, seat)
  const best = Math.max(...movesOf(next, seat).map((move) => weigh(next, seat, dice, move)))
  return best - LATER
}

/** What each command is worth one step on. */
export const weighed = (table: State, seat: string, dice: Dice): readonly Weighed[] => {
  const moves = movesOf(table, seat)
  const weights = moves.map((command) => ({ command, worth: weigh(table, seat, dice, command) }))
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
