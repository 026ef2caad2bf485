import type { Dice } from '../../../../kit/dice.ts'
import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import type { Voie } from '../dreamer/draconic.ts'
import { effectsOf, isUnder } from '../effects/queries.ts'
import type { Check, Happening } from '../events.ts'
import { attempt, passed, rollCheck } from '../rolls/check.ts'
import type { Spell } from '../spells/spell.ts'
import type { Dreamer, Outcome, TmrRefusal } from '../state.ts'

/** TGT-1: the range in metres; null for touch, oneself and other ranges. */
export const rangeInMetres = (spell: Spell, empathie: number): number | null => {
  const times = /^E(\d)$/.exec(spell.range)?.[1]
  return times === undefined ? null : Number(times) * empathie
}

/** TGT-4: r−8, unless another is said. */
export const STANDARD_JR = -8

type Aim = CommandOf<'target'>['on']

/** TGT-2. **Ruling:** a spell whose list names its target takes that kind only, a creature's also oneself; a zone takes anything as the place of its centre; one that names none takes what the gardien allows. */
export const takesAim = ({ target }: Spell, on: Aim): boolean =>
  target === 'other' || target === 'zone' || target === on || (target === 'creature' && on === 'self')

/** TGT-4: what is only the place of a zone's centre resists nothing. */
const jrOf = ({ target, jr }: Spell): number | null => (target === 'zone' ? null : jr)

/** TGT-4: whether the target's own dream points decide. */
export const asksResistance = (spell: Spell, on: Aim): boolean => on === 'creature' && jrOf(spell) !== null && takesAim(spell, on)

/** TET-10, TGT-4. */
export const whyNotAimed = (dreamer: Dreamer, spells: readonly Spell[], said: CommandOf<'target'>): TmrRefusal | null => {
  if (dreamer.stage.phase === 'targeting' && dreamer.stage.aimed) return refusal('already-aimed', 'TGT-4')
  if (said.yield && !isUnder(dreamer, 'no-resistance')) return refusal('cannot-yield', 'TET-10')
  const resists = said.reached !== false && spells.some((spell) => asksResistance(spell, said.on))
  return resists && said.resist === undefined && said.whom === undefined ? refusal('resist-missing', 'TGT-4') : null
}

/** TGT-4: a particulière on a JR of negative difficulty. */
export const resistanceXp = (check: Check): readonly Happening[] =>
  check.quality === 'particuliere' && check.difficulty < 0 ? [{ type: 'learned', reve: 1, voie: null, points: 0 }] : []

export interface Resolved<Came extends Outcome = Outcome> {
  readonly happenings: readonly Happening[]
  /** What the rolls taught, if anything can be learnt now (QUE-9). */
  readonly learned: readonly Happening[]
  readonly outcome: Came
  /** Absent where nothing was aimed at. */
  readonly how?: How
  /** TGT-2: a zone around the caster. */
  readonly centre?: true
}

/** TGT-2, TGT-4: aimed without a JR, a JR failed, come back, or missed. */
type How = NonNullable<Extract<Happening, { type: 'tookEffect' }>['how']>

const NOTHING_ROLLED = { happenings: [], learned: [] } as const

/** TGT-4: the caster's own JR; `modifier` is TET-10's. */
export const casterResists = (
  { dreamer, dice, modifier }: Pick<Guard, 'dreamer' | 'dice' | 'modifier'>,
  difficulty: number,
  purpose: 'resistance' | 'returned',
) => {
  const check = rollCheck(dice, { ...attempt(dreamer.dream, difficulty), modifier }, purpose)
  const rolled: Happening[] = [{ type: 'resisted', who: 'caster', check }]
  return { rolled, learned: resistanceXp(check), passed: passed(check) }
}

/** TET-10: added to one's own JR against a spell of this voie. */
export const wardOf = (affected: Pick<Dreamer, 'effects'>, voie: Voie): number =>
  voie === 'hypnos' || voie === 'thanatos' ? effectsOf(affected, 'magic-resistance').length : 0

