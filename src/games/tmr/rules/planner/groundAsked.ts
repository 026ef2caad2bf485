import { NO_EFFECTS } from '../dreamer/effect.ts'
import { groundOf } from '../effects/groundOf.ts'
import type { Ground } from '../ground/ground.ts'
import type { Question } from './question.ts'

/** The land and its costs on which a question is asked. */
export const groundAsked = ({ effects }: Pick<Question, 'effects'>): Ground => groundOf(effects ?? NO_EFFECTS)
