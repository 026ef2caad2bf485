import { noun } from '../../../../house/texts/en/nouns.ts'
import type { GameNouns } from '../../../../house/texts/nouns.ts'

export const nouns: GameNouns = {
  keeper: noun('a', 'keeper of dreams', 'keepers of dreams'),
  keeperInShort: noun('a', 'keeper', 'keepers'),
  character: noun('a', 'dreamer', 'dreamers'),
  match: noun('a', 'journey', 'journeys'),
  board: noun('a', 'map', 'maps'),
}
