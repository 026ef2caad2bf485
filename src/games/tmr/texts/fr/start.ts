import { first } from '../../../../house/texts/fr/first.ts'
import { typeset } from '../../../../house/texts/typeset.ts'
import { phases, voies } from './dreamerTerms.ts'
import { genres } from './lands.ts'
import { places } from './places.ts'
import { brief, library, ready, start as startTexts, words } from './ui/shelf.ts'

/** What the start screen says: a small part of all, so that it is there first. */
export const start = typeset('fr', {
  genres,
  places,
  phases,
  voies,
  ui: { start: startTexts, words, library: { ...first.ui.library, ...library }, ready, sheet: brief },
})
