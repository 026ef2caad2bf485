import { wordsOf } from '../texts/fold.ts'
import type { ShellTexts } from '../texts/shellWords.tsx'
import type { Answer, Outcome } from './question.ts'

/** What comes of it whatever happens; nothing told: nothing. */
export const always = (told: string | null | undefined): readonly Outcome[] => (told ? [{ told }] : [])

export interface BothSides {
  readonly won: string
  readonly lost: string
}

export const either = ({ won, lost }: BothSides): readonly Outcome[] => [
  { when: 'won', told: won },
  { when: 'lost', told: lost },
]

/** What comes of it whatever happens, in words. */
export const toldAlways = (follows: readonly Outcome[] = []): string =>
  follows
    .filter(({ when }) => when === undefined)
    .map(({ told }) => told)
    .join(' ')

export interface Phrase<Means> {
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

type SpokenWords = Pick<ShellTexts['ear'], 'chance' | 'closed'>

/** With its chances: the first is its own unless it has a name. */
const likely = (words: SpokenWords, { label, odds = [] }: Answer): string => {
  const told = odds.map(({ name, chance }) => words.chance({ answer: name ?? label, chance }))
  return [...(odds[0]?.name === undefined && odds.length > 0 ? [] : [label]), ...told].join(', ')
}

const told = (words: SpokenWords, answer: Answer): string => {
  const { label, told: own, toldClosed, cost = [] } = answer
  const refusal = answer.refusal || answer.lacks
  if (own === '') return ''
  if (refusal) return toldClosed ?? words.closed({ answer: own ?? label, why: refusal })
  return own ?? priced(likely(words, answer), cost)
}

export const priced = (answer: string, cost: NonNullable<Answer['cost']>): string =>
  [answer, ...cost.map((one) => one.told)].join(', ')

export const toldAnswers = (answers: readonly Answer[], words: SpokenWords): readonly string[] => [
  ...new Set(answers.map((answer) => told(words, answer)).filter(Boolean)),
]

/** What can be said to take an answer: its own words, and always its label. */
export const phrasesOf = <One extends Answer>(answers: readonly One[]): readonly Phrase<One>[] =>
  answers.flatMap((answer) => {
    const { id, label, words, more } = answer
    if (words === null) return []
    return [...(words ?? []), label].map((shown) => ({
      shown,
      key: id,
      means: answer,
      more: more ? ('words' as const) : ('nothing' as const),
    }))
  })
