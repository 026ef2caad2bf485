import { NO_EFFECTS } from '../dreamer/effect.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Ground } from '../ground/ground.ts'
import type { Question } from './question.ts'

/** The land and its costs on which a question is asked. */
export const groundAsked = ({ effects }: Pick<Question, 'effects'>): Ground => groundOf(effects ?? NO_EFFECTS)

/** QUE-7, SOU-13: boxes in steps, as many as can be taken before the last; TET-2: every journey moves as an accelerated one. */
export const inSteps = (question: Question): Question => {
  const { fatigue, swift } = groundAsked(question)
  return { ...question, boxes: Math.ceil(question.boxes / fatigue), mode: swift ? 'accelerated' : question.mode }
}

/** HID-3: as far as a lost dreamer looks ahead: whoever is still lost then counts as lost. */
export const FINDING_STEPS = 3
