import { refusal } from '../../../../kit/refusal.ts'
import { casterResists } from '../aiming/target.ts'
import { castableFrom, castPlace } from '../casting/cast.ts'
import type { CommandOf } from '../commands.ts'
import type { Voie } from '../dreamer/draconic.ts'
import { weakenedBy } from '../effects/queries.ts'
import { genreOf } from '../map/map.ts'
import { SIGN_WORTH } from '../practice/meditations.ts'
import { resonates } from '../practice/resonates.ts'
import { spentBy, synthesisPrice } from '../practice/synthesis.ts'
import { type Attempt, passed, rollCheck } from '../rolls/check.ts'
import { hasForgotten, knowsSpell } from '../spells/known.ts'
import { findSpell, type Spell } from '../spells/spell.ts'
import type { Sign, TmrRefusal } from '../state.ts'
import { draw } from './drawing.ts'
import { earn, relearn } from './learning.ts'
import type { Turn } from './turn.ts'

const studying = ({ me, journey }: Turn, voie: Voie, difficulty: number): Attempt => ({
  characteristic: weakenedBy(me, 'intellect', me.sheet.intellect),
  voie,
  skill: me.sheet.draconic[voie],
  difficulty,
  malus: journey.malus,
  modifier: 0,
})

const worthOf = ({ value }: Sign, quality: keyof typeof SIGN_WORTH): number => {
  if (value === null) return SIGN_WORTH[quality] ?? 0
  return quality === 'particuliere' ? Math.floor((value * 3) / 2) : value
}

const whyNotRead = (turn: Turn, { via }: CommandOf<'read'>): TmrRefusal | null => {
  const { me, journey, ground } = turn
  const { sign } = me.depths
  if (ground.barred) return refusal('barred', 'DRG-12')
  if (!sign) return refusal('no-sign', 'SIG-2')
  if (via && !journey.messenger) return refusal('no-messenger', 'ENC-10')
  if (journey.stored) return refusal('spent', 'SIG-2')
  const from = (via && journey.messenger?.cell) || me.position
  return sign.genres.includes(genreOf(from)) ? null : refusal('wrong-cell', 'SIG-2')
}

/** SIG-2, SIG-3. **Ruling:** its JR is against no spell of a voie: TET-10 adds nothing to it. */
export const readSign = (turn: Turn, said: CommandOf<'read'>): TmrRefusal | undefined => {
  const why = whyNotRead(turn, said)
  if (why) return why
  const sign = turn.me.depths.sign as Sign
  const check = rollCheck(turn.dice, studying(turn, said.voie, sign.difficulty), 'sign')
  const gained = passed(check) ? worthOf(sign, check.quality as keyof typeof SIGN_WORTH) : 0
  turn.apply([{ type: 'signRead', voie: said.voie, check, gained }])
  if (gained > 0) turn.apply([{ type: 'pointsChanged', voie: said.voie, by: gained }])
  const bad = check.quality === 'echec-particulier' || check.quality === 'echec-total'
  const resisted = bad ? casterResists({ dreamer: turn.me, dice: turn.dice, modifier: 0 }, -8, 'resistance') : null
  if (resisted) {
    turn.apply(resisted.rolled)
    earn(turn, resisted.learned)
  }
  turn.apply([{ type: 'cameDown', why: 'read' }])
  if (resisted && !resisted.passed) draw(turn, 'queue', { why: 'sign' })
}

const whyNotSynthesised = (
  turn: Turn,
  { spell: id, via }: CommandOf<'synthesise'>,
  spell: Spell | undefined,
): TmrRefusal | null => {
  const { me, spells, journey, ground } = turn
  if (ground.barred) return refusal('barred', 'DRG-12')
  if (!spell) return refusal('unknown-spell', 'SIG-7', { spell: id })
  if (knowsSpell(me, spells, id)) return refusal('already-known', 'SIG-7')
  if (via && !journey.messenger) return refusal('no-messenger', 'ENC-10')
  if (journey.stored) return refusal('spent', 'SIG-7')
  const place = castPlace(me, via)
  if (!place || !castableFrom(spell, place)) return refusal('wrong-cell', 'SIG-7')
  if (spell.difficulty === 'variable' || -spell.difficulty > me.sheet.draconic[spell.voie] + 3)
    return refusal('too-hard', 'SIG-7')
  const price = synthesisPrice(spell.difficulty, hasForgotten(me, id))
  return me.depths.points[spell.voie] < price ? refusal('points-too-low', 'SIG-7', { cost: price }) : null
}

/** SIG-7, SIG-8. */
export const synthesise = (turn: Turn, said: CommandOf<'synthesise'>): TmrRefusal | undefined => {
  const found = findSpell(turn.spells, said.spell)
  const why = whyNotSynthesised(turn, said, found)
  if (why) return why
  const { id, voie, difficulty } = found as Spell & { difficulty: number }
  const check = rollCheck(turn.dice, studying(turn, voie, difficulty), 'synthesis')
  const spent = spentBy(check.quality, synthesisPrice(difficulty, hasForgotten(turn.me, id)), turn.me.depths.points[voie])
  turn.apply([
    { type: 'synthesised', spell: id, check, spent },
    { type: 'pointsChanged', voie, by: -spent },
  ])
  if (passed(check)) relearn(turn, id, 'synthesis')
  turn.apply([{ type: 'cameDown', why: 'synthesis' }])
}

/** SIG-1: free on a cell of such a genre, or by a Messager's. */
export const feelSign = (turn: Turn): undefined => {
  const { sign } = turn.me.depths
  if (!sign || sign.felt || !resonates(turn.me)) return
  turn.apply([{ type: 'signFelt' }])
}
