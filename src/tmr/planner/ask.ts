import { type Moment as ClockMoment, isOver } from '../dreamer/clock.ts'
import type { Spell } from '../spells/spell.ts'
import type { DreamerView } from '../view.ts'
import type { Met, Mode, Moment, Question, SpellFacts } from './question.ts'

/** CAST-1: the least that can be asked for where the spell leaves it open; null: a difficulty must be stated. */
export const spellFacts = (
  spell: Spell,
  stated: { readonly cost?: number | undefined; readonly difficulty?: number | undefined } = {},
): SpellFacts | null => {
  const difficulty = spell.difficulty === 'variable' ? stated.difficulty : spell.difficulty
  if (difficulty === undefined) return null
  const cost = spell.cost === 'variable' ? Math.max(spell.leastCost, stated.cost ?? 0) : spell.cost
  return { voie: spell.voie, genre: spell.genre, cell: spell.cell, difficulty, cost }
}

/** ENC-5: what waits there comes back on the way up. */
const waitingOf = ({ waiting, position }: DreamerView, clock: ClockMoment): Met | null =>
  waiting && waiting.cell === position && !isOver(waiting.until, clock)
    ? { kind: waiting.kind, strength: waiting.strength }
    : null

/** The player knows whether the demi-rêve came to this cell or stayed on it (WET-4). */
const momentOf = (view: DreamerView, clock: ClockMoment, settled: boolean): Moment | null => {
  const { phase, encounter } = view
  const released = view.mode === 'accelerated' && !view.stepMeets
  const messenger = view.messenger?.cell ?? null
  switch (phase) {
    case 'awake':
      return { phase, waiting: waitingOf(view, clock) }
    case 'encounter':
    case 'service':
      return encounter && { phase, met: encounter, settled }
    case 'captive':
      return encounter && { phase, met: encounter, settled, lostRounds: encounter.lostRounds }
    case 'wet':
    case 'free':
      return { phase, messenger, released }
    default:
      return null
  }
}

/** What a player can ask at this moment; null while lost, asleep, or with a spell in hand. */
export const questionOf = (
  view: DreamerView,
  clock: ClockMoment,
  spell: SpellFacts,
  mode: Mode,
  settled = false,
): Question | null => {
  const moment = momentOf(view, clock, settled)
  if (!moment || !view.position) return null
  const { reve, draconic } = view.sheet
  return {
    dreamer: { reve, draconic, malus: view.malus, repression: view.repression },
    ...{ spell, moment, mode: view.mode ?? mode, dream: view.dream, cell: view.position },
    boxes: Math.max(0, view.fatigueMax - view.fatigue - view.pendingFatigue),
  }
}
