import type { Dice } from '../../../../kit/dice.ts'
import { isRefusal, refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import type { Draconic } from '../dreamer/draconic.ts'
import { weakenedBy } from '../effects/queries.ts'
import type { Happening } from '../events.ts'
import type { Genre } from '../map/genre.ts'
import { type CellId, genreOf } from '../map/map.ts'
import { type Attempt, rollCheck } from '../rolls/check.ts'
import { type Stated, statedFor } from '../spells/parameters.ts'
import { fitsGenre, type Spell } from '../spells/spell.ts'
import type { Dreamer, Hand, TmrRefusal } from '../state.ts'

/** CAST-1: RÊVE, not the dream points; ROL-3 for the malus. */
export const castingOf = (
  caster: { readonly reve: number; readonly draconic: Draconic; readonly malus: number },
  spell: Spell,
  difficulty: number,
  modifier: number,
): Attempt => ({
  characteristic: caster.reve,
  voie: spell.voie,
  skill: caster.draconic[spell.voie],
  difficulty,
  malus: caster.malus,
  modifier,
})

/** EXP-1: what practice on that cell adds. */
const bonusAt = ({ depths }: Dreamer, spell: string, cell: CellId): number =>
  depths.bonuses.find((bonus) => bonus.spell === spell && bonus.cell === cell)?.percent ?? 0

/** SOU-14 for the RÊVE, EXP-1 for the cell it is cast from. */
export const attemptOf = (dreamer: Dreamer, spell: Spell, difficulty: number, modifier: number, from: CellId): Attempt => {
  const { sheet, journey } = dreamer
  const caster = { reve: weakenedBy(dreamer, 'reve', sheet.reve), draconic: sheet.draconic, malus: journey?.malus ?? 0 }
  const tried = castingOf(caster, spell, difficulty, modifier)
  const bonus = bonusAt(dreamer, spell.id, from)
  return bonus > 0 ? { ...tried, bonus } : tried
}

/** CAST-3, CAST-5. */
export const halfCost = (cost: number): number => Math.max(1, Math.floor(cost / 2))
export const fumbleCost = (cost: number): number => Math.floor((cost * 3) / 2)

/** Where the spell would be cast from, as far as the player knows: the cell is null while it is hidden. */
export interface CastingPlace {
  readonly cell: CellId | null
  readonly genre: Genre
}

/** **Ruling:** a spell of one named cell cannot be tried while lost, for the answer would tell the cell (HID-6). */
export const castableFrom = (spell: Spell, place: CastingPlace): boolean =>
  spell.cell === null ? fitsGenre(spell, place.genre) : spell.cell === place.cell

/** The stated cost and difficulty of a spell, or why they are not enough. */
const stated = (spell: Spell, said: { readonly cost?: number | undefined; readonly difficulty?: number | undefined }) => {
  const cost = spell.cost === 'variable' ? said.cost : spell.cost
  if (cost === undefined) return refusal('cost-missing', 'CAST-1')
  if (spell.cost === 'variable' && cost < spell.leastCost) return refusal('cost-too-low', 'CAST-1', { least: spell.leastCost })
  const difficulty = spell.difficulty === 'variable' ? said.difficulty : spell.difficulty
  if (difficulty === undefined) return refusal('difficulty-missing', 'CAST-1')
  return { cost, difficulty }
}

const ownPlace = (dreamer: Dreamer): CastingPlace => ({
  cell: dreamer.candidates ? null : dreamer.position,
  genre: genreOf(dreamer.position),
})

const proxyPlace = (dreamer: Dreamer): CastingPlace | null => {
  const messenger = dreamer.journey?.messenger
  if (!messenger) return null
  const told = dreamer.candidates === null || messenger.asked === 'cell'
  return { cell: told ? messenger.cell : null, genre: genreOf(messenger.cell) }
}

export const castPlace = (dreamer: Dreamer, via: 'messager' | undefined): CastingPlace | null =>
  via ? proxyPlace(dreamer) : ownPlace(dreamer)

/** Refusals in the order: existence, place, cost, seuil (AST-5). */
export const whyNotCast = (dreamer: Dreamer, spell: Spell, said: CommandOf<'cast'>): TmrRefusal | null => {
  const place = castPlace(dreamer, said.via)
  if (!place) return refusal('no-messenger', 'ENC-10')
  if (dreamer.journey?.stored) return refusal('spent', 'RES-5')
  if (!castableFrom(spell, place)) return refusal('wrong-cell', 'CAST-1')
  const parameters = stated(spell, said)
  if (isRefusal(parameters)) return parameters as TmrRefusal
  if (parameters.cost > dreamer.dream) return refusal('dream-too-low', 'CAST-7', { cost: parameters.cost })
  return null
}

/** AST-5: a ritual must leave a seuil of 1. */
export const whyNotSpared = ({ depths }: Dreamer, spell: Spell): TmrRefusal | null =>
  spell.seuil > 0 && depths.seuil - spell.seuil < 1 ? refusal('seuil-too-low', 'AST-5', { seuil: spell.seuil }) : null

/** CAST-2 to CAST-6: what is paid of so many points, as far as there is anything. */
export const paidFor = (cost: number, quality: string, dream: number): number => Math.min(dream, asked(cost, quality))

const asked = (cost: number, quality: string): number => {
  if (quality === 'particuliere') return halfCost(cost)
  if (quality === 'echec-total') return fumbleCost(cost)
  return quality === 'normale' || quality === 'significative' ? cost : 0
}

/** AST-2, AST-3: what the stars add, kept from the player. */
export interface Stars {
  readonly modifier: number
  readonly secret: boolean
}

/** CAST-2 to CAST-6: the roll and what is paid. */
export const rollCast = (dreamer: Dreamer, spell: Spell, said: CommandOf<'cast'>, stars: Stars, dice: Dice) => {
  const { cost, difficulty } = stated(spell, said) as { cost: number; difficulty: number }
  const modifier = (said.modifier ?? 0) + (dreamer.modifier?.value ?? 0) + stars.modifier
  const proxy = said.via === 'messager'
  const cell = (proxy && dreamer.journey?.messenger?.cell) || dreamer.position
  const check = rollCheck(dice, attemptOf(dreamer, spell, difficulty, modifier, cell), 'casting')
  const paid = paidFor(cost, check.quality, dreamer.dream)
  const parameters = statedFor(spell, said.parameters)
  const what: Stated = { note: said.note ?? '', ...(parameters ? { parameters } : {}) }
  const secretly = (dreamer.modifier?.secret ?? false) || stars.secret
  const rolled: Happening = { type: 'castRolled', spell: spell.id, cost, paid, check, proxy, ...what, secretly }
  const erratic = check.quality === 'echec-total'
  const hand: Hand = { spell: spell.id, cost, ...what, triggered: false, erratic, cell, proxy, difficulty, modifier, secretly }
  return { rolled, check, paid, hand }
}

/** EXP-1, EXP-2: each success is practice on that very cell. */
export const practise = (dreamer: Dreamer, { spell, cell, proxy }: Hand): Happening => {
  const known = dreamer.candidates === null || (proxy && dreamer.journey?.messenger?.asked === 'cell')
  return { type: 'bonusWon', spell, cell, known }
}
