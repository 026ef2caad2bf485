import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf, DreamerCommand } from '../commands.ts'
import { reveal } from '../hidden/knowledge.ts'
import { MOST_OWN_SPELLS } from '../setup.ts'
import type { Dreamer, TmrRefusal } from '../state.ts'
import { afflict, endEffect } from './effects.ts'
import { beThere, staysAwake } from './flow.ts'
import { reachGoals } from './goals.ts'
import { setSign } from './practice.ts'
import { castAt } from './resisting.ts'
import { decideOfSpell } from './ruling.ts'
import type { Turn } from './turn.ts'

type GardienCommand = Extract<
  DreamerCommand,
  {
    type:
      | 'removeDreamer'
      | 'castAt'
      | 'afflict'
      | 'endEffect'
      | 'sign'
      | 'reveal'
      | 'ruleAscent'
      | 'modify'
      | 'askSight'
      | 'place'
      | 'correct'
      | 'describe'
      | 'endSpell'
      | 'ruleSpell'
      | 'tear'
  }
>

/** A demi-rêve is put somewhere only while its dreamer is down, or free on a cell; there ENC-5, WET-1 and RES-4 apply. */
const place = (turn: Turn, { cell, hidden }: CommandOf<'place'>): TmrRefusal | undefined => {
  const { phase } = turn.me.stage
  if (phase !== 'awake' && phase !== 'asleep' && phase !== 'free')
    return refusal('wrong-phase', 'DRM-2', { phase, wants: 'other' })
  if (!turn.ground.exists(cell)) return refusal('out-of-reach', 'DRG-10')
  turn.apply([{ type: 'placed', to: cell, hidden }])
  reachGoals(turn)
  if (turn.me.journey) beThere(turn)
}

const heldIn = ({ reserves, stage }: Dreamer): ReadonlySet<string> => {
  const hand = 'hand' in stage ? [stage.hand.spell, ...(stage.hand.others ?? [])] : []
  return new Set([...reserves.map(({ spell }) => spell), ...hand])
}

/** DRM-1. **Ruling:** a spell of one's own that is in hand or lies in reserve stays on the sheet: it is still to be aimed. */
const withHeld = (me: Dreamer, sheet: CommandOf<'correct'>['sheet']): CommandOf<'correct'>['sheet'] => {
  const own = sheet?.own
  if (!own) return sheet
  const held = heldIn(me)
  const kept = (me.sheet.own ?? []).filter(({ id }) => held.has(id) && !own.some((one) => one.id === id))
  return { ...sheet, own: [...own.slice(0, MOST_OWN_SPELLS - kept.length), ...kept] }
}

/** DRM-3: a correction may put to sleep. */
const correct = (turn: Turn, { type: _, dreamer: __, sheet, ...amounts }: CommandOf<'correct'>): undefined => {
  turn.apply([{ type: 'corrected', sheet: withHeld(turn.me, sheet), ...amounts }])
  if (turn.me.stage.phase !== 'awake' && turn.me.stage.phase !== 'asleep') staysAwake(turn)
}

/** What the gardien does to one dreamer outside the course of a journey. */
export const decideAsGardien = (turn: Turn, command: GardienCommand): TmrRefusal | undefined => {
  switch (command.type) {
    case 'castAt':
      return castAt(turn, command)
    case 'removeDreamer':
      return turn.apply([{ type: 'dreamerLeft' }])
    case 'afflict':
      return afflict(turn, command)
    case 'endEffect':
      return endEffect(turn, command.effect)
    case 'sign':
      return setSign(turn, command)
    case 'reveal':
      return turn.apply(reveal(turn.me))
    case 'ruleAscent':
      return turn.apply([{ type: 'ascentRuled', rule: command.rule }])
    case 'modify':
      return turn.apply([{ type: 'modified', value: command.value, secret: command.secret }])
    case 'askSight':
      return turn.apply([{ type: 'sightAsked', difficulty: command.difficulty }])
    case 'place':
      return place(turn, command)
    case 'correct':
      return correct(turn, command)
    case 'describe':
    case 'endSpell':
    case 'ruleSpell':
    case 'tear':
      return decideOfSpell(turn, command)
    default:
      return command satisfies never
  }
}
