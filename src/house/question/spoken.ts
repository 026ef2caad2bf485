import type { Phrase } from './phrases.ts'
import type { Answer } from './question.ts'

export interface SpokenWords {
  readonly chance: (p: { readonly answer: string; readonly chance: number }) => string
  readonly closed: (p: { readonly answer: string; readonly why: string }) => string
}

const told = (words: SpokenWords, { label, told: own, toldClosed, refusal, odds, cost = [] }: Answer): string => {
  if (own === '') return ''
  if (refusal) return toldClosed ?? words.closed({ answer: own ?? label, why: refusal })
  const answer = odds ? words.chance({ answer: label, chance: odds.chance }) : label
  return own ?? priced(answer, cost)
}

/** With what it takes, as its button says. */
export const priced = (answer: string, cost: NonNullable<Answer['cost']>): string =>
  [answer, ...cost.map((one) => one.told)].join(', ')

/** The answers as the ear is told them, each once. */
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
