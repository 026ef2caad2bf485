import type { Guest, StartFace } from '../face/face.ts'
import { later } from '../ui/later.tsx'

export const SavedScreen = later(async () => (await import('./SavedScreen.tsx')).SavedScreen)

/** While the start screen is read, what the first question needs is fetched all at once, then its table: not piece by piece after the click. */
export const warmUp = (guest: Guest, start: StartFace): void => {
  const question = [SavedScreen.fetch(), import('../library/localLink.ts'), guest.rules(), guest.face(), start.warm?.()]
  // Nobody is told when it fails: it is asked for again when it is needed.
  void Promise.all(question)
    .then(() => guest.table?.())
    .catch(() => {})
}
