import { typeset } from '../../../../../house/texts/typeset.ts'
import { coach } from './coach.ts'
import { drills } from './drills.ts'
import { erratic } from './erratic.ts'
import { evenings } from './evenings.ts'
import { journeys, replay } from './journeys.ts'
import { hub, lessons } from './lessons.ts'
import { moments } from './moments.ts'
import { record } from './record.ts'
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
