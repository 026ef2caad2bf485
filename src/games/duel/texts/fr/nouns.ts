import { elided, plain } from '../../../../house/texts/fr/nouns.ts'
import type { GameNouns } from '../../../../house/texts/nouns.ts'

const host = elided('hôte', 'hôtes', 'masculine')

export const nouns: GameNouns = {
  keeper: host,
  keeperInShort: host,
  character: plain('joueur', 'joueurs', 'masculine'),
  match: plain('duel', 'duels', 'masculine'),
}
