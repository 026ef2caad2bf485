import { type Pace, paced } from '../../kit/past/pace.ts'
import { type Refusal, refusal } from '../../kit/refusal.ts'
import { BadJson, lettersOf, type Sliced, type Slicing, slicing } from '../../kit/slicedJson.ts'

/** What a bad text is called on a screen about files. */
const CODES: Readonly<Record<string, string>> = { malformed: 'not-json', 'too-large': 'too-big' }

export const refusalOf = (error: unknown): Refusal => {
  if (!(error instanceof BadJson)) throw error
  return refusal(CODES[error.refusal.code] ?? error.refusal.code)
}

/** A text of JSON with one long list, looked through in slices. */
export const sliceText = (text: string, wanted: Slicing, pace: Pace): Promise<Sliced | Refusal> =>
  paced(slicing(lettersOf(text), wanted), pace).catch(refusalOf)
