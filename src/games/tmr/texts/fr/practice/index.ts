import { typeset } from '../../../../../house/texts/typeset.ts'
import { hub } from './hub.ts'
import { lessons } from './lessons.ts'

/** Of the screens of practice, loaded with them. */
export const practice = typeset('fr', { hub, lessons })
