import type { Direction, Prompt } from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'
import { wayId } from './naming.ts'

/** The way under the pointer or the focus, or marked by keys or a finger: only while the ways are there to be looked at. */
export const wayLooked = (prompt: Prompt, { way, casting, deed }: Desk, marked: string | null): Direction | null => {
  if (prompt.kind !== 'free' || casting !== null || deed !== null) return null
  return way ?? prompt.steps.find(({ direction }) => wayId(direction) === marked)?.direction ?? null
}
