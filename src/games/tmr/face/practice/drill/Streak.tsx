import { dayOf, today } from '../../../../../house/ui/day.ts'
import { streakOf } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'

/** Days running; one alone is no streak. */
export const Streak = () => {
  const words = usePracticeTexts()?.drills.daily
  const record = useRecord()
  const days = record ? streakOf(record.drills, today(), dayOf) : 0
  return words && days > 1 ? <p className="practice-soft">{words.streak({ days })}</p> : null
}
