import { isOver } from '../dreamer/clock.ts'
import { isOrdinary } from '../encounters/kinds.ts'
import type { Spell } from '../spells/spell.ts'
import type { DreamerView, View } from '../view.ts'
import type { Met, Mode, Moment, Question, SpellFacts } from './question.ts'

/** CAST-1: a spell whose cost is open counts at its least; null: one whose difficulty is still to be stated. */
export const spellFacts = ({ voie, genre, cell, difficulty, cost, leastCost }: Spell): SpellFacts | null =>
  difficulty === 'variable' ? null : { voie, genre, cell, difficulty, cost: cost === 'variable' ? leastCost : cost }

/** ENC-5: what waits there comes back on the way up. */
const waitingOf = ({ clock }: View, { waiting, position }: DreamerView): Met | null =>
  waiting && isOrdinary(waiting.kind) && waiting.cell === position && !isOver(waiting.until, clock)
    ? { kind: waiting.kind, strength: waiting.strength }
    : null

/** SPE-2: met on the special table, it is not reckoned with. */
const ordinary = ({ encounter }: DreamerView): (Met & { readonly lostRounds: number }) | null =>
  encounter && !encounter.special && isOrdinary(encounter.kind)
    ? { kind: encounter.kind, strength: encounter.strength, lostRounds: encounter.lostRounds }
    : null

const momentOf = (view: View, board: DreamerView): Moment | null => {
  const { phase, wetMastered: settled } = board
  const encounter = ordinary(board)
  const messenger = board.messenger?.cell ?? null
  const released = !board.stepMeets
  switch (phase) {
    case 'awake':
    case 'petition':
      return { phase: 'awake', waiting: waitingOf(view, board) }
    case 'encounter':
    case 'service':
      return encounter && { phase, met: encounter, settled }
    case 'captive':
      return encounter && { phase, met: encounter, settled, lostRounds: encounter.lostRounds }
    case 'wet':
    case 'free':
      return board.stored ? null : { phase, messenger, released }
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'targeting':
    case 'gift':
    case 'releasing':
    case 'asleep':
      return null
    default:
      return phase satisfies never
  }
}

/** What a player can ask at this moment; null where nothing can be reckoned: lost (HID-6), asleep, a spell in hand or just stored. */
export const questionOf = (view: View, board: DreamerView, spell: SpellFacts, mode: Mode): Question | null => {
  const moment = momentOf(view, board)
  if (!moment || board.position === null) return null
  const { sheet, malus, repression } = board
  return {
    dreamer: { reve: sheet.reve, draconic: sheet.draconic, malus, repression },
    spell,
    mode: board.mode ?? mode,
    dream: board.dream,
    boxes: Math.max(0, board.fatigueMax - board.fatigue - board.pendingFatigue),
    cell: board.position,
    moment,
    effects: board.effects,
  }
}
