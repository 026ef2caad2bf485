import type { GameNouns } from '../nouns.ts'
import { typeset } from '../typeset.ts'
import { beyond } from './beyond.ts'
import { first } from './first.ts'
import { nouns } from './nouns.ts'
import { ofGame } from './ofGame.ts'
import { refusals, unknownRefusal } from './refusals.ts'
import { table } from './table.ts'

const fixed = typeset('fr', { refusals, unknownRefusal, ui: { ...beyond, table } })

/** What the house says, whatever is played, in the words of what is. */
export const frenchFor = (spoken: GameNouns) => {
  const own = typeset('fr', ofGame(spoken))
  const { ui } = fixed
  return {
    ...fixed,
    roles: own.roles,
    refusals: { ...fixed.refusals, ...own.refusals },
    ui: {
      ...first.ui,
      ...ui,
      files: { ...first.ui.files, ...ui.files },
      table: { ...first.ui.table, ...ui.table, ...own.table },
      words: { ...ui.words, ...own.words },
      journal: { ...ui.journal, ...own.journal },
    },
  }
}

/** Before a game is chosen. */
export const fr = frenchFor(nouns)
