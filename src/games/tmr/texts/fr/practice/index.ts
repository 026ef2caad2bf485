import { typeset } from '../../../../../house/texts/typeset.ts'
import { coach } from './coach.ts'
import { drills } from './drills.ts'
import { hub } from './hub.ts'
import { lessons } from './lessons.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'

/** Of the screens of practice, loaded with them. */
export const practice = typeset('fr', { coach, drills, hub, lessons, record, replay })
