import { typeset } from '../../../../../house/texts/typeset.ts'
import type { practice as french } from '../../fr/practice/index.ts'
import { coach } from './coach.ts'
import { drills } from './drills.ts'
import { erratic } from './erratic.ts'
import { evenings } from './evenings.ts'
import { journeys, replay } from './journeys.ts'
import { hub, lessons } from './lessons.ts'
import { moments } from './moments.ts'
import { record } from './record.ts'
import { stakes } from './stakes.ts'

export const practice: typeof french = typeset('en', {
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
