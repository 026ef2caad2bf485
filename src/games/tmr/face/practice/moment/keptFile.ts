import { storeAs, storedAs } from '../../../../../house/settings/stored.ts'
import { type Refusal, refusal } from '../../../../../kit/refusal.ts'

/** The file last chosen, on its way from the page of practice to the board. */
let chosen: File | null = null

/** Files of moments are small: a larger one is something else. */
const MOST_BYTES = 2_000_000

const KEPT = 'demi-reve.moment'

export const chooseFile = (file: File): void => {
  chosen = file
}

const read = async (file: File): Promise<string | Refusal> => {
  const text = file.size > MOST_BYTES ? null : await file.text().catch(() => null)
  if (text === null) return refusal('not-json')
  // For a reload of this tab; a browser that keeps nothing asks for the file again.
  storeAs(KEPT, text, 'sessionStorage')
  return text
}

/** The text of the file chosen last in this tab. */
export const keptFile = async (): Promise<string | Refusal> => {
  if (chosen) return read(chosen)
  const kept = storedAs(KEPT, 'sessionStorage')
  return typeof kept === 'string' ? kept : refusal('no-file')
}
