import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Keeps the end in sight when something is added, unless the reader has scrolled away from it. */
export const useAtEnd = (count: number): RefObject<HTMLDivElement | null> => {
  const end = useRef<HTMLDivElement>(null)
  const seen = useRef(true)
  useEffect(() => {
    const element = end.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      seen.current = entry?.isIntersecting ?? true
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (count > 0 && seen.current) end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return end
}
