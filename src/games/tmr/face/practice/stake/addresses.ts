import { STAKES, type Stake } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../routes/pages.ts'

export const hrefOfStake = ({ id }: Pick<Stake, 'id'>): string => hrefOfPractice('enjeu', id)

/** Nights in a row by their number; what became of those before (`w` or `l`, and the repression left) is in the address. */
export const hrefOfNights = (seed: number, past = '', repression = 0): string =>
  hrefOfPractice('nuits', String(seed), ...(past === '' ? [] : [past, String(repression)]))

export const AGAIN = 'encore'

export const hrefOfTonight = (...parts: readonly string[]): string => hrefOfPractice('soir', ...parts)

const chance = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The number of some nights; small enough to be read out to a friend. */
export const otherNights = (): number => (chance() % 9999) + 1

/** One at random, of those not won yet as long as there are any. */
export const drawnStake = (won: ReadonlySet<string>, but: string | null = null): Stake => {
  const others = STAKES.filter(({ id }) => id !== but)
  const open = others.filter(({ id }) => !won.has(id))
  const among = open.length > 0 ? open : others
  return among[chance() % among.length] as Stake
}
