import type { Quality } from '../rolls/resolution.ts'

/** SIG-7: ten points for each of its difficulty; half for one forgotten (SIG-8). */
export const synthesisPrice = (difficulty: number, forgotten: boolean): number =>
  forgotten ? Math.floor((-difficulty * 10) / 2) : -difficulty * 10

/** SIG-8: what of that price is spent, by how it went, as far as there is anything. */
export const spentBy = (quality: Quality, price: number, held: number): number => Math.min(held, taken(quality, price))

const taken = (quality: Quality, price: number): number => {
  if (quality === 'particuliere') return Math.floor(price / 2)
  if (quality === 'normale' || quality === 'significative') return price
  return quality === 'echec' ? 1 : Math.floor(price / 10)
}
