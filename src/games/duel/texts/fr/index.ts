import { frenchFor } from '../../../../house/texts/fr/index.ts'
import { typeset } from '../../../../house/texts/typeset.ts'
import { cardAlone, cards } from './cards.ts'
import { decks } from './decks.ts'
import { journal } from './journal.ts'
import { nouns } from './nouns.ts'
import { refusals } from './refusals.ts'
import { colours, facts, kinds, powerTerms, properties, types } from './terms.ts'
import { guide, keys, panes, places, prompts, threats, facts as topFacts, words } from './ui.ts'

const house = frenchFor(nouns)

/** The words of the duel; the rules are loaded when one is read. */
export const fr = typeset('fr', {
  cards,
  cardAlone,
  decks,
  colours,
  kinds,
  properties,
  types,
  powers: powerTerms,
  facts,
  journal,
  refusals: { ...house.refusals, ...refusals },
  unknownRefusal: house.unknownRefusal,
  ui: { ...house.ui, places, prompts, guide, keys, panes, threats, ear: words, top: topFacts },
})
