import { NO_EFFECTS } from '../dreamer/effect.ts'
import { starsAt } from '../dreamer/night.ts'
import { groundOf } from '../effects/groundOf.ts'
import { weakenedBy } from '../effects/queries.ts'
import { waitingAt } from '../prompts/steps.ts'
import type { Spell } from '../spells/spell.ts'
import type { DreamerView, View } from '../view.ts'
import { dragonFactsOf } from './dragonFacts.ts'
import type { Met, Mode, PlannedMoment, Question, SpellFacts } from './question.ts'

/** CAST-1: a spell whose cost is open counts at its least; null: one whose difficulty is still to be stated. */
export const spellFacts = ({ id, voie, genre, cell, difficulty, cost, leastCost, seuil, ritual }: Spell): SpellFacts | null =>
  difficulty === 'variable'
    ? null
    : {
        ...{ id, voie, genre, cell, difficulty, seuil: Math.abs(seuil) },
        cost: cost === 'variable' ? leastCost : cost,
        ...(ritual ? { ritual } : {}),
      }

/** ENC-5: what waits there comes back on the way up. */
const waitingOf = (board: DreamerView): Met | null => board.position && waitingAt(board, board.position)

/** ENC-5: and elsewhere, by any way there. */
const elsewhere = ({ waiting, position }: DreamerView): Pick<Question, 'waiting'> =>
  waiting?.cell && waiting.cell !== position
    ? { waiting: { cell: waiting.cell, met: { kind: waiting.kind, strength: waiting.strength } } }
    : {}

/** DRG-9: all that this visit has not yet been given. */
const strengthsLeft = ({ position, effects, mastery, given }: DreamerView): readonly number[] => {
  if (position === null || mastery === null) return []
  const done = [...given]
  const asked = groundOf(effects)
    .masteries(position)
    .filter(({ kind }) => {
      const at = done.indexOf(kind)
      if (at >= 0) done.splice(at, 1)
      return at < 0
    })
  return asked.map(({ difficulty }) => -difficulty)
}

const momentOf = (board: DreamerView): PlannedMoment | null => {
  const { phase, encounter, wetMastered: settled } = board
  const messenger = board.messenger?.cell ?? null
  const released = !board.stepMeets
  switch (phase) {
    case 'awake':
    case 'petition':
      return { phase: 'awake', waiting: waitingOf(board) }
    case 'encounter':
    case 'service':
      return encounter && { phase, met: encounter, settled }
    case 'captive':
      return encounter && { phase, met: encounter, settled, lostRounds: encounter.lostRounds }
    case 'gift':
      return { phase, settled }
    case 'wet':
      return board.stored ? null : { phase, messenger, released, left: strengthsLeft(board) }
    case 'free':
      return board.stored ? null : { phase, messenger, released }
    case 'cast':
    case 'fumble':
    case 'carrying':
    case 'targeting':
    case 'releasing':
    case 'asleep':
      return null
    default:
      return phase satisfies never
  }
}

const isUnknown = ({ unknown }: DreamerView, { id }: SpellFacts): boolean => id !== undefined && unknown.includes(id)

/** AST-2, AST-3: the gardien's own reckoning has the hour of casting, the player's leaves it out and says so. */
const underStars = (view: View, { sheet, astral }: DreamerView, spell: SpellFacts): SpellFacts => {
  if (!view.options.dragons || !spell.ritual || sheet.birth === null) return spell
  if (astral === null) return { ...spell, stars: 'unknown' }
  return { ...spell, difficulty: spell.difficulty + starsAt(view.clock.hour, sheet.birth, astral) }
}

/** What a player can ask at this moment; null where nothing can be reckoned: lost (HID-6), asleep, a spell in hand or just stored. */
export const questionOf = (view: View, board: DreamerView, spell: SpellFacts, mode: Mode): Question | null => {
  const moment = momentOf(board)
  if (!moment || board.position === null) return null
  const { sheet, malus, repression } = board
  const dragon = dragonFactsOf(view, board, spell.id)
  return {
    dreamer: { reve: weakenedBy(board, 'reve', sheet.reve), draconic: sheet.draconic, malus, repression },
    spell: { ...underStars(view, board, spell), ...(isUnknown(board, spell) ? { unknown: true } : {}) },
    mode: board.mode ?? mode,
    dream: board.dream,
    boxes: Math.max(0, board.fatigueMax - board.fatigue - board.pendingFatigue),
    cell: board.position,
    moment,
    ...elsewhere(board),
    effects: dragon ? board.effects : NO_EFFECTS,
    ...(dragon ? { dragon } : {}),
  }
}
