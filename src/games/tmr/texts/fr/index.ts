import { typeset } from '../../../../house/texts/typeset.ts'
import { phases, voies } from './dreamerTerms.ts'
import { encounters } from './encounters.ts'
import { house } from './house.ts'
import { journal } from './journal.ts'
import { journalDragons } from './journalDragons.ts'
import { directions, genres } from './lands.ts'
import { places } from './places.ts'
import { refusals } from './refusals.ts'
import { dice, dicePurposes, dragonTables, hours, modes, outcomes, qualities, ranges, targets } from './terms.ts'
import { ui } from './ui/index.ts'

/** The light part, loaded with the page. Rules, spells and dragon are chunks of their own. */
export const fr = typeset('fr', {
  genres,
  places,
  directions,
  hours,
  voies,
  qualities,
  modes,
  phases,
  targets,
  ranges,
  outcomes,
  dragonTables,

  dice,
  dicePurposes,
  encounters,
  journal,
  journalDragons,
  roles: house.roles,
  refusals: { ...house.refusals, ...refusals },
  unknownRefusal: house.unknownRefusal,
  ui,
})
