import * as v from 'valibot'
import { parseWith } from '../../kit/parse.ts'
import type { Pace } from '../../kit/past/pace.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { Slicing } from '../../kit/slicedJson.ts'
import { ALL_FORMAT, ALL_VERSION, type All } from './allFile.ts'
import { sliceText } from './sliceText.ts'

const headerSchema = v.looseObject({ format: v.literal(ALL_FORMAT), version: v.number() })
const bodySchema = v.looseObject({
  games: v.array(v.unknown()),
  /** What was practised, by game, as the game wrote it. */
  practice: v.record(v.string(), v.unknown()),
})

/** A file with all that a person has. */
export interface AllRead extends Pick<All, 'practice'> {
  /** Of each game the text that a file of its own would be. */
  readonly games: readonly string[]
}

const SLICING: Slicing = { path: ['games'], most: 1000, longest: 8_388_608, around: 2_097_152 }

/** What it is stands first in it, as it is written. */
const IS_ALL = new RegExp(`^\\s{0,99}\\{\\s{0,99}"format"\\s{0,99}:\\s{0,99}"${ALL_FORMAT}"`)

/** Null: it is a file of another kind. */
export const readAll = async (text: string, pace: Pace): Promise<AllRead | Refusal | null> => {
  if (!IS_ALL.test(text.slice(0, 1000))) return null
  const file = await sliceText(text, SLICING, pace)
  if (isRefusal(file)) return file
  const header = parseWith(headerSchema, file.value)
  if (isRefusal(header)) return header
  if (header.version !== ALL_VERSION) return refusal('other-version', null, { version: header.version })
  const body = parseWith(bodySchema, file.value)
  return isRefusal(body) ? body : { practice: body.practice, games: file.pieces.map(({ from, to }) => text.slice(from, to)) }
}
