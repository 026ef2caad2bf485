import { LOWEST_LEVEL } from '../dreamer/draconic.ts'

/** EXP-4: a point of RÊVE, by the value aimed at. */
export const reveCost = (reve: number): number => {
  if (reve < 9) return 6
  if (reve < 15) return 7 + Math.floor((reve - 9) / 2)
  return reve === 15 ? 10 : (reve - 14) * 10
}

const STEPS: readonly (readonly [upTo: number, cost: number])[] = [
  [-8, 5],
  [-4, 10],
  [0, 15],
  [4, 20],
  [6, 30],
  [8, 40],
  [10, 60],
]

/** EXP-4: a level of a voie, by the one aimed at. */
export const levelCost = (aimed: number): number => STEPS.find(([upTo]) => aimed <= upTo)?.[1] ?? 100

/** EXP-5: what is left of a voie that loses so many points; the change of a level stays unspent. */
export const lostLevels = (unspent: number, level: number, points: number): { levels: number; left: number } => {
  let [left, levels] = [unspent, 0]
  while (left < points && level - levels > LOWEST_LEVEL) {
    left += levelCost(level - levels)
    levels++
  }
  return { levels, left: Math.max(0, left - points) }
}
