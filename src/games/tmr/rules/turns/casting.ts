import { isRefusal, refusal } from '../../../../kit/refusal.ts'
import { look, resolveAim, whyNotAimed } from '../aiming/target.ts'
import { attemptOf, practise, rollCast, type Stars, whyNotCast, whyNotSpared } from '../casting/cast.ts'
import type { CommandOf } from '../commands.ts'
import { starsAt } from '../dreamer/night.ts'
import { isUnder } from '../effects/queries.ts'
import { whyNotStored } from '../reserves/limits.ts'
import { takenFor } from '../reserves/taken.ts'
import { passed, rollCheck } from '../rolls/check.ts'
import { knowsSpell } from '../spells/known.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import type { TmrRefusal } from '../state.ts'
import { staysAwake } from './flow.ts'
import { handOf, spellOf } from './held.ts'
import { earn, learn } from './learning.ts'
import { aimAt, whomOf } from './resisting.ts'
import type { Turn } from './turn.ts'

/** AST-2: a ritual under the stars of the day, for whoever has an hour of birth. */
const starsFor = (turn: Turn, spell: Spell): Stars => {
  const { birth } = turn.me.sheet
  if (!turn.dragons || !spell.ritual || birth === null) return { modifier: 0, secret: false }
  const { day, hour } = turn.table.clock
  return { modifier: starsAt(hour, birth, turn.astralOf(day)), secret: true }
}

export const castSpell = (turn: Turn, said: CommandOf<'cast'>): TmrRefusal | undefined => {
  if (turn.ground.barred) return refusal('barred', 'DRG-12')
  const spell = findSpell(turn.spells, said.spell)
  if (!spell || !knowsSpell(turn.me, turn.spells, said.spell)) return refusal('unknown-spell', 'CAST-1', { spell: said.spell })
  const why = whyNotCast(turn.me, spell, said) ?? (turn.dragons ? whyNotSpared(turn.me, spell) : null)
  if (why) return why
  carryOut(turn, spell, said)
}

/** CAST-2 to CAST-6: what is done with the spell is asked next. */
const carryOut = (turn: Turn, spell: Spell, said: CommandOf<'cast'>): undefined => {
  const { rolled, check, paid, hand } = rollCast(turn.me, spell, said, starsFor(turn, spell), turn.dice)
  const emptied = paid >= turn.me.dream
  turn.apply([rolled])
  if (!passed(check) && !hand.erratic) return turn.apply([{ type: 'cameDown', why: 'failure' }])
  learn(turn, check)
  if (turn.dragons && !hand.erratic) {
    turn.apply([practise(turn.me, hand)])
    if (spell.seuil > 0) turn.apply([{ type: 'seuilChanged', by: -spell.seuil, why: 'ritual' }])
  }
  if (!emptied) return turn.apply([{ type: 'castHeld', hand }])
  const outcome = hand.erratic ? 'erratic' : 'unaimed'
  turn.apply([
    { type: 'tookEffect', spell: spell.id, outcome, aim: null },
    { type: 'fellAsleep', why: 'dream' },
  ])
}

const whyNotKept = (turn: Turn): TmrRefusal | null => {
  const hand = handOf(turn.me)
  const shelf = {
    reserves: turn.me.reserves,
    draconic: turn.me.sheet.draconic,
    voieOf: (id: string) => findSpell(turn.spells, id)?.voie,
  }
  return whyNotStored(shelf, spellOf(turn, hand.spell), { taken: takenFor(turn.me, hand) })
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
  const { spell, difficulty, modifier, secretly, cell } = handOf(turn.me)
  const check = rollCheck(turn.dice, attemptOf(turn.me, spellOf(turn, spell), difficulty, modifier, cell), 'storing')
  turn.apply([{ type: 'fumbleRolled', check, secretly }])
  learn(turn, check)
  if (passed(check)) store(turn)
  else erraticNow(turn)
}

/** MOV-4; QUE-5: not at will under an urge; RES-5: after a spell was stored, in the next round. */
export const descend = (turn: Turn): TmrRefusal | undefined => {
  if (isUnder(turn.me, 'reserve-urgency')) return refusal('urgent', 'QUE-5')
  turn.apply([{ type: 'cameDown', why: 'will', ...(turn.journey.stored ? { newRound: true } : {}) }])
}

/** CAST-2, RES-4; an erratic effect is not aimed (CAST-5). */
export const comeDown = (turn: Turn): undefined => {
  const { spell, erratic } = handOf(turn.me)
  turn.apply([{ type: 'cameDown', why: 'spell', ...(erratic ? { erratic } : {}) }])
  if (erratic) turn.apply([{ type: 'tookEffect', spell, outcome: 'erratic', aim: null }])
}

/** TGT-4, TET-9, TET-10: several at one target, each with its own JR. */
export const target = (turn: Turn, said: CommandOf<'target'>): TmrRefusal | undefined => {
  const { spell, others = [] } = handOf(turn.me)
  const spells = [spell, ...others].map((id) => spellOf(turn, id))
  const why = whyNotAimed(turn.me, spells, said)
  if (why) return why
  const whom = whomOf(turn, said)
  if (whom && isRefusal(whom)) return whom
  const { sight, reached } = look(turn.me, spells, said, turn.dice)
  if (sight) turn.apply([{ type: 'sightTested', check: sight }])
  if (whom && reached && aimAt(turn, whom, spells)) return
  const outcomes = spells.map((one) => {
    const { happenings, learned, outcome, how, centre } = resolveAim(turn.me, one, said, reached, turn.dice)
    turn.apply(happenings)
    earn(turn, learned)
    return { spell: one.id, outcome, ...(how ? { how } : {}), ...(centre ? { centre } : {}) }
  })
  const [first, ...rest] = outcomes as [(typeof outcomes)[number], ...typeof outcomes]
  const at = whom && reached ? { whom: whom.id } : {}
  turn.apply([{ type: 'tookEffect', ...first, aim: said.on, ...at, ...(rest.length > 0 ? { others: rest } : {}) }])
}
