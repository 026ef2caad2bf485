import { typeset } from '../typeset.ts'
import { confirm, files, help, settings, states, table } from './house.ts'
import { library } from './library.ts'
import { nouns } from './nouns.ts'
import { rolesOf } from './roles.ts'
import { common, start } from './start.ts'

/** What the first screen says; all else comes with the screens behind it. */
export const first = typeset('fr', {
  roles: rolesOf(nouns),
  ui: { common, start, settings, help, states, confirm, library, files, table },
})
