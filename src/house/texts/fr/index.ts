import { typeset } from '../typeset.ts'
import { about, confirm, files, help, settings, states } from './house.ts'
import { library } from './library.ts'
import { dicePanel, journal } from './play.ts'
import { refusals, unknownRefusal } from './refusals.ts'
import { roles } from './roles.ts'
import { common, start } from './start.ts'
import { table } from './table.ts'
import { words } from './words.ts'

/** What the house says, whatever is played. */
export const fr = typeset('fr', {
  roles,
  refusals,
  unknownRefusal,
  ui: { common, start, table, settings, about, help, files, states, confirm, dicePanel, journal, library, words },
})
