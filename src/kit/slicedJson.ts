import { DEEPEST, isTooDeep } from './depth.ts'
import { hasNul } from './nul.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { Steps } from './steps.ts'

/** Where a text is not what it should be: no JSON, nested too deep or with a NUL in it, too much in one piece, too many pieces. */
export class BadJson extends Error {
  readonly statusCode: 400 | 413
  readonly refusal: Refusal
  constructor(readonly code: 'malformed' | 'too-large' | 'table-full') {
    super('bad JSON')
    this.statusCode = code === 'malformed' ? 400 : 413
    this.refusal = refusal(code)
  }
}

/** A text to look through, whatever it is kept in. */
export interface Letters {
  readonly length: number
  /** The code of a letter; beyond the end nothing that JSON knows. */
  at(index: number): number | undefined
  /** Where a letter is next, from a place on; -1 when it is not. */
  find(letter: number, from: number): number
  text(from: number, to: number): string
}

export const lettersOf = (text: string): Letters => ({
  length: text.length,
  at: (index) => text.charCodeAt(index),
  find: (letter, from) => text.indexOf(String.fromCharCode(letter), from),
  text: (from, to) => text.slice(from, to),
})

/** Where a list is to be found in a text, and how much there may be of it. */
export interface Slicing {
  /** The keys that lead to the list. */
  readonly path: readonly string[]
  /** Items of it. */
  readonly most: number
  /** Letters of one of them. */
  readonly longest: number
  /** Letters of all the rest, which is read at once. */
  readonly around: number
}

export interface Piece {
  readonly from: number
  readonly to: number
}

/** A JSON text with one long list in it. */
export interface Sliced {
  /** All of it, with the list empty. */
  readonly value: unknown
  /** The items of the list, to be read one by one. */
  readonly pieces: readonly Piece[]
  read(piece: Piece): unknown
}

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const isSpace = (letter: number | undefined): boolean => letter === 0x20 || letter === 0x0a || letter === 0x0d || letter === 0x09

/** Letters that are looked at in one step: less than a millisecond. */
const STRIDE = 16_384
/** Of one string, and of space between two things. */
const LONGEST_RUN = 1_048_576

const skipSpace = (text: Letters, from: number): number => {
  let at = from
  while (isSpace(text.at(at))) if (++at - from > LONGEST_RUN) throw new BadJson('too-large')
  return at
}

/** Just after the string that begins here. */
const skipString = (text: Letters, from: number): number => {
  for (let end = text.find(QUOTE, from + 1); end >= 0; end = text.find(QUOTE, end + 1)) {
    if (end - from > LONGEST_RUN) throw new BadJson('too-large')
    let slashes = 0
    while (text.at(end - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end + 1
  }
  throw new BadJson('malformed')
}

const endsWord = (letter: number | undefined): boolean =>
  isSpace(letter) || letter === COMMA || letter === CLOSE_LIST || letter === CLOSE_OBJECT

const skipWord = (text: Letters, from: number): number => {
  let at = from
  while (at < text.length && !endsWord(text.at(at))) if (++at - from > LONGEST_RUN) throw new BadJson('too-large')
  return at
}

/** Just after the value that begins here; what is in it is looked at when it is read. */
const skipValue = function* (text: Letters, from: number, longest: number): Steps<number> {
  const first = text.at(from)
  if (first === QUOTE) return skipString(text, from)
  if (first !== OPEN_LIST && first !== OPEN_OBJECT) return skipWord(text, from)
  let [depth, rested] = [0, from]
  for (let at = from; at < text.length; at++) {
    if (at - from > longest) throw new BadJson('too-large')
    const letter = text.at(at)
    if (letter === QUOTE) at = skipString(text, at) - 1
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) depth++
    else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth--
    if (depth > DEEPEST) throw new BadJson('malformed')
    if (depth === 0) return at + 1
    if (at - rested < STRIDE) continue
    rested = at
    yield
  }
  throw new BadJson('malformed')
}

/** What a text says, unless it is too long or too deep. */
const parse = (text: string, longest: number): unknown => {
  if (text.length > longest) throw new BadJson('too-large')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BadJson('malformed')
  }
  if (isTooDeep(value) || hasNul(value)) throw new BadJson('malformed')
  return value
}

const textOf = (text: Letters, from: number, to: number, longest: number): string => {
  if (to - from > longest) throw new BadJson('too-large')
  return text.text(from, to)
}

/** Where the list begins that is reached through these keys; null when there is none. */
const findList = function* (text: Letters, from: number, path: readonly string[], around: number): Steps<number | null> {
  const [key, ...rest] = path
  if (key === undefined) return text.at(from) === OPEN_LIST ? from : null
  if (text.at(from) !== OPEN_OBJECT) return null
  let found: number | null = null
  for (let at = skipSpace(text, from + 1); text.at(at) === QUOTE; ) {
    if (at > around) throw new BadJson('too-large')
    const end = skipString(text, at)
    const name = parse(textOf(text, at, end, around), around)
    const colon = skipSpace(text, end)
    if (text.at(colon) !== COLON) throw new BadJson('malformed')
    const value = skipSpace(text, colon + 1)
    if (name === key) found = yield* findList(text, value, rest, around)
    // What comes after the list is looked at when it is read.
    if (found !== null) return found
    const next = skipSpace(text, yield* skipValue(text, value, around))
    if (text.at(next) !== COMMA) return null
    at = skipSpace(text, next + 1)
    yield
  }
  return found
}

interface List {
  readonly pieces: readonly Piece[]
  /** Where it closes. */
  readonly end: number
}

const findPieces = function* (text: Letters, list: number, { most, longest }: Slicing): Steps<List> {
  const pieces: Piece[] = []
  let from = skipSpace(text, list + 1)
  if (text.at(from) === CLOSE_LIST) return { pieces, end: from }
  for (;;) {
    if (pieces.length >= most) throw new BadJson('table-full')
    const to = yield* skipValue(text, from, longest)
    pieces.push({ from, to })
    const next = skipSpace(text, to)
    if (text.at(next) === CLOSE_LIST) return { pieces, end: next }
    if (text.at(next) !== COMMA) throw new BadJson('malformed')
    from = skipSpace(text, next + 1)
    yield
  }
}

const isEmptyListAt = (value: unknown, path: readonly string[]): boolean => {
  let found = value as Record<string, unknown> | undefined
  for (const key of path) found = found?.[key] as Record<string, unknown> | undefined
  return Array.isArray(found) && found.length === 0
}

/** Looks through a text for its list, so that nobody waits for all of it. */
export const slicing = function* (text: Letters, wanted: Slicing): Steps<Sliced> {
  const { path, around, longest } = wanted
  const read = ({ from, to }: Piece): unknown => parse(textOf(text, from, to, longest), longest)
  const list = yield* findList(text, skipSpace(text, 0), path, around)
  if (list === null) return { value: parse(textOf(text, 0, text.length, around), around), pieces: [], read }
  const { pieces, end } = yield* findPieces(text, list, wanted)
  const rest = textOf(text, end, text.length, around)
  const value = parse(`${textOf(text, 0, list + 1, around)}${rest}`, around)
  if (!isEmptyListAt(value, path)) throw new BadJson('malformed')
  return { value, pieces, read }
}
