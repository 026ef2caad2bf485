import { typeset } from '../../../../house/texts/typeset.ts'
import type { StartTexts } from '../texts.ts'
import { phases, voies } from './dreamerTerms.ts'
import { house } from './house.ts'
import { genres } from './lands.ts'
import { places } from './places.ts'
import { brief, library, ready, start as startTexts, words } from './ui/shelf.ts'

/** What the start screen says: a small part of all, so that it is there first. */
export const start: StartTexts = typeset('en', {
  genres,
  places,
  phases,
  voies,
  ui: { start: startTexts, words, library: { ...house.ui.library, ...library }, ready, sheet: brief },
})
