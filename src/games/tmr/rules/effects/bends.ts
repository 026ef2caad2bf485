import type { Ground } from '../ground/ground.ts'
import type { ActiveEffect, EffectKey } from './effect.ts'

/** What one effect changes of the land and its costs. */
export type Bend = (ground: Ground, effect: ActiveEffect) => Ground

export const BENDS: Readonly<Partial<Record<EffectKey, Bend>>> = {}
