import { applyPatch, diff, type Patch } from './patch.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** In characters, about: what a key takes that is written, and the brackets of a change. */
const [KEY, CHANGED] = [10, 2]

/** Whether a change is shorter than the piece: keys that stay are not written, keys that are gone are. */
const isShorter = (change: Patch, piece: object): boolean => {
  const changes = Object.values(change)
  const gone = changes.filter((one) => one === 0).length
  const changed = changes.length - gone
  const kept = Object.keys(piece).length - changed
  return kept * KEY >= changed * CHANGED + gone * KEY
}

/** Much of what is told at once is alike: of each piece after the first, what differs from the one before, where that is less. */
const changeOf = (before: unknown, piece: unknown): Patch => {
  if (!isObject(piece)) return [piece]
  const change = diff(before, piece) ?? {}
  return Array.isArray(change) || isShorter(change, piece) ? change : [piece]
}

/** Several pieces of plain data, the first whole. */
export type Packed = readonly unknown[]

export const packed = (pieces: readonly unknown[]): Packed =>
  pieces.map((piece, at) => (at === 0 ? piece : changeOf(pieces[at - 1], piece)))

/** The pieces again; throws `PatchMisfit` where they do not follow from one another. */
export const unpacked = (pack: Packed): readonly unknown[] => {
  const pieces: unknown[] = []
  for (const [at, change] of pack.entries()) pieces.push(at === 0 ? change : applyPatch(pieces[at - 1], change))
  return pieces
}
