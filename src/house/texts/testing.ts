/** A leaf of a dictionary: what a player may read, whatever its parameters. */
export interface Leaf {
  readonly path: string
  readonly kind: 'text' | 'function' | 'none'
  readonly text: string
}

const anyNumber = new Proxy({}, { get: () => 3 })

/** Every leaf with its path; functions are read with 3 for every parameter. */
export const leavesOf = (node: unknown, path = ''): readonly Leaf[] => {
  if (node === null) return [{ path, kind: 'none', text: '' }]
  if (typeof node === 'string') return [{ path, kind: 'text', text: node }]
  if (typeof node === 'function') return [{ path, kind: 'function', text: String(node(anyNumber)) }]
  if (typeof node !== 'object') throw new TypeError(`${path}: ${typeof node} is no text`)
  return Object.entries(node).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`))
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
