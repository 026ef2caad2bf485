import type { LessonText } from '../../../../../../kit/lessons/index.ts'
import barter from './barter.json'
import dispel from './dispel.json'
import exchange from './exchange.json'
import first from './first.json'
import lengthen from './lengthen.json'
import recall from './recall.json'
import shelter from './shelter.json'
import still from './still.json'
import twice from './twice.json'
import wear from './wear.json'

/** By the id of the lesson. */
export const lessonTexts: Readonly<Record<string, LessonText | undefined>> = {
  barter,
  dispel,
  exchange,
  first,
  lengthen,
  recall,
  shelter,
  still,
  twice,
  wear,
}
