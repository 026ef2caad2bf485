import type { ActiveEffect, EffectKey } from '../dreamer/effect.ts'
import type { CellId } from '../map/map.ts'

type Affected = { readonly effects: readonly ActiveEffect[] }

const NONE: readonly ActiveEffect[] = []

/** Asked of everyone each hour, and nearly everyone is under none. */
export const effectsOf = ({ effects }: Affected, key: EffectKey): readonly ActiveEffect[] =>
  effects.length === 0 ? NONE : effects.filter((effect) => effect.key === key)

export const isUnder = ({ effects }: Affected, key: EffectKey): boolean => effects.some((effect) => effect.key === key)

/** TET-9. */
export const isExtensible = (affected: Affected, cell: CellId): boolean =>
  effectsOf(affected, 'extensible-reserve').some((effect) => effect.cell === cell)

/** SOU-14: never below 1. */
export const weakenedBy = (affected: Affected, characteristic: 'reve' | 'intellect' | 'empathie', value: number): number => {
  const losses = effectsOf(affected, 'weakened').filter((effect) => effect.characteristic === characteristic)
  if (losses.length === 0) return value
  return Math.max(1, value - losses.reduce((sum, { loss = 0 }) => sum + loss, 0))
}
