import { refusal } from '../../../../kit/refusal.ts'
import { aim, whyNotAimed } from '../aiming/target.ts'
import { attemptOf, cast, whyNotCast } from '../casting/cast.ts'
import type { Said } from '../commands.ts'
import { whyNotStored } from '../reserves/limits.ts'
import { experienceOf, passed, rollCheck } from '../rolls/check.ts'
import { findSpell } from '../spells/spell.ts'
import type { Dreamer, TmrRefusal } from '../state.ts'
import { staysAwake } from './flow.ts'
import { handOf, spellOf } from './held.ts'
import type { Turn } from './turn.ts'

const knows = (dreamer: Dreamer, table: Turn['table'], spell: string): boolean =>
  dreamer.sheet.spells === null || dreamer.sheet.spells.includes(spell) || Object.hasOwn(table.spells, spell)

export const castSpell = (turn: Turn, said: Said<'cast'>): TmrRefusal | undefined => {
  if (turn.journey.stored) return refusal('spent', 'RES-5')
  const spell = findSpell(turn.table.spells, said.spell)
  if (!spell || !knows(turn.me, turn.table, said.spell)) return refusal('unknown-spell', 'CAST-1', { spell: said.spell })
  const why = whyNotCast(turn.me, spell, said)
  if (why) return why
  turn.apply(cast(turn.me, spell, said, turn.dice))
}

const whyNotKept = (turn: Turn): TmrRefusal | null => {
  const hand = handOf(turn.me)
  const shelf = {
    reserves: turn.me.reserves,
    draconic: turn.me.sheet.draconic,
    voieOf: (id: string) => findSpell(turn.table.spells, id)?.voie,
  }
  return whyNotStored(shelf, spellOf(turn, hand.spell), hand.cell)
}

/** RES-1: the point more may be the last. */
const store = (turn: Turn): undefined => {
  turn.apply([{ type: 'stored', hand: handOf(turn.me) }])
  staysAwake(turn)
}

export const reserve = (turn: Turn): TmrRefusal | undefined => {
  const why = whyNotKept(turn)
  if (why) return why
  store(turn)
}

export const erraticNow = (turn: Turn): undefined =>
  turn.apply([
    { type: 'tookEffect', spell: handOf(turn.me).spell, outcome: 'erratic', aim: null },
    { type: 'cameDown', why: 'fumble' },
  ])

/** RES-7: the same roll again. **Ruling:** it earns experience as any other (ROL-4). */
export const storeFailure = (turn: Turn): TmrRefusal | undefined => {
  const why = whyNotKept(turn)
  if (why) return why
  const { spell, difficulty, modifier, secretly } = handOf(turn.me)
  const check = rollCheck(turn.dice, attemptOf(turn.me, spellOf(turn, spell), difficulty, modifier))
  turn.apply([{ type: 'fumbleRolled', check, secretly }, ...experienceOf(check)])
  if (passed(check)) store(turn)
  else erraticNow(turn)
}

/** CAST-2, RES-4; an erratic effect is not aimed (CAST-5). */
export const comeDown = (turn: Turn): undefined => {
  const { spell, erratic } = handOf(turn.me)
  turn.apply([{ type: 'cameDown', why: 'spell' }])
  if (erratic) turn.apply([{ type: 'tookEffect', spell, outcome: 'erratic', aim: null }])
}

export const target = (turn: Turn, said: Said<'target'>): TmrRefusal | undefined => {
  const spell = spellOf(turn, handOf(turn.me).spell)
  const why = whyNotAimed(spell, said)
  if (why) return why
  turn.apply(aim(turn.me, spell, said, turn.dice))
}
