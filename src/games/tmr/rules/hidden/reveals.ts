import { type Event, isDreamerEvent } from '../events.ts'
import { type Dreamer, dreamerOf, type Table } from '../state.ts'

const isLost = ({ candidates }: Dreamer): boolean => candidates !== null

/** What a lost player can tell the hidden cell by, and what moves it: all that fits, how likely, and where their envoy is. */
const hiddenOf = ({ candidates, likelihood, position, journey }: Dreamer): readonly unknown[] => [
  candidates,
  likelihood,
  position,
  journey?.messenger ?? null,
]

/** HID-6: taken back and tried again, it would be a question about the hidden cell that costs nothing. */
export const reveals = (event: Event, before: Table, after: Table): boolean => {
  if (!isDreamerEvent(event)) return false
  // No die was thrown for it: taken back for nothing, one would go around what the gardien laid.
  if (event.type === 'sentMet') return true
  const [then, now] = [dreamerOf(before, event.dreamer), dreamerOf(after, event.dreamer)]
  if (!then || !now || !(isLost(then) || isLost(now))) return false
  const known = hiddenOf(then)
  return hiddenOf(now).some((one, at) => one !== known[at])
}
