import { isSaid, namedAmong } from '../../../../house/nonvisual/index.ts'
import type { DreamerView } from '../../rules/public.ts'
import { AND, matesOf } from '../question/index.ts'
import type { Heard, Hearing, Misheard } from './hearing.ts'

const not = (misheard: Misheard): Heard => ({ kind: 'not', misheard })

const say = ({ id: dreamer }: DreamerView, spells: readonly string[]): Heard => ({
  kind: 'say',
  command: { type: 'trigger', dreamer, spells: [...spells] },
})

/** The names between the words that join them. */
const namesIn = (words: readonly string[]): readonly (readonly string[])[] => {
  const joints = words.flatMap((word, at) => (isSaid([word], AND) ? [at] : []))
  return [-1, ...joints].map((from, at) => words.slice(from + 1, joints[at] ?? words.length)).filter(({ length }) => length > 0)
}

/** TET-9: several reserves of this cell at one target; without names, all that may go together. */
export const hearTogether = ({ board, spellName: nameOf }: Hearing, words: readonly string[]): Heard => {
  const left = [...matesOf(board)]
  if (words.length === 0) return say(board, left)
  const picked: string[] = []
  for (const name of namesIn(words)) {
    const found = [...new Set(namedAmong(name, left, nameOf))]
    const [first, ...others] = found
    if (first === undefined) return not({ why: 'no-spell', said: name.join(' ') })
    if (others.length > 0) return not({ why: 'several', said: name.join(' '), could: found.map(nameOf) })
    picked.push(...left.splice(left.indexOf(first), 1))
  }
  return picked.length < 2 ? not({ why: 'which-together', said: words.join(' ') }) : say(board, picked)
}
