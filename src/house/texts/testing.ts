export interface Leaf {
  readonly path: string
  readonly kind: 'text' | 'function' | 'none'
  readonly text: string
}

const everyPart = (value: number): object => new Proxy({}, { get: () => value })

/** Every leaf with its path; functions are read with the same number for every parameter. */
export const leavesOf = (node: unknown, path = '', value = 3): readonly Leaf[] => {
  if (node === null) return [{ path, kind: 'none', text: '' }]
  if (typeof node === 'string') return [{ path, kind: 'text', text: node }]
  if (typeof node === 'function') return [{ path, kind: 'function', text: String(node(everyPart(value))) }]
  if (typeof node !== 'object') throw new TypeError(`${path}: ${typeof node} is no text`)
  return Object.entries(node).flatMap(([key, child]) => leavesOf(child, path === '' ? key : `${path}.${key}`, value))
}

/** The players' own words, kept in French in both languages. */
const KEPT = [
  'Rêve de Dragon',
  'Terres Médianes du Rêve',
  'gardien des rêves',
  'points de rêve',
  'se dérober',
  'mettre en réserve',
  'laisser passer',
  'Le Fleuve',
]

const FRENCH = /(?<![\p{L}’'])(?:le|la|les|des|une|vous|dans|avec|est|sur|votre|être|qui|cette)(?!\p{L})/iu

/** The first French word left in a text that should be English. */
export const frenchIn = (text: string): string | null => {
  const rest = KEPT.reduce((left, term) => left.replaceAll(term, ''), text.replaceAll('’', "'"))
  return FRENCH.exec(rest)?.[0] ?? null
}

const COUNTED = {
  fr: 'points|cases|rounds|sorts|heures|jours|chances|niveaux|réserves|fois où|cartes|jets|places|rêves|effets|dés|lieux|réponses|tables|haut-rêvants',
  en: 'points|cells|rounds|spells|hours|days|chances|levels|reserves|cards|rolls|places|dreams|effects|dice|answers|tables|dreamers|boxes',
} as const

/** "1 cases": a plural after one. */
export const unevenIn = (locale: keyof typeof COUNTED, text: string): string | null =>
  new RegExp(`(?<![\\d,.–-])1[\\s\u00a0\u202f](?:(?!de)\\p{L}+[\\s\u00a0])?(?:${COUNTED[locale]})(?!\\p{L}| at)`, 'u').exec(
    text,
  )?.[0] ?? null
