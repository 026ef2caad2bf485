import { type Answer, type Phrase, toldAnswers } from '../question/index.ts'
import type { Locale } from '../texts/format.ts'
import type { ShellTexts } from '../texts/shellWords.tsx'
import { type Wording, wordsFor } from './vocabulary.ts'

type EarTexts = ShellTexts['ear']

/** One after the other, with a pause between them. */
export const listed = (ear: EarTexts, parts: readonly string[]): string =>
  parts.length > 0 ? parts.reduce((before, after) => ear.listed({ before, after })) : ''

/** What is asked, and its answers with their chances. */
export const askedLine = (ear: EarTexts, title: string, answers: readonly Answer[]): string => {
  const told = toldAnswers(answers, ear)
  const line = told.length > 0 ? ear.asks({ title, answers: listed(ear, told) }) : `${title}.`
  // A title that asks ends as it does.
  return line.replace(/([?!…])\./, '$1')
}

/** The first word of each thing that can be said now, or asked. */
export const helpLine = (ear: EarTexts, locale: Locale, open: readonly Phrase<unknown>[], asks: readonly Wording[]): string => {
  const now = new Map([...open].reverse().map(({ key, shown }) => [key, shown]))
  return ear.help({
    now: [...now.values()].reverse().join(', '),
    asks: asks.flatMap((entry) => wordsFor(locale, entry)[0] ?? []).join(', '),
  })
}
