import type { GameNouns } from '../nouns.ts'
import type { Texts } from '../texts.ts'
import { typeset } from '../typeset.ts'
import { beyond } from './beyond.ts'
import { first } from './first.ts'
import { nouns } from './nouns.ts'
import { ofGame } from './ofGame.ts'
import { refusals, unknownRefusal } from './refusals.ts'
import { table } from './table.ts'

const opening = typeset('en', first)
const fixed = typeset('en', { refusals, unknownRefusal, ui: { ...beyond, table } })

export const englishFor = (spoken: GameNouns): Texts => {
  const own = typeset('en', ofGame(spoken))
  const { ui } = fixed
  return {
    ...fixed,
    roles: own.roles,
    refusals: { ...fixed.refusals, ...own.refusals },
    ui: {
      ...opening,
      ...ui,
      files: { ...opening.files, ...ui.files },
      table: { ...opening.table, ...ui.table, ...own.table },
      words: { ...ui.words, ...own.words },
      journal: { ...ui.journal, ...own.journal },
    },
  }
}

export const en = englishFor(nouns)
