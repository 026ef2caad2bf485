import { matchPhrase } from '../../../../house/question/index.ts'
import { foldText, wordsOf } from '../../../../house/texts/fold.ts'
import { CELLS, type CellId, DIRECTIONS, type Direction, type Spell } from '../../rules/public.ts'
import { allWords, type Entry, WAYS } from '../question/index.ts'

/** Whether the words are an entry's, in full. */
export const isSaid = (words: readonly string[], entry: Entry): boolean =>
  words.length > 0 && allWords(entry).some((shown) => wordsOf(shown).join(' ') === words.join(' '))

/** The words cut before an entry that ends them; null where they do not end with it. */
export const cutEnd = (words: readonly string[], entry: Entry): readonly string[] | null => {
  const ends = allWords(entry)
    .map(wordsOf)
    .filter((end) => end.length <= words.length && end.join(' ') === words.slice(-end.length).join(' '))
  const longest = Math.max(0, ...ends.map(({ length }) => length))
  return longest > 0 ? words.slice(0, -longest) : null
}

/** What the words name among many: exactly, by its beginning, or by words in it. */
export const namedAmong = <Thing>(
  words: readonly string[],
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
): readonly Thing[] => {
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

/** A cell by its coordinate or its name. */
export const cellsNamed = (words: readonly string[]): readonly CellId[] => {
  const exact = CELLS.find(({ id }) => foldText(id) === words.join(''))
  return exact ? [exact.id] : namedAmong(words, CELLS, ({ name }) => name).map(({ id }) => id)
}

export const spellsNamed = <Named extends { readonly spell: Spell; readonly name: string }>(
  words: readonly string[],
  spells: readonly Named[],
): readonly Named[] => namedAmong(words, spells, ({ name }) => name)

const wayNamed = (word: string): Direction | null => {
  const match = matchPhrase(
    [word],
    DIRECTIONS.flatMap((way) => allWords(WAYS[way]).map((shown) => ({ shown, key: way, means: way, more: 'nothing' as const }))),
  )
  return match.kind === 'one' ? match.means : null
}

/** HID-5: a path, word by word; null where one of them is no way. */
export const pathNamed = (words: readonly string[]): readonly Direction[] | null => {
  const ways = words.map(wayNamed)
  return ways.length > 0 && ways.every((way) => way !== null) ? ways : null
}

/** The whole numbers that end the words, and what stands before them. */
export const cutNumbers = (
  words: readonly string[],
): { readonly words: readonly string[]; readonly numbers: readonly number[] } => {
  const first = words.findLastIndex((word) => !/^[-−+]?\d{1,3}$/.test(word)) + 1
  return { words: words.slice(0, first), numbers: words.slice(first).map((word) => Number(word.replace('−', '-'))) }
}
