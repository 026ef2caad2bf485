import type { Dice } from '../../../../kit/dice.ts'
import { isRefusal, refusal } from '../../../../kit/refusal.ts'
import type { Said } from '../commands.ts'
import type { Draconic } from '../dreamer/draconic.ts'
import type { Happening } from '../events.ts'
import type { Genre } from '../map/genre.ts'
import { type CellId, genreOf } from '../map/map.ts'
import { type Attempt, experienceOf, passed, rollCheck } from '../rolls/check.ts'
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

export const attemptOf = (dreamer: Dreamer, spell: Spell, difficulty: number, modifier: number): Attempt =>
  castingOf(
    { reve: dreamer.sheet.reve, draconic: dreamer.sheet.draconic, malus: dreamer.journey?.malus ?? 0 },
    spell,
    difficulty,
    modifier,
  )

/** CAST-3, CAST-5. */
export const halfCost = (cost: number): number => Math.max(1, Math.floor(cost / 2))
export const fumbleCost = (cost: number): number => Math.floor((cost * 3) / 2)

/** Where the spell would be cast from, as far as the player knows: the cell is null while it is hidden. */
export interface Place {
  readonly cell: CellId | null
  readonly genre: Genre
}

/** **Ruling:** a spell of one named cell cannot be tried while lost, for the answer would tell the cell (HID-6). */
export const castableFrom = (spell: Spell, place: Place): boolean =>
  spell.cell === null ? fitsGenre(spell, place.genre) : spell.cell === place.cell

/** The stated cost and difficulty of a spell, or why they are not enough. */
export const stated = (spell: Spell, said: { readonly cost?: number | undefined; readonly difficulty?: number | undefined }) => {
  const cost = spell.cost === 'variable' ? said.cost : spell.cost
  if (cost === undefined) return refusal('cost-missing', 'CAST-1')
  if (spell.cost === 'variable' && cost < spell.leastCost) return refusal('cost-too-low', 'CAST-1', { least: spell.leastCost })
  const difficulty = spell.difficulty === 'variable' ? said.difficulty : spell.difficulty
  if (difficulty === undefined) return refusal('difficulty-missing', 'CAST-1')
  return { cost, difficulty }
}

const ownPlace = (dreamer: Dreamer): Place => ({
  cell: dreamer.candidates ? null : dreamer.position,
  genre: genreOf(dreamer.position),
})

const proxyPlace = (dreamer: Dreamer): Place | null => {
  const messenger = dreamer.journey?.messenger
  if (!messenger) return null
  const told = dreamer.candidates === null || messenger.asked === 'cell'
  return { cell: told ? messenger.cell : null, genre: genreOf(messenger.cell) }
}

/** Refusals in the order: existence, place, cost. */
export const whyNotCast = (dreamer: Dreamer, spell: Spell, said: Said<'cast'>): TmrRefusal | null => {
  const place = said.via ? proxyPlace(dreamer) : ownPlace(dreamer)
  if (!place) return refusal('no-messenger', 'ENC-10')
  if (!castableFrom(spell, place)) return refusal('wrong-cell', 'CAST-1')
  const parameters = stated(spell, said)
  if (isRefusal(parameters)) return parameters as TmrRefusal
  return parameters.cost > dreamer.dream ? refusal('dream-too-low', 'CAST-7', { cost: parameters.cost }) : null
}

const paidFor = (cost: number, quality: string): number => {
  if (quality === 'particuliere') return halfCost(cost)
  if (quality === 'echec-total') return fumbleCost(cost)
  return quality === 'normale' || quality === 'significative' ? cost : 0
}

/** CAST-2 to CAST-6: the roll and what is paid; what is done with the spell is asked next. */
export const cast = (dreamer: Dreamer, spell: Spell, said: Said<'cast'>, dice: Dice): readonly Happening[] => {
  const { cost, difficulty } = stated(spell, said) as { cost: number; difficulty: number }
  const modifier = (said.modifier ?? 0) + (dreamer.modifier?.value ?? 0)
  const check = rollCheck(dice, attemptOf(dreamer, spell, difficulty, modifier))
  const paid = paidFor(cost, check.quality)
  const proxy = said.via === 'messager'
  const note = said.note ?? ''
  const secretly = dreamer.modifier?.secret ?? false
  const rolled: Happening = { type: 'castRolled', spell: spell.id, cost, paid, check, proxy, note, secretly }
  const erratic = check.quality === 'echec-total'
  if (!passed(check) && !erratic) return [rolled, { type: 'cameDown', why: 'failure' }]
  const learned = experienceOf(check)
  if (paid >= dreamer.dream) {
    const outcome = erratic ? 'erratic' : 'unaimed'
    return [rolled, ...learned, { type: 'tookEffect', spell: spell.id, outcome, aim: null }, { type: 'fellAsleep', why: 'dream' }]
  }
  const cell = (proxy && dreamer.journey?.messenger?.cell) || dreamer.position
  const hand: Hand = { spell: spell.id, cost, note, triggered: false, erratic, cell, proxy, difficulty, modifier, secretly }
  return [rolled, ...learned, { type: 'castHeld', hand }]
}
