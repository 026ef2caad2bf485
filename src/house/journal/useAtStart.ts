import { type RefObject, useEffect, useRef } from 'react'

/** The moment before anything was told: no entry is its own, the first ones come into sight. */
const BEGINNING = 0

export const useAtStart = (shownAt: number | null): RefObject<HTMLDivElement | null> => {
  const start = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shownAt === BEGINNING) start.current?.scrollIntoView({ block: 'nearest' })
  }, [shownAt])
  return start
}
