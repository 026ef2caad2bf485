import { isRefusal, refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { isUnder } from '../effects/queries.ts'
import { nowFits } from '../hidden/knowledge.ts'
import { type Lying, lyingByChoice } from '../reserves/trigger.ts'
import type { TmrRefusal } from '../state.ts'
import { repressEffect as endByRepressing, takeGift as take } from './effects.ts'
import { arrive, goOnAfter, land } from './flow.ts'
import { release } from './releasing.ts'
import type { Turn } from './turn.ts'

/** TET-6, DRG-13: a cité that gives tells its name. */
export const takeGift = (turn: Turn, said: CommandOf<'takeGift'>): TmrRefusal | undefined => {
  const gift = take(turn, said)
  if (isRefusal(gift)) return gift as TmrRefusal
  turn.apply(nowFits(turn.me, [turn.me.position]))
  if (gift.kind === 'fleur')
    goOnAfter(turn, [
      { type: 'dreamChanged', by: gift.strength, why: 'gift' },
      { type: 'encounterEnded', how: 'mastered' },
    ])
}

/** Each spell named takes one reserve that lies there; null: one of them does not. */
const pick = (lying: readonly Lying[], spells: readonly string[]): readonly Lying[] | null => {
  const left = [...lying]
  const picked = spells.map((spell) => {
    const at = left.findIndex((reserve) => reserve.spell === spell)
    return at < 0 ? null : (left.splice(at, 1)[0] as Lying)
  })
  return picked.includes(null) ? null : (picked as Lying[])
}

/** TET-7, TET-9, DRG-12. */
export const trigger = (turn: Turn, { spells }: CommandOf<'trigger'>): TmrRefusal | undefined => {
  const free = turn.me.stage.phase === 'free'
  if (free && turn.ground.barred === 'wholly') return refusal('barred', 'DRG-12')
  if (free && turn.journey.stored) return refusal('spent', 'RES-5')
  const lying = lyingByChoice(turn.me)
  const going = spells === undefined ? lying.slice(0, 1) : pick(lying, spells)
  if (!going || going.length === 0) return refusal('nothing-here', 'TET-7')
  if (going.length > 1 && going.some(({ erratic }) => erratic)) return refusal('not-together', 'TET-9')
  release(turn, going, free && isUnder(turn.me, 'safe-reserve') ? 'safe' : 'extensible')
}

/** DRG-7, DRG-9: in the TMR the cell is settled anew. */
export const repressEffect = (turn: Turn, { effect }: CommandOf<'repressEffect'>): TmrRefusal | undefined => {
  const why = endByRepressing(turn, effect)
  if (why) return why
  if (!turn.me.journey) return
  if (turn.wasPut) land(turn)
  else arrive(turn)
}
