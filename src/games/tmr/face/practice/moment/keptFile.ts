import { type Refusal, refusal } from '../../../../../kit/refusal.ts'

/** The file last chosen, on its way from the page of practice to the board. */
let chosen: File | null = null

/** Files of moments are small: a larger one is something else. */
const MOST_BYTES = 2_000_000

export const chooseFile = (file: File): void => {
  chosen = file
}

export const keptFile = async (): Promise<string | Refusal> => {
  if (!chosen || chosen.size > MOST_BYTES) return refusal('not-json')
  try {
    return await chosen.text()
  } catch {
    return refusal('not-json')
  }
}
