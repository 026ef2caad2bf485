import { type Answer, matchPhrase, type Phrase, toldAnswers } from '../question/index.ts'
import { wordsOf } from '../texts/fold.ts'
import type { Format, Locale } from '../texts/format.ts'
import type { ShellTexts } from '../texts/shellWords.tsx'
import { type Wording, wordsFor } from './vocabulary.ts'

type EarTexts = ShellTexts['ear']

export const listed = (ear: EarTexts, parts: readonly string[]): string =>
  parts.length > 0 ? parts.reduce((before, after) => ear.listed({ before, after })) : ''

export const askedLine = (ear: EarTexts, title: string, answers: readonly Answer[]): string => {
  const told = toldAnswers(answers, ear)
  const line = told.length > 0 ? ear.asks({ title, answers: listed(ear, told) }) : `${title}.`
  // A title that asks ends as it does.
  return line.replace(/([?!…])\./, '$1')
}

export const helpLine = (ear: EarTexts, locale: Locale, open: readonly Phrase<unknown>[], asks: readonly Wording[]): string => {
  const now = new Map([...open].reverse().map(({ key, shown }) => [key, shown]))
  return ear.help({
    now: [...now.values()].reverse().join(', '),
    asks: asks.flatMap((entry) => wordsFor(locale, entry)[0] ?? []).join(', '),
  })
}

/** Why a line was not understood, as data: the texts make the sentence. */
export type Misheard =
  | { readonly why: 'unknown' | 'not-now'; readonly said: string }
  | { readonly why: 'several'; readonly said: string; readonly could: readonly string[] }

export type HeardLine<Means> =
  | { readonly kind: 'one'; readonly means: Means; readonly rest: readonly string[]; readonly note: string }
  | { readonly kind: 'not'; readonly misheard: Misheard }
  | { readonly kind: 'nothing' }

interface Phrases<Means> {
  readonly open: readonly Phrase<Means>[]
  /** Words of other moments, so that it can be said that this is not theirs. */
  readonly closed: readonly Phrase<unknown>[]
}

const LONGEST_NOTE = 500

const isWhole = (said: readonly string[], phrases: readonly Phrase<unknown>[]): boolean =>
  phrases.some(({ shown }) => wordsOf(shown).join(' ') === said.join(' '))

/** What a line means now, with the words that follow, and those after a colon as a note. */
export const hearLine = <Means>(line: string, { open, closed }: Phrases<Means>): HeardLine<Means> => {
  const [words = '', ...noted] = line.split(':')
  const said = wordsOf(words)
  if (said.length === 0) return { kind: 'nothing' }
  const not = (why: 'unknown' | 'not-now'): HeardLine<Means> => ({ kind: 'not', misheard: { why, said: line.trim() } })
  // A whole word of another moment is not the beginning of something else.
  if (!isWhole(said, open) && isWhole(said, closed)) return not('not-now')
  const match = matchPhrase(said, open)
  if (match.kind === 'one')
    return { kind: 'one', means: match.means, rest: match.rest, note: noted.join(':').trim().slice(0, LONGEST_NOTE) }
  if (match.kind === 'several') return { kind: 'not', misheard: { why: 'several', said: line.trim(), could: match.shown } }
  return not(matchPhrase(said, closed).kind === 'one' ? 'not-now' : 'unknown')
}

export const misheardLine = (ear: ShellTexts['ear'], format: Format, misheard: Misheard): string => {
  switch (misheard.why) {
    case 'unknown':
      return ear.unheard(misheard)
    case 'not-now':
      return ear.notNow(misheard)
    case 'several':
      return ear.several({ said: misheard.said, could: format.or(misheard.could) })
    default:
      return misheard satisfies never
  }
}
