import type { Phrase } from './phrases.ts'
import type { Answer } from './question.ts'

export interface SpokenWords {
  readonly chance: (p: { readonly answer: string; readonly chance: number }) => string
  readonly closed: (p: { readonly answer: string; readonly why: string }) => string
}

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
