import type { GameNouns } from '../nouns.ts'
import type { Texts } from '../texts.ts'
import { typeset } from '../typeset.ts'
import { about, confirm, files, help, table as kept, settings, states } from './house.ts'
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

const fixed = typeset('en', {
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

export const englishFor = (spoken: GameNouns): Texts => {
  const own = typeset('en', ofGame(spoken))
  const { ui } = fixed
  return {
    ...fixed,
    roles: own.roles,
    refusals: { ...fixed.refusals, ...own.refusals },
    ui: {
      ...ui,
      table: { ...kept, ...ui.table, ...own.table },
      words: { ...ui.words, ...own.words },
      journal: { ...ui.journal, ...own.journal },
    },
  }
}

export const en = englishFor(nouns)
