import * as v from 'valibot'
import { storeAs, storedList } from '../../../../house/settings/stored.ts'
import { today } from '../../../../house/ui/day.ts'

const KEY = 'demi-reve.duel.days'
/** The latest so many are kept. */
const MOST = 60

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const doneSchema = v.object({ day: v.string(), tries: count, hints: count, solved: v.nullable(v.picklist(['clean', 'more'])) })
type DayDone = v.InferOutput<typeof doneSchema>

const keptDays = (): readonly DayDone[] => storedList(KEY).filter((stored) => v.is(doneSchema, stored))

/** How the position of a day went in this browser; null: it was not touched. */
export const dayDone = (day: string): DayDone | null => keptDays().find((one) => one.day === day) ?? null

/** What came of it; once it is solved nothing changes it. */
export const keepDay = (day: string, change: (done: DayDone) => DayDone): DayDone => {
  const before = dayDone(day) ?? { day, tries: 0, hints: 0, solved: null }
  if (before.solved) return before
  const done = change(before)
  storeAs(KEY, [done, ...keptDays().filter((one) => one.day !== day)].slice(0, MOST))
  return done
}

export const doneToday = (): 'won' | 'lost' | null => {
  const done = dayDone(today())
  return done && (done.solved ? 'won' : 'lost')
}
