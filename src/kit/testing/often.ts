/** How much of the same a test tries: so much before a change is sent, more in `npm run test:long` (`LONG=1`). */
export const often = <Amount>(usually: Amount, long: Amount): Amount => (process.env.LONG ? long : usually)

/** One in three of them before a change is sent, all of them in `npm run test:long`. */
export const someOf = <One>(all: readonly One[]): readonly One[] =>
  often(
    all.filter((_, at) => at % 3 === 0),
    all,
  )
