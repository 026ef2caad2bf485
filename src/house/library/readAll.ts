import * as v from 'valibot'
import { parseWith } from '../../kit/parse.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { ALL_FORMAT, ALL_VERSION, type All } from './allFile.ts'

const headerSchema = v.looseObject({ format: v.literal(ALL_FORMAT), version: v.number() })
const bodySchema = v.looseObject({
  /** Saved games, each as its own file would be. */
  games: v.pipe(v.array(v.unknown()), v.maxLength(1000)),
  /** What was practised, by game, as the game wrote it. */
  practice: v.record(v.string(), v.unknown()),
})

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null: it is a file of another kind. */
export const readAll = (text: string): All | Refusal | null => {
  const json = jsonOf(text)
  const header = parseWith(headerSchema, json)
  if (isRefusal(header)) return null
  if (header.version !== ALL_VERSION) return refusal('other-version', null, { version: header.version })
  return parseWith(bodySchema, json)
}
