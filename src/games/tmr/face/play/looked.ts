import type { CellId, Prompt } from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'
import { wayId } from '../question/index.ts'

/** The cell looked at beside the map, or of the way marked by keys: only while the ways are there to be looked at. */
export const lookedAt = (prompt: Prompt, { lit, casting, deed }: Desk, marked: string | null): CellId | null => {
  if (prompt.kind !== 'free' || casting !== null || deed !== null) return null
  return lit ?? prompt.steps.find((step) => wayId(step.direction) === marked)?.to ?? null
}
