import { allWords, namedAmong } from '../../../../house/nonvisual/index.ts'
import { matchPhrase } from '../../../../house/question/index.ts'
import { foldText } from '../../../../house/texts/fold.ts'
import { CELLS, type CellId, DIRECTIONS, type Direction, type Spell } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { WAYS } from '../question/index.ts'
import { cellName } from '../words/cellName.ts'

/** A cell by its coordinate or its name: that of the language, or the French one. */
export const cellsNamed = (texts: Texts, words: readonly string[]): readonly CellId[] => {
  const exact = CELLS.find(({ id }) => foldText(id) === words.join(''))
  if (exact) return [exact.id]
  const found = namedAmong(words, CELLS, ({ id }) => cellName(texts, id))
  return (found.length > 0 ? found : namedAmong(words, CELLS, ({ name }) => name)).map(({ id }) => id)
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
