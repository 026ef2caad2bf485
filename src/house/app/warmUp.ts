import type { Guest, StartFace } from '../face/face.ts'
import { fetchFace } from '../face/guests.ts'
import { openExercises } from '../library/openLibrary.ts'
import type { Locale } from '../texts/format.ts'
import { later } from '../ui/later.tsx'

export const Beyond = later(async () => (await import('./Beyond.tsx')).Beyond)

export interface Visitor {
  /** They are led to the first lesson; others go on with a game of theirs. */
  readonly isNew: boolean
  readonly locale: Locale
}

const nextOf = (guest: Guest, start: StartFace, { isNew, locale }: Visitor): readonly (Promise<unknown> | undefined)[] =>
  isNew && guest.lesson
    ? [guest.lesson(locale), openExercises()]
    : [guest.rules(), import('../library/localLink.ts'), start.warm?.()]

/**
 * While the start screen is read, what the first question needs is fetched all at once, then its table: not piece by piece after the click.
 * What it answers is called by whoever leaves: then the table's code is not run before the question stands.
 */
export const warmUp = (guest: Guest, start: StartFace, visitor: Visitor): (() => void) => {
  let left = false
  const question = [Beyond.fetch(), fetchFace(guest), ...nextOf(guest, start, visitor)]
  // Nobody is told when it fails: it is asked for again when it is needed.
  void Promise.all(question)
    .then(() => left || guest.table?.())
    .catch(() => {})
  return () => {
    left = true
  }
}
