import { isRefusal } from '../../../kit/refusal.ts'
import { parseEvent } from './events.ts'

/** Rules 2 brought dragons and nights: what rules 1 did not know of has its value of before in the schemas. Rules 3 writes down what brought things about: older events do not say. Rules 4 knows spells of a dreamer's own, and a look: older sheets have neither. Rules 5 knows what the gardien sends and notes: older tables have none. Rules 6 counts the rounds of a table: older ones count none. Rules 7 follows the two texts to the letter: what an older event does not say it did not do. */
export const upcastSetup = (input: unknown): unknown => input

/** What is stored is not parsed when it is read: an older event gets here what it lacks. */
export const upcastEvent = (input: unknown, rules: number): unknown => {
  if (rules >= 2) return input
  const event = parseEvent(input)
  return isRefusal(event) ? input : event
}
