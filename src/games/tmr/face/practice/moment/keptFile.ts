import { type Refusal, refusal } from '../../../../../kit/refusal.ts'

/** The file last chosen, on its way from the page of practice to the board. */
let chosen: File | null = null

/** Files of moments are small: a larger one is something else. */
const MOST_BYTES = 2_000_000

const KEPT = 'demi-reve-moment'

export const chooseFile = (file: File): void => {
  chosen = file
}

/** For a reload of this tab; a browser that keeps nothing asks for the file again. */
const keep = (text: string): void => {
  try {
    sessionStorage.setItem(KEPT, text)
  } catch {
    // Full, or not allowed.
  }
}

const kept = (): string | null => {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    return null
  }
}

const NOT_READ = refusal('not-json')

const read = async (file: File): Promise<string | Refusal> => {
  if (file.size > MOST_BYTES) return NOT_READ
  const text = await file.text().catch(() => null)
  if (text === null) return NOT_READ
  keep(text)
  return text
}

/** The text of the file chosen last in this tab. */
export const keptFile = async (): Promise<string | Refusal> => (chosen ? read(chosen) : (kept() ?? refusal('no-file')))
