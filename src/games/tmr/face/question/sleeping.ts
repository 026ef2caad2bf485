import { type DreamerView, HOURS, isOver, isUnder, later, type Moment } from '../../rules/public.ts'
import type { SleepGoal } from '../desk/desk.ts'

/** NIT-4, NIT-6: sleep has nothing more to give. */
export const isRested = (board: DreamerView): boolean =>
  (board.dream >= board.seuil || isUnder(board, 'no-dreaming')) && board.fatigue <= board.pinned

/** NIT-2: the first hour that is not of the night, and the first that is. */
const DAWN = HOURS.indexOf('sirene')

const DUSK = HOURS.indexOf('serpent')

const hoursTo = (place: number, { hour }: Moment): number => {
  const left = (place - HOURS.indexOf(hour) + HOURS.length) % HOURS.length
  return left === 0 ? HOURS.length : left
}

export const hoursToDawn = (clock: Moment): number => hoursTo(DAWN, clock)
export const hoursToDusk = (clock: Moment): number => hoursTo(DUSK, clock)

export const isReached = ({ until }: SleepGoal, board: DreamerView, clock: Moment): boolean =>
  until === 'rested' ? isRested(board) : isOver(until, later(clock, 1))
