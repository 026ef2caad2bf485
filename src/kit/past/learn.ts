import type { Numbered } from '../feeds.ts'
import type { Listening } from '../publisher.ts'
import type { Role } from '../roles.ts'

/**
 * Tells the feeds of all who listen which messages told of entries that are no longer held, and then goes on at once: somebody may begin
 * to listen meanwhile.
 */
export const learnAll = async (
  listening: () => readonly Listening[],
  numbersOf: (role: Role) => Promise<readonly Numbered[]>,
  then: () => void,
): Promise<void> => {
  const learned = new Set<Listening>()
  const findNext = (): Listening | undefined => listening().find((one) => !learned.has(one))
  for (let next = findNext(); next; next = findNext()) {
    next.feed.learn(await numbersOf(next.role))
    learned.add(next)
  }
  then()
}
