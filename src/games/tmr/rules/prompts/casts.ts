import { refusal } from '../../../../kit/refusal.ts'
import { castableFrom, castingOf, type Place } from '../casting/cast.ts'
import { findSpell, SPELLS, type Spell } from '../spells/spell.ts'
import type { TmrRefusal } from '../state.ts'
import type { DreamerView, HandView, View } from '../view.ts'
import { type Odds, oddsOf } from './choice.ts'
import type { CastChoice } from './prompt.ts'

/** The spells a dreamer can name: the known ones, and those of the table. */
export const knownSpells = (view: View, board: DreamerView): readonly Spell[] => {
  const own = Object.values(view.spells)
  const common = board.sheet.spells ?? SPELLS.map((spell) => spell.id)
  const others = common.filter((id) => !Object.hasOwn(view.spells, id)).map((id) => findSpell(view.spells, id))
  return [...own, ...others.filter((spell) => spell !== undefined)]
}

/** The chance of a cast at a difficulty; a secret modifier is not in it. */
export const castOdds = (board: DreamerView, spell: Spell, difficulty: number, modifier = board.modifier?.value ?? 0): Odds =>
  oddsOf(castingOf({ reve: board.sheet.reve, draconic: board.sheet.draconic, malus: board.malus }, spell, difficulty, modifier))

/** RES-7: the same roll again; unknown where its modifier is secret. */
export const handOdds = (board: DreamerView, spell: Spell, hand: HandView): Odds | null =>
  hand.modifier === null ? null : castOdds(board, spell, hand.difficulty, hand.modifier)

const castChoice = (board: DreamerView, spell: Spell, via: CastChoice['via']): CastChoice => {
  const fixed = spell.cost === 'variable' ? null : spell.cost
  const least = fixed ?? spell.leastCost
  const why: TmrRefusal | null = board.stored
    ? refusal('spent', 'RES-5')
    : least > board.dream
      ? refusal('dream-too-low', 'CAST-7', { cost: least })
      : null
  return {
    spell,
    via,
    least,
    most: fixed ?? Math.max(least, board.dream),
    odds: spell.difficulty === 'variable' ? null : castOdds(board, spell, spell.difficulty),
    refusal: why,
  }
}

/** CAST-1, ENC-10: all that can be cast from where the demi-rêve or its messenger is. */
export const castChoices = (view: View, board: DreamerView): readonly CastChoice[] => {
  const spells = knownSpells(view, board)
  const from = (place: Place, via: CastChoice['via']): readonly CastChoice[] =>
    spells.filter((spell) => castableFrom(spell, place)).map((spell) => castChoice(board, spell, via))
  const own = from({ cell: board.position, genre: board.genre }, null)
  return board.messenger ? [...from(board.messenger, 'messager'), ...own] : own
}
