import { useEffect } from 'react'
import type { StartFace } from '../face/face.ts'

/** While the start screen is read, what a journey needs is fetched all at once: not piece by piece after the click. */
export const useWarm = (guest: StartFace | null): void => {
  useEffect(() => {
    if (!guest) return
    // Nobody is told when it fails: it is asked for again when it is needed.
    void Promise.all([import('../app/SavedScreen.tsx'), import('../library/localLink.ts'), guest.warm()]).catch(() => {})
  }, [guest])
}
