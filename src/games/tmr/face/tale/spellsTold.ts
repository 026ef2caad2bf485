import type { Texts } from '../../texts/index.ts'
import type { Tale } from './tale.ts'

/** Each spell that came out of a journey, a sentence for each. */
export const spellsTold = (
  words: Pick<Texts['ui']['tale'], 'spell'>,
  { spells }: Pick<Tale, 'spells'>,
  name: (id: string) => string,
): string => spells.map(({ id, how }) => words.spell[how]({ spell: name(id) })).join(' ')
