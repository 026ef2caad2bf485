import type { GameNouns, Noun } from '../nouns.ts'

export const noun = (article: 'a' | 'an', one: string, many: string): Noun => ({
  one,
  many,
  the: `the ${one}`,
  a: `${article} ${one}`,
  this: `this ${one}`,
  of: `of the ${one}`,
  to: `to the ${one}`,
  anyOf: `of ${article} ${one}`,
  agree: (word) => word,
})

const host = noun('a', 'host', 'hosts')

export const nouns: GameNouns = {
  keeper: host,
  keeperInShort: host,
  character: noun('a', 'character', 'characters'),
  match: noun('a', 'game', 'games'),
}
