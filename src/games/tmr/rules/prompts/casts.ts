import { refusal } from '../../../../kit/refusal.ts'
import { type CastingPlace, castableFrom, castingOf } from '../casting/cast.ts'
import { groundOf } from '../effects/groundOf.ts'
import { weakenedBy } from '../effects/queries.ts'
import { priceOf } from '../prices/priceOf.ts'
import { knowsSpell, spellsOf } from '../spells/known.ts'
import { findSpell, SPELLS, type Spell } from '../spells/spell.ts'
import type { TmrRefusal } from '../state.ts'
import type { DreamerView, HandView, View } from '../view.ts'
import { type Odds, oddsOf } from './choice.ts'
import type { CastChoice } from './prompt.ts'

/** The spells a dreamer can name: the known ones, and those of the table. */
export const knownSpells = (view: View, board: DreamerView): readonly Spell[] => {
  const own = spellsOf(view.spells, board.sheet)
  const common = board.sheet.spells ?? SPELLS.map((spell) => spell.id)
  const learner = { sheet: board.sheet, effects: board.effects, depths: { unknown: board.unknown } }
  const others = common.filter((id) => !Object.hasOwn(own, id)).flatMap((id) => findSpell(own, id) ?? [])
  return [...Object.values(own), ...others].filter(({ id }) => knowsSpell(learner, own, id))
}

/** The chance of a cast at a difficulty; a secret modifier is not in it. */
export const castOdds = (board: DreamerView, spell: Spell, difficulty: number, modifier = board.modifier?.value ?? 0): Odds =>
  oddsOf(
    castingOf(
      { reve: weakenedBy(board, 'reve', board.sheet.reve), draconic: board.sheet.draconic, malus: board.malus },
      spell,
      difficulty,
      modifier,
    ),
  )

const withBonus = ({ attempt }: Odds, bonus: number): Odds => oddsOf(bonus > 0 ? { ...attempt, bonus } : attempt)

/** RES-7, EXP-2: the same roll again; unknown where its modifier is secret. */
export const handOdds = (board: DreamerView, spell: Spell, hand: HandView): Odds | null =>
  hand.modifier === null
    ? null
    : withBonus(castOdds(board, spell, hand.difficulty, hand.modifier), bonusOn(board, spell, hand.proxy ? 'messager' : null))

/** DRG-12, RES-5, CAST-7, AST-5. */
const whyNotOpen = (view: View, board: DreamerView, spell: Spell, least: number): TmrRefusal | null => {
  if (groundOf(board.effects).barred) return refusal('barred', 'DRG-12')
  if (board.stored) return refusal('spent', 'RES-5')
  if (least > board.dream) return refusal('dream-too-low', 'CAST-7', { cost: least })
  if (view.options.dragons && spell.seuil > 0 && board.seuil - spell.seuil < 1)
    return refusal('seuil-too-low', 'AST-5', { seuil: spell.seuil })
  return null
}

/** EXP-1: what practice adds on a cell the player knows. */
const bonusOn = (board: DreamerView, spell: Spell, via: CastChoice['via']): number => {
  const cell = via ? (board.messenger?.cell ?? null) : board.position
  return board.bonuses.find((bonus) => bonus.spell === spell.id && cell !== null && bonus.cell === cell)?.percent ?? 0
}

/** EXP-1: the chance of one of these casts, at a difficulty stated for it. */
export const castChoiceOdds = (board: DreamerView, { spell, via }: Pick<CastChoice, 'spell' | 'via'>, difficulty: number): Odds =>
  withBonus(castOdds(board, spell, difficulty), bonusOn(board, spell, via))

const leastOf = ({ cost, leastCost }: Spell): number => (cost === 'variable' ? leastCost : cost)

/** What would bar it on any land, as things stand. */
export const whyNoGoal = (view: View, board: DreamerView, spell: Spell): TmrRefusal | null =>
  whyNotOpen(view, { ...board, stored: false }, spell, leastOf(spell))

const castChoice = (view: View, board: DreamerView, spell: Spell, via: CastChoice['via']): CastChoice => {
  const least = leastOf(spell)
  const why = whyNotOpen(view, board, spell, least)
  return {
    spell,
    via,
    least,
    most: spell.cost === 'variable' ? Math.max(least, board.dream) : spell.cost,
    odds: spell.difficulty === 'variable' ? null : castChoiceOdds(board, { spell, via }, spell.difficulty),
    price: priceOf(view, board, { type: 'cast', dreamer: board.id, spell: spell.id, cost: least }),
    refusal: why,
  }
}

/** CAST-1, ENC-10: all that can be cast from where the demi-rêve or its messenger is. */
export const castChoices = (view: View, board: DreamerView): readonly CastChoice[] => {
  const spells = knownSpells(view, board)
  const from = (place: CastingPlace, via: CastChoice['via']): readonly CastChoice[] =>
    spells.filter((spell) => castableFrom(spell, place)).map((spell) => castChoice(view, board, spell, via))
  const own = from({ cell: board.position, genre: board.genre }, null)
  return board.messenger ? [...from(board.messenger, 'messager'), ...own] : own
}
