import type { Format } from '../../../../house/texts/format.ts'
import type { GropeReview, Remark, Review, Valued } from '../../practice/index.ts'
import type { PracticeTexts, Texts } from '../../texts/index.ts'
import { type Done, doneWords } from '../words/advised.ts'

export interface CoachTelling {
  readonly texts: Texts
  readonly format: Format
  readonly words: PracticeTexts['coach']
}

/** Less than this is no difference. */
const AS_GOOD = 0.005
/** In steps. */
const AS_SHORT = 0.05

/** What was said, or could have been. */
export const saidWords = ({ texts }: CoachTelling, { command }: Valued): string => doneWords(texts, command as Done)

const ofReview = (telling: CoachTelling, { best, chosen, lost }: Review): string => {
  const { words, format } = telling
  const chance = format.probability(chosen.chance)
  if (lost < AS_GOOD) return words.wasBest({ chance })
  const better = { best: saidWords(telling, best), bestChance: format.probability(best.chance) }
  return words.wasWorse({ chosen: saidWords(telling, chosen), chance, ...better, points: Math.round(lost * 100) })
}

const rounded = ({ format }: CoachTelling, steps: number): string => format.number(Math.round(steps * 10) / 10)

/** HID-2: steps until one knows again where one is. */
const ofGrope = (telling: CoachTelling, { steps: [first], lostSteps }: GropeReview): string => {
  const { words, texts } = telling
  if (!first) return ''
  const steps = rounded(telling, first.steps)
  if (lostSteps < AS_SHORT) return words.gropedWell({ steps })
  return words.gropedWorse({ way: texts.directions[first.to].name, steps, more: rounded(telling, lostSteps) })
}

/** What the coach says of a decision; null: there was nothing to choose. */
export const remarkWords = (telling: CoachTelling, { review, grope }: Remark): string | null => {
  if (review) return ofReview(telling, review)
  return grope && ofGrope(telling, grope)
}
