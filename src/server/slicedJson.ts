import type { Pace } from '../kit/past/history.ts'
import { DEEPEST, isTooDeep } from './depth.ts'

/** Where a text is not what it should be: no JSON, nested too deep, or too much of it in one piece. */
export class BadJson extends Error {
  readonly statusCode: number
  constructor(statusCode: 400 | 413) {
    super('bad JSON')
    this.statusCode = statusCode
  }
}

/** So many bytes are read at once: about ten milliseconds. */
const MOST_AT_ONCE = 1_048_576

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]
const isSpace = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

const skipSpace = (text: Buffer, from: number): number => {
  let at = from
  while (isSpace(text[at])) at++
  return at
}

/** Just after the string that begins here. */
const skipString = (text: Buffer, from: number): number => {
  for (let end = text.indexOf(QUOTE, from + 1); end >= 0; end = text.indexOf(QUOTE, end + 1)) {
    let slashes = 0
    while (text[end - 1 - slashes] === BACKSLASH) slashes++
    if (slashes % 2 === 0) return end + 1
  }
  throw new BadJson(400)
}

const skipWord = (text: Buffer, from: number): number => {
  let at = from
  while (at < text.length && !isSpace(text[at]) && text[at] !== COMMA && text[at] !== CLOSE_LIST && text[at] !== CLOSE_OBJECT)
    at++
  return at
}

/** Just after the value that begins here; what is in it is looked at when it is read. */
const skipValue = (text: Buffer, from: number): number => {
  if (text[from] === QUOTE) return skipString(text, from)
  if (text[from] !== OPEN_LIST && text[from] !== OPEN_OBJECT) return skipWord(text, from)
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if (at - from > MOST_AT_ONCE) throw new BadJson(413)
    const byte = text[at]
    if (byte === QUOTE) at = skipString(text, at) - 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth++
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--
    if (depth > DEEPEST) throw new BadJson(400)
    if (depth === 0) return at + 1
  }
  throw new BadJson(400)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadJson(400)
  }
}

const parseShallow = (text: string): unknown => {
  const value = parse(text)
  if (isTooDeep(value)) throw new BadJson(400)
  return value
}

const parsePiece = (text: Buffer, from: number, end: number): unknown => {
  if (end - from > MOST_AT_ONCE) throw new BadJson(413)
  return parseShallow(text.toString('utf8', from, end))
}

/** Where the list begins that is reached through these keys; null when there is none. */
const findList = (text: Buffer, from: number, path: readonly string[]): number | null => {
  const [key, ...rest] = path
  if (key === undefined) return text[from] === OPEN_LIST ? from : null
  if (text[from] !== OPEN_OBJECT) return null
  let found: number | null = null
  for (let at = skipSpace(text, from + 1); text[at] === QUOTE; ) {
    const end = skipString(text, at)
    const name = parsePiece(text, at, end)
    const colon = skipSpace(text, end)
    if (text[colon] !== COLON) throw new BadJson(400)
    const value = skipSpace(text, colon + 1)
    if (name === key) found = findList(text, value, rest)
    // What comes after the list is looked at when it is read.
    if (found !== null) return found
    const next = skipSpace(text, skipValue(text, value))
    if (text[next] !== COMMA) return null
    at = skipSpace(text, next + 1)
  }
  return found
}

interface Item {
  readonly value: unknown
  readonly next: number
}

/** The item that begins here, and where the next one does; -1 when it is the last. */
const readItem = (text: Buffer, from: number): Item => {
  const end = skipValue(text, from)
  const value = parsePiece(text, from, end)
  const next = skipSpace(text, end)
  if (text[next] === COMMA) return { value, next: skipSpace(text, next + 1) }
  if (text[next] === CLOSE_LIST) return { value, next: -1 }
  throw new BadJson(400)
}

const listAt = (value: unknown, path: readonly string[]): unknown[] => {
  let found = value as Record<string, unknown> | undefined
  for (const key of path) found = found?.[key] as Record<string, unknown> | undefined
  if (!Array.isArray(found) || found.length > 0) throw new BadJson(400)
  return found
}

/** What comes in pieces, put together as they come rather than all at once. */
export const gather = async (pieces: AsyncIterable<Buffer>, most: number): Promise<Buffer> => {
  let body = Buffer.allocUnsafe(Math.min(most, 65_536))
  let size = 0
  for await (const piece of pieces) {
    const end = size + piece.length
    if (end > most) throw new BadJson(413)
    if (end > body.length) {
      const larger = Buffer.allocUnsafe(Math.min(most, 2 * end))
      body.copy(larger, 0, 0, size)
      body = larger
    }
    piece.copy(body, size)
    size = end
  }
  return body.subarray(0, size)
}

/** A JSON text with one long list in it, reached through some keys: read item by item, so that nobody waits for all of it. */
export const readSlicedJson = async (text: Buffer, path: readonly string[], pace: Pace): Promise<unknown> => {
  const list = findList(text, skipSpace(text, 0), path)
  if (list === null) return parsePiece(text, 0, text.length)
  const items: unknown[] = []
  let end = skipSpace(text, list + 1)
  for (let at = text[end] === CLOSE_LIST ? -1 : end; at >= 0; ) {
    const wait = pace()
    if (wait) await wait
    const item = readItem(text, at)
    items.push(item.value)
    end = at
    at = item.next
  }
  const rest = items.length === 0 ? end : skipSpace(text, skipValue(text, end))
  if (list + text.length - rest > MOST_AT_ONCE) throw new BadJson(413)
  const value = parseShallow(`${text.toString('utf8', 0, list + 1)}${text.toString('utf8', rest)}`)
  const place = listAt(value, path)
  for (const item of items) place.push(item)
  return value
}
