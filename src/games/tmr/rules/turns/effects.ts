import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { costOfRepressing, dragonEntry } from '../dreamer/dragon.ts'
import { type ActiveEffect, withoutCells } from '../dreamer/effect.ts'
import { choosableCells } from '../effects/choosable.ts'
import { effectsOf } from '../effects/queries.ts'
import { isCellId } from '../map/map.ts'
import { rollDie } from '../rolls/check.ts'
import type { TmrRefusal } from '../state.ts'
import { draw } from './drawing.ts'
import { repress } from './repressing.ts'
import type { Turn } from './turn.ts'

const findEffect = (turn: Turn, n: number): ActiveEffect | undefined => turn.me.effects.find((effect) => effect.n === n)

const endBy = (turn: Turn, { n, id }: ActiveEffect, why: 'repressed' | 'gardien'): undefined =>
  turn.apply([{ type: 'effectEnded', n, id, why }])

/** DRG-7: it ends at once; its cost goes on the counter. */
export const repressUrge = (turn: Turn, effect: ActiveEffect): undefined => {
  endBy(turn, effect, 'repressed')
  repress(turn, { points: costOfRepressing(effect) ?? 0, why: 'effect' })
}

/** DRG-7; DRG-9: a souffle drawn on a cell can ask at once. */
export const repressEffect = (turn: Turn, n: number): TmrRefusal | undefined => {
  const effect = findEffect(turn, n)
  if (!effect) return refusal('unknown-effect', 'DRG-7')
  if (costOfRepressing(effect) === null) return refusal('not-repressible', 'DRG-7')
  repressUrge(turn, effect)
}

/** DRG-6. */
export const endEffect = (turn: Turn, n: number): TmrRefusal | undefined => {
  const effect = findEffect(turn, n)
  if (!effect) return refusal('unknown-effect', 'DRG-6')
  endBy(turn, effect, 'gardien')
}

/** Once and for all. */
export const choose = (turn: Turn, { effect: n, cell }: CommandOf<'choose'>): TmrRefusal | undefined => {
  const effect = findEffect(turn, n)
  const fits = effect && choosableCells(effect)
  if (!effect || !fits) return refusal('unknown-effect', 'TET-4')
  if (!isCellId(cell) || !fits(cell) || !turn.ground.exists(cell)) return refusal('wrong-cell', 'TET-4')
  const tamed = effect.key === 'tamed-water' ? { tamed: false } : {}
  turn.apply([{ type: 'effectChanged', effect: { ...withoutCells(effect), cell, ...tamed }, why: 'chosen' }])
}

/** DRG-2: drawn, or chosen by the gardien. */
export const afflict = (turn: Turn, { kind, entry }: CommandOf<'afflict'>): TmrRefusal | undefined => {
  const chosen = entry === undefined ? undefined : dragonEntry(entry)
  if (entry !== undefined && !chosen?.table.startsWith(kind) && !(kind === 'queue' && chosen?.table === 'ombre'))
    return refusal('unknown-effect', 'DRG-2')
  draw(turn, kind, { entry: chosen, why: 'gardien' })
}

const GIFTS = ['fleur', 'passeur', 'messager'] as const
type Gift = (typeof GIFTS)[number]

const takenFrom = (turn: Turn): undefined => {
  const here = turn.me.position
  for (const effect of effectsOf(turn.me, 'gifts-of-cities')) {
    const cells = (effect.cells ?? []).filter((cell) => cell !== here)
    turn.apply([
      cells.length === 0
        ? { type: 'effectEnded', n: effect.n, id: effect.id, why: 'goal' }
        : { type: 'effectChanged', effect: { ...effect, cells }, why: 'gave' },
    ])
  }
}

/** TET-6: what is taken, mastered as it is; the kind, or why not. */
export const takeGift = (
  turn: Turn,
  { kind }: CommandOf<'takeGift'>,
): { readonly kind: Gift; readonly strength: number } | TmrRefusal => {
  if (!(GIFTS as readonly string[]).includes(kind)) return refusal('no-such-gift', 'TET-6')
  const dice = [rollDie(turn.dice, 6, 'strength'), rollDie(turn.dice, 6, 'strength')]
  const strength = dice.reduce((sum, face) => sum + face, 0)
  turn.apply([{ type: 'giftTaken', kind: kind as Gift, strength, dice }])
  takenFrom(turn)
  return { kind: kind as Gift, strength }
}
