import { plain } from '../../../../house/texts/fr/nouns.ts'
import type { GameNouns } from '../../../../house/texts/nouns.ts'

export const nouns: GameNouns = {
  keeper: plain('gardien des rêves', 'gardiens des rêves', 'masculine'),
  keeperInShort: plain('gardien', 'gardiens', 'masculine'),
  character: plain('haut-rêvant', 'haut-rêvants', 'masculine'),
  match: plain('voyage', 'voyages', 'masculine'),
  board: plain('carte', 'cartes', 'feminine'),
}
