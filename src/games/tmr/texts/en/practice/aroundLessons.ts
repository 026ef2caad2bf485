import { typeset } from '../../../../../house/texts/typeset.ts'
import { hub } from './hub.ts'
import { lessons } from './lessons.ts'

/** What stands around a lesson: a first visit needs no more of practice. */
export const aroundLessons = typeset('en', { hub, lessons })
