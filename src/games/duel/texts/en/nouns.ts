import { noun } from '../../../../house/texts/en/nouns.ts'
import type { GameNouns } from '../../../../house/texts/nouns.ts'

const host = noun('a', 'host', 'hosts')

export const nouns: GameNouns = {
  keeper: host,
  keeperInShort: host,
  character: noun('a', 'player', 'players'),
  match: noun('a', 'duel', 'duels'),
}