/** How this caster meets a spell of their own. */
interface Guard {
  readonly dreamer: Dreamer
  readonly modifier: number
  /** TET-10: the JR is forgone. */
  readonly yields: boolean
  readonly dice: Dice
}

export const guardOf = (
  dreamer: Dreamer,
  { voie }: Spell,
  said: { readonly yield?: boolean | undefined },
  dice: Dice,
): Guard => ({
  dreamer,
  modifier: wardOf(dreamer, voie),
  yields: said.yield === true,
  dice,
})

/** The spell comes back at r0. */
export const comesBack = (
  guard: Guard,
  before: readonly Happening[] = [],
  learned: readonly Happening[] = [],
): Resolved<'self' | 'nobody'> => {
  if (guard.yields) return { happenings: before, learned, outcome: 'self', how: 'returned' }
  const back = casterResists(guard, 0, 'returned')
  return {
    happenings: [...before, ...back.rolled],
    learned: [...learned, ...back.learned],
    outcome: back.passed ? 'nobody' : 'self',
    how: 'returned',
  }
}

const onSelf = (guard: Guard, spell: Spell): Resolved<'self' | 'nobody'> => {
  const jr = jrOf(spell)
  if (spell.target === 'zone') return { ...NOTHING_ROLLED, outcome: 'self', how: 'aimed', centre: true }
  if (jr === null || guard.yields) return { ...NOTHING_ROLLED, outcome: 'self', how: 'aimed' }
  const first = casterResists(guard, jr, 'resistance')
  return first.passed
    ? comesBack(guard, first.rolled, first.learned)
    : { happenings: first.rolled, learned: first.learned, outcome: 'self', how: 'unresisted' }
}

const onCreature = (guard: Guard, jr: number | null, resist: number): Resolved => {
  if (jr === null) return { ...NOTHING_ROLLED, outcome: 'target', how: 'aimed' }
  const check = rollCheck(guard.dice, attempt(resist, jr), 'resistance')
  const rolled: Happening[] = [{ type: 'resisted', who: 'target', check }]
  return passed(check) ? comesBack(guard, rolled, []) : { happenings: rolled, learned: [], outcome: 'target', how: 'unresisted' }
}

/** CAST-6: not aimed, as on oneself. */
export const fallsOnCaster = (dreamer: Dreamer, spell: Spell, dice: Dice): Resolved<'self' | 'nobody'> =>
  onSelf(guardOf(dreamer, spell, {}, dice), spell)

/** TGT-1 to TGT-4, of one spell. */
export const resolveAim = (dreamer: Dreamer, spell: Spell, said: CommandOf<'target'>, reached: boolean, dice: Dice): Resolved => {
  if (!takesAim(spell, said.on)) return { ...NOTHING_ROLLED, outcome: 'impossible' }
  const guard = guardOf(dreamer, spell, said, dice)
  if (!reached && said.mishap === 'impossible') return { ...NOTHING_ROLLED, outcome: 'impossible' }
  if (!reached) return { ...onSelf(guard, spell), how: 'missed' }
  if (said.on === 'self') return onSelf(guard, spell)
  if (said.on === 'creature') return onCreature(guard, jrOf(spell), said.resist ?? 0)
  return { ...NOTHING_ROLLED, outcome: 'target', how: 'aimed' }
}

interface Look {
  readonly sight: Check | null
  readonly reached: boolean
}

/** TGT-2: the VUE roll, if one is asked for; none for what no spell in hand is for. */
export const look = (dreamer: Dreamer, spells: readonly Spell[], said: CommandOf<'target'>, dice: Dice): Look => {
  const fits = spells.some((spell) => takesAim(spell, said.on))
  const asked = dreamer.sight !== null && fits && said.on !== 'self' && said.reached !== false
  const sight = asked ? rollCheck(dice, attempt(dreamer.sheet.vue, dreamer.sight ?? 0), 'sight') : null
  return { sight, reached: said.reached !== false && (sight === null || passed(sight)) }
}
