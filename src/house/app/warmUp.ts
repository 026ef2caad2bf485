import type { Guest, StartFace } from '../face/face.ts'
import type { Locale } from '../texts/format.ts'
import { later } from '../ui/later.tsx'

export const Beyond = later(async () => (await import('./Beyond.tsx')).Beyond)

/** Who is looking at a start screen, and in which language. */
export interface Visitor {
  /** They are led to the first lesson; others go on with a game of theirs. */
  readonly isNew: boolean
  readonly locale: Locale
}

const nextOf = (guest: Guest, start: StartFace, { isNew, locale }: Visitor): readonly (Promise<unknown> | undefined)[] =>
  isNew && guest.lesson ? [guest.lesson(locale)] : [guest.rules(), import('../library/localLink.ts'), start.warm?.()]

/** While the start screen is read, what the first question needs is fetched all at once, then its table: not piece by piece after the click. */
export const warmUp = (guest: Guest, start: StartFace, visitor: Visitor): void => {
  const question = [Beyond.fetch(), guest.face(), ...nextOf(guest, start, visitor)]
  // Nobody is told when it fails: it is asked for again when it is needed.
  void Promise.all(question)
    .then(() => guest.table?.())
    .catch(() => {})
}
