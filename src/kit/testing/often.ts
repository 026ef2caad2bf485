/** How much of the same a test tries: so much before a change is sent, more in `npm run test:long` (`LONG=1`). */
export const often = <Amount>(usually: Amount, long: Amount): Amount => (process.env.LONG ? long : usually)
