import { type DreamerView, thresholds } from '../../rules/public.ts'

/** ENC-4, WET-1: percent of mastering a strength now. */
export const masteryOf = ({ dream, sheet, malus }: DreamerView, strength: number): number =>
  thresholds(dream, Math.max(...Object.values(sheet.draconic)) + malus - strength).chance

/** WET-1. */
export const WATER = 7
