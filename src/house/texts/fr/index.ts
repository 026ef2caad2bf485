import type { GameNouns } from '../nouns.ts'
import { typeset } from '../typeset.ts'
import { about, confirm, files, help, settings, states } from './house.ts'
import { library } from './library.ts'
import { local } from './local.ts'
import { nouns } from './nouns.ts'
import { ofGame } from './ofGame.ts'
import { people } from './people.ts'
import { dicePanel, journal } from './play.ts'
import { refusals, unknownRefusal } from './refusals.ts'
import { common, start } from './start.ts'
import { table } from './table.ts'
import { watching } from './watching.ts'
import { words } from './words.ts'

const fixed = typeset('fr', {
  refusals,
  unknownRefusal,
  ui: {
    common,
    start,
    table,
    settings,
    about,
    help,
    files,
    states,
    confirm,
    dicePanel,
    journal,
    library,
    local,
    words,
    people,
    watching,
  },
})

/** What the house says, whatever is played, in the words of what is. */
export const frenchFor = (spoken: GameNouns) => {
  const own = typeset('fr', ofGame(spoken))
  const { ui } = fixed
  return {
    ...fixed,
    roles: own.roles,
    refusals: { ...fixed.refusals, ...own.refusals },
    ui: {
      ...ui,
      table: { ...ui.table, ...own.table },
      words: { ...ui.words, ...own.words },
      journal: { ...ui.journal, ...own.journal },
    },
  }
}

/** Before a game is chosen. */
export const fr = frenchFor(nouns)
