import { wordsOf } from '../texts/fold.ts'

/** Something a person may say, and what it means. */
export interface Phrase<Means> {
  /** As it is shown. */
  readonly shown: string
  readonly means: Means
  /** Two phrases of the same key mean the same. */
  readonly key: string
  /** Whether words of its own may follow. */
  readonly more: 'nothing' | 'words'
}

export type Match<Means> =
  | { readonly kind: 'one'; readonly means: Means; readonly rest: readonly string[] }
  | { readonly kind: 'several'; readonly shown: readonly string[] }
  | { readonly kind: 'none' }

interface Fit<Means> {
  readonly phrase: Phrase<Means>
  /** How many of the words said are its own. */
  readonly own: number
  readonly exact: boolean
}

/** Each word may be cut short, and the last ones left out when nothing follows. */
const fitOf = <Means>(said: readonly string[], phrase: Phrase<Means>): Fit<Means> | null => {
  const words = wordsOf(phrase.shown)
  const own = Math.min(said.length, words.length)
  if (own === 0 || (said.length > own && phrase.more === 'nothing')) return null
  for (let at = 0; at < own; at++) if (!words[at]?.startsWith(said[at] ?? '')) return null
  return { phrase, own, exact: own === words.length && words.every((word, at) => word === said[at]) }
}

/** What is said in full comes before what is cut short, and the longer before the shorter. */
const foremost = <Means>(fits: readonly Fit<Means>[]): readonly Fit<Means>[] => {
  const exact = fits.filter((fit) => fit.exact)
  const left = exact.length > 0 ? exact : fits
  const longest = Math.max(...left.map(({ own }) => own))
  return left.filter(({ own }) => own === longest)
}

/** Which phrase the words begin with: in full, or by as much of it as no other shares. */
export const matchPhrase = <Means>(said: readonly string[], phrases: readonly Phrase<Means>[]): Match<Means> => {
  const fits = phrases.map((phrase) => fitOf(said, phrase)).filter((fit) => fit !== null)
  const apart = foremost(fits).filter((fit, at, all) => all.findIndex(({ phrase }) => phrase.key === fit.phrase.key) === at)
  const [first, ...others] = apart
  if (!first) return { kind: 'none' }
  if (others.length > 0) return { kind: 'several', shown: [first, ...others].map(({ phrase }) => phrase.shown) }
  return { kind: 'one', means: first.phrase.means, rest: said.slice(first.own) }
}
