import { once } from '../../kit/once.ts'
import type { Locale } from './format.ts'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'
const JOINED = '\u2060'

/** Most texts have nothing to set: all of them pass here while the first page waits. */
const TO_SET = /[-';:?!%«»]/

const apostrophes = (text: string): string => (text.includes("'") ? text.replace(/(?<=\p{L})'/gu, '’') : text)

/** French punctuation never begins a line, nor does the short word of an imperative: gardez-le, allez-y. */
const frenchSpaces = (text: string): string =>
  text
    .replace(/(?<=ez-)(?=(?:y|en|l[ea]s?)(?!\p{L}))/gu, JOINED)
    .replace(/ (?=[;?!%])/g, NARROW)
    .replace(/ (?=[:»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)

/** A plain text, such as a cell's name, as it is printed. */
export const typesetText = (locale: Locale, text: string): string => {
  if (!TO_SET.test(text)) return text
  return locale === 'fr' ? frenchSpaces(apostrophes(text)) : apostrophes(text)
}

const isNested = (node: unknown): boolean => typeof node === 'object' && node !== null

/** What is never said is never set: whatever lies deeper is set when it is first read. */
const typesetDictionary = (locale: Locale, node: object): object => {
  const made = {}
  for (const [key, value] of Object.entries(node)) {
    const set = (): unknown => typeset(locale, value)
    Object.defineProperty(made, key, { enumerable: true, ...(isNested(value) ? { get: once(set) } : { value: set() }) })
  }
  return made
}

/** A dictionary written with plain apostrophes and spaces, as it is printed; what its functions return included. */
export const typeset = <T>(locale: Locale, node: T): T => {
  if (typeof node === 'string') return typesetText(locale, node) as T
  if (typeof node === 'function') return ((...given: unknown[]) => typeset(locale, node(...given))) as T
  if (Array.isArray(node)) return node.map((item) => typeset(locale, item)) as T
  return isNested(node) ? (typesetDictionary(locale, node as object) as T) : node
}
