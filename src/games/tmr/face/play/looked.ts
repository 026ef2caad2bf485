import type { CellId, Prompt } from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'

/** The cell looked at beside the map, or of the way marked by keys: only while the ways are there to be looked at. */
export const lookedAt = (prompt: Prompt, { way, lit, casting, deed }: Desk): CellId | null => {
  if (prompt.kind !== 'free' || casting !== null || deed !== null) return null
  return lit ?? prompt.steps.find((step) => step.direction === way)?.to ?? null
}
