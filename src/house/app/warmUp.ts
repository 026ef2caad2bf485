import type { StartFace } from '../face/face.ts'
import { later } from '../ui/later.tsx'

export const SavedScreen = later(async () => (await import('./SavedScreen.tsx')).SavedScreen)

/** While the start screen is read, what a journey needs is fetched all at once: not piece by piece after the click. */
export const warmUp = (guest: StartFace): void => {
  // Nobody is told when it fails: it is asked for again when it is needed.
  void Promise.all([SavedScreen.fetch(), import('../library/localLink.ts'), guest.warm()]).catch(() => {})
}
