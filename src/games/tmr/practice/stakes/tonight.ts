import { inTurn, isDay } from '../../../../kit/day.ts'
import { type Dice, seededDice } from '../../../../kit/dice.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import type { StakeDone } from '../record/record.ts'
import { STAKES, type Stake, stakeOf, timeOf } from './stakes.ts'

/** The stake of a night: the same for everybody; null for what is no day. */
export const tonightsStake = (day: string): Stake | null => (isDay(day) ? inTurn(day, STAKES) : null)

/** The name of a night's stake in the record. */
export const tonightName = (day: string): string => `tonight ${day}`

interface NightDice extends Dice {
  /** Before something is said: so many entries stand. */
  prepare(entries: number): void
}

/** The same answers, the same faces, whoever gives them; leaving and coming back changes none. */
export const nightDice = (day: string): NightDice => {
  const seed = seedOfText(tonightName(day))
  let hand = seededDice(seed)
  return {
    prepare: (entries) => {
      hand = seededDice(seed + entries)
    },
    roll: (ask) => hand.roll(ask),
  }
}

/** How it went, in signs: a full one for each round or hour that went by. */
export const nightSigns = ({ stake, won, left = 0 }: Pick<StakeDone, 'stake' | 'won' | 'left'>): string => {
  const known = stakeOf(stake)
  const of = known ? timeOf(known.deadline) : 0
  const spent = won ? Math.min(of, of - left + 1) : of
  return `${'●'.repeat(spent)}${'○'.repeat(of - spent)} ${won ? '✓' : '✗'}`
}

/** A line to share: it tells how it went, never what was answered. */
export const nightLine = (day: string, done: Parameters<typeof nightSigns>[0]): string => `Demi-rêve ☾ ${day} ${nightSigns(done)}`
