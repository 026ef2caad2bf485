import type { Locale } from './format.ts'

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'

/** Most texts have nothing to set: all of them pass here while the first page waits. */
const TO_SET = /[';:?!%«»]/

const apostrophes = (text: string): string => (text.includes("'") ? text.replace(/(?<=\p{L})'/gu, '’') : text)

/** French punctuation never begins a line. */
const frenchSpaces = (text: string): string =>
  text
    .replace(/ (?=[;?!%])/g, NARROW)
    .replace(/ (?=[:»])/g, NO_BREAK)
    .replace(/« /g, `«${NO_BREAK}`)

/** A plain text, such as a cell's name, as it is printed. */
export const typesetText = (locale: Locale, text: string): string => {
  if (!TO_SET.test(text)) return text
  return locale === 'fr' ? frenchSpaces(apostrophes(text)) : apostrophes(text)
}

/** A dictionary written with plain apostrophes and spaces, as it is printed; what its functions return included. */
export const typeset = <T>(locale: Locale, node: T): T => {
  if (typeof node === 'string') return typesetText(locale, node) as T
  if (typeof node === 'function') return ((...given: unknown[]) => typeset(locale, node(...given))) as T
  if (Array.isArray(node)) return node.map((item) => typeset(locale, item)) as T
  if (typeof node === 'object' && node !== null) {
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, typeset(locale, value)])) as T
  }
  return node
}
