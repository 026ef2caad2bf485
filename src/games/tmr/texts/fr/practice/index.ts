import { typeset } from '../../../../../house/texts/typeset.ts'
import { drills } from './drills.ts'
import { hub } from './hub.ts'
import { lessons } from './lessons.ts'

/** Of the screens of practice, loaded with them. */
export const practice = typeset('fr', { hub, drills, lessons })
