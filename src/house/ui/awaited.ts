import { useEffect, useRef, useState } from 'react'

/** What is made of something, once it is; null until then. The maker is the same one each time. */
export const useAwaited = <Of, Made>(make: (of: Of) => Promise<Made>, of: Of): Made | null => {
  const [held, setHeld] = useState<{ readonly of: Of; readonly made: Made } | null>(null)
  useEffect(() => {
    let left = false
    void make(of).then((made) => !left && setHeld({ of, made }))
    return () => {
      left = true
    }
  }, [make, of])
  return held?.of === of ? held.made : null
}

/** It was so once: what came for it stays, and gives back what it took. */
export const useEver = (is: boolean): boolean => {
  const ever = useRef(false)
  ever.current ||= is
  return ever.current
}
