import { refusal } from '../../../../kit/refusal.ts'
import { effectAsked } from '../aiming/rulingOf.ts'
import { fallsOnCaster } from '../aiming/target.ts'
import { tearOf } from '../aiming/tear.ts'
import type { CommandOf } from '../commands.ts'
import type { Happening } from '../events.ts'
import { rollDie } from '../rolls/check.ts'
import type { Effect, TmrRefusal } from '../state.ts'
import { spellOf } from './held.ts'
import { earn } from './learning.ts'
import type { Turn } from './turn.ts'

type RulingCommand = CommandOf<'describe' | 'endSpell' | 'tear' | 'ruleSpell'>
type Ruled = Pick<Extract<Happening, { type: 'spellRuled' }>, 'spell' | 'outcome' | 'centre'>

const notNow = (rule: 'CAST-5' | 'CAST-6' | 'TGT-2' | 'TGT-3'): TmrRefusal => refusal('wrong-phase', rule, { wants: 'other' })

/** TGT-4: the spell's JR as on oneself. */
const onCaster = (turn: Turn, spell: string): Ruled => {
  const { happenings, learned, outcome, centre } = fallsOnCaster(turn.me, spellOf(turn, spell), turn.dice)
  turn.apply(happenings)
  earn(turn, learned)
  return { spell, outcome, ...(centre ? { centre } : {}) }
}

const whyNotRuled = (effect: Effect | null, as: CommandOf<'ruleSpell'>['as']): TmrRefusal | null => {
  if (effect?.outcome === 'unaimed') return null
  if (effect?.outcome !== 'self' || effect.how !== 'missed') return notNow('CAST-6')
  return as === 'impossible' ? null : notNow('TGT-2')
}

/** CAST-6, MOV-4: on the caster or impossible magic, drawn where the gardien does not choose; TGT-2: a miss may be impossible magic. */
const ruleSpell = (turn: Turn, { as }: CommandOf<'ruleSpell'>): TmrRefusal | undefined => {
  const effect = effectAsked(turn.me)
  const why = whyNotRuled(effect, as)
  if (why || !effect) return why ?? notNow('CAST-6')
  const chosen = as ?? (rollDie(turn.dice, 6, 'fate') <= 3 ? 'self' : 'impossible')
  const ruled = (spell: string): Ruled => (chosen === 'self' ? onCaster(turn, spell) : { spell, outcome: chosen })
  const first = ruled(effect.spell)
  const others = effect.others?.map(({ spell }) => ruled(spell))
  const was = effect.outcome === 'unaimed' ? 'unaimed' : 'missed'
  turn.apply([{ type: 'spellRuled', ...first, was, ...(others ? { others } : {}) }])
}

/** What the gardien says of a spell that took effect. */
export const decideOfSpell = (turn: Turn, command: RulingCommand): TmrRefusal | undefined => {
  const effect = effectAsked(turn.me)
  switch (command.type) {
    case 'ruleSpell':
      return ruleSpell(turn, command)
    case 'tear':
      if (effect?.outcome !== 'impossible') return notNow('TGT-3')
      return turn.apply([{ type: 'torn', ...tearOf(command, turn.dice) }])
    case 'describe':
      return effect ? turn.apply([{ type: 'described', text: command.text }]) : notNow('CAST-5')
    case 'endSpell':
      if (command.of !== undefined) return turn.apply([{ type: 'spellEnded', of: command.of }])
      return effect ? turn.apply([{ type: 'spellEnded' }]) : notNow('CAST-5')
    default:
      return command satisfies never
  }
}
