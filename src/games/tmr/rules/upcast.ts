import { isRefusal } from '../../../kit/refusal.ts'
import { parseEvent } from './events.ts'

/** What is stored is not parsed when it is read: an older event gets here what it lacks. */
export const upcastEvent = (input: unknown, rules: number): unknown => {
  if (rules >= 2) return input
  const event = parseEvent(input)
  return isRefusal(event) ? input : event
}
