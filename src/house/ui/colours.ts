/** Of every drawing. */
export const INK = '#150f2b'
export const CREAM = '#fff6df'
export const GOLD = '#ffd97a'
