import type { Phrase } from '../question/index.ts'
import { wordsOf } from '../texts/fold.ts'
import type { Locale } from '../texts/format.ts'

type Words = readonly string[]

/** Words of both languages: whoever plays in one may speak the other. The first of each language is the one shown. */
export interface Wording {
  readonly fr: Words
  readonly en: Words
}

/** What any game's line of words understands. */
export const REPEAT: Wording = { fr: ['encore', 'répéter', 'question'], en: ['again', 'repeat', 'question'] }
export const HELP: Wording = { fr: ['aide', '?'], en: ['help', '?'] }
export const TAKE_BACK: Wording = { fr: ['défaire'], en: ['undo', 'take back'] }

export const TABLE: Wording = { fr: ['table'], en: ['table'] }

export const allWords = ({ fr, en }: Wording): Words => [...fr, ...en]

export const wordsFor = (locale: Locale, { fr, en }: Wording): Words => (locale === 'fr' ? [...fr, ...en] : [...en, ...fr])

export const phrasesFor = <Means>(
  locale: Locale,
  entry: Wording,
  { key, means, more }: Omit<Phrase<Means>, 'shown'>,
): readonly Phrase<Means>[] => wordsFor(locale, entry).map((shown) => ({ shown, key, means, more }))

export const isSaid = (words: Words, entry: Wording): boolean =>
  words.length > 0 && allWords(entry).some((shown) => wordsOf(shown).join(' ') === words.join(' '))

/** The words cut before an entry that ends them; null where they do not end with it. */
export const cutEnd = (words: Words, entry: Wording): Words | null => {
  const ends = allWords(entry)
    .map(wordsOf)
    .filter((end) => end.length <= words.length && end.join(' ') === words.slice(-end.length).join(' '))
  const longest = Math.max(0, ...ends.map(({ length }) => length))
  return longest > 0 ? words.slice(0, -longest) : null
}

export const cutNumbers = (words: Words): { readonly words: Words; readonly numbers: readonly number[] } => {
  const first = words.findLastIndex((word) => !/^[-−+]?\d{1,3}$/.test(word)) + 1
  return { words: words.slice(0, first), numbers: words.slice(first).map((word) => Number(word.replace('−', '-'))) }
}

/** What the words name among many: exactly, by its beginning, or by words in it. */
export const namedAmong = <Thing>(words: Words, things: readonly Thing[], nameOf: (thing: Thing) => string): readonly Thing[] => {
  const said = words.join(' ')
  if (!said) return []
  const told = things.map((thing) => ({ thing, name: wordsOf(nameOf(thing)).join(' ') }))
  const ways = [
    (name: string) => name === said,
    (name: string) => name.startsWith(said),
    (name: string) => words.every((word) => name.includes(word)),
  ]
  for (const fits of ways) {
    const found = told.filter(({ name }) => fits(name)).map(({ thing }) => thing)
    if (found.length > 0) return found
  }
  return []
}
