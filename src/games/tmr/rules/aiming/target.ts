import type { Dice } from '../../../../kit/dice.ts'
import { refusal } from '../../../../kit/refusal.ts'
import type { Said } from '../commands.ts'
import type { Check, Happening } from '../events.ts'
import { attempt, passed, rollCheck } from '../rolls/check.ts'
import type { Spell } from '../spells/spell.ts'
import type { Dreamer, Outcome, TmrRefusal } from '../state.ts'

/** TGT-1: the range in metres; null for touch, oneself and other ranges. */
export const rangeInMetres = (spell: Spell, empathie: number): number | null => {
  const times = /^E(\d)$/.exec(spell.range)?.[1]
  return times === undefined ? null : Number(times) * empathie
}

type Aim = Said<'target'>['on']

/** TGT-2. **Ruling:** a spell whose list names its target takes that kind only, a creature's also oneself; one that names none takes what the gardien allows. */
export const takesAim = ({ target }: Spell, on: Aim): boolean =>
  target === 'other' || target === on || (target === 'creature' && on === 'self')

/** TGT-4: whether the target's own dream points decide. */
export const asksResistance = (spell: Spell, on: Aim): boolean => on === 'creature' && spell.jr !== null && takesAim(spell, on)

export const whyNotAimed = (spell: Spell, said: Said<'target'>): TmrRefusal | null =>
  asksResistance(spell, said.on) && said.reached !== false && said.resist === undefined
    ? refusal('resist-missing', 'TGT-4')
    : null

/** TGT-4: a particulière on a JR of negative difficulty. */
const resistanceXp = (check: Check): readonly Happening[] =>
  check.quality === 'particuliere' && check.difficulty < 0 ? [{ type: 'learned', reve: 1, voie: null, points: 0 }] : []

interface Resolved {
  readonly happenings: readonly Happening[]
  readonly outcome: Outcome
}

const casterResists = (dreamer: Dreamer, difficulty: number, dice: Dice): { happenings: Happening[]; passed: boolean } => {
  const check = rollCheck(dice, attempt(dreamer.dream, difficulty))
  return { happenings: [{ type: 'resisted', who: 'caster', check }, ...resistanceXp(check)], passed: passed(check) }
}

/** The spell comes back at r0. */
const comesBack = (dreamer: Dreamer, before: readonly Happening[], dice: Dice): Resolved => {
  const back = casterResists(dreamer, 0, dice)
  return { happenings: [...before, ...back.happenings], outcome: back.passed ? 'nobody' : 'self' }
}

const onSelf = (dreamer: Dreamer, jr: number | null, dice: Dice): Resolved => {
  if (jr === null) return { happenings: [], outcome: 'self' }
  const first = casterResists(dreamer, jr, dice)
  return first.passed ? comesBack(dreamer, first.happenings, dice) : { happenings: first.happenings, outcome: 'self' }
}

const onCreature = (dreamer: Dreamer, jr: number | null, resist: number, dice: Dice): Resolved => {
  if (jr === null) return { happenings: [], outcome: 'target' }
  const check = rollCheck(dice, attempt(resist, jr))
  const rolled: Happening[] = [{ type: 'resisted', who: 'target', check }]
  return passed(check) ? comesBack(dreamer, rolled, dice) : { happenings: rolled, outcome: 'target' }
}

const aimed = (dreamer: Dreamer, spell: Spell, said: Said<'target'>, reached: boolean, dice: Dice): Resolved => {
  if (!reached && said.mishap === 'impossible') return { happenings: [], outcome: 'impossible' }
  if (!reached || said.on === 'self') return onSelf(dreamer, spell.jr, dice)
  if (said.on === 'creature') return onCreature(dreamer, spell.jr, said.resist ?? 0, dice)
  return { happenings: [], outcome: 'target' }
}

/** TGT-1 to TGT-4. */
export const aim = (dreamer: Dreamer, spell: Spell, said: Said<'target'>, dice: Dice): readonly Happening[] => {
  if (!takesAim(spell, said.on)) return [{ type: 'tookEffect', spell: spell.id, outcome: 'impossible', aim: said.on }]
  const asked = dreamer.sight !== null && said.on !== 'self' && said.reached !== false
  const sight = asked ? rollCheck(dice, attempt(dreamer.sheet.vue, dreamer.sight ?? 0)) : null
  const reached = said.reached !== false && (sight === null || passed(sight))
  const { happenings, outcome } = aimed(dreamer, spell, said, reached, dice)
  return [
    ...(sight ? [{ type: 'sightTested' as const, check: sight }] : []),
    ...happenings,
    { type: 'tookEffect', spell: spell.id, outcome, aim: said.on },
  ]
}
