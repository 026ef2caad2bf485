import { typeset } from '../../../../../house/texts/typeset.ts'
import { coach } from './coach.ts'
import { drills } from './drills.ts'
import { erratic } from './erratic.ts'
import { evenings } from './evenings.ts'
import { hub } from './hub.ts'
import { journeys } from './journeys.ts'
import { lessons } from './lessons.ts'
import { moments } from './moments.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import { stakes } from './stakes.ts'

/** Of the screens of practice, loaded with them. */
export const practice = typeset('fr', {
  coach,
  drills,
  erratic,
  evenings,
  hub,
  journeys,
  lessons,
  moments,
  record,
  replay,
  stakes,
})
