import type { Joiner } from '../persistence/joiners.ts'

/** Who waits at one door, in all and of one address. */
const MOST = { inAll: 20, ofAddress: 8 }
/** Of so many knocks it is remembered where they came from. */
const REMEMBERED = 10_000

/** Where those who wait at the doors came from: known to this process, and kept nowhere. */
export interface Knocks {
  /** Whoever gives way to one more from there, of those who wait, the first of them first; null: nobody has to. */
  givesWay(waiting: readonly Pick<Joiner, 'key'>[], address: string): string | null
  came(key: string, address: string): void
}

export const createKnocks = (): Knocks => {
  const addresses = new Map<string, string>()
  const addressOf = (key: string): string => addresses.get(key) ?? key

  const crowdOf = (waiting: readonly Pick<Joiner, 'key'>[], address: string): readonly string[] =>
    waiting.map(({ key }) => key).filter((key) => addressOf(key) === address)

  return {
    givesWay: (waiting, address) => {
      const own = crowdOf(waiting, address)
      if (own.length >= MOST.ofAddress) return own[0] ?? null
      if (waiting.length < MOST.inAll) return null
      // Of whichever address has most: invented browsers do not push out those who came alone.
      const crowds = waiting.map(({ key }) => crowdOf(waiting, addressOf(key)))
      return crowds.reduce((most, one) => (one.length > most.length ? one : most))[0] ?? null
    },
    came: (key, address) => {
      addresses.set(key, address)
      for (const [first] of addresses) if (addresses.size > REMEMBERED) addresses.delete(first)
    },
  }
}
