import type { LessonText } from '../../../../../../kit/lessons/index.ts'
import ascent from './ascent.json'
import casting from './casting.json'
import dragon from './dragon.json'
import encounter from './encounter.json'
import lost from './lost.json'
import night from './night.json'
import reserves from './reserves.json'
import servants from './servants.json'
import water from './water.json'
import whirls from './whirls.json'

/** By the id of the lesson. */
export const lessonTexts: Readonly<Record<string, LessonText | undefined>> = {
  ascent,
  casting,
  dragon,
  encounter,
  lost,
  night,
  reserves,
  servants,
  water,
  whirls,
}
