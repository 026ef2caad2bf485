import { type RefObject, useEffect, useRef } from 'react'

/** Whether it takes the keyboard as it comes: the next die of one's own does; another's not from where one writes. */
export type Seizes = 'at once' | 'if free'

const isFree = (focused: Element | null): boolean => !focused || focused === document.body

export const useSeizing = <Part extends HTMLElement>(seizes: Seizes | null): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (seizes === 'at once' || (seizes && isFree(document.activeElement))) part.current?.focus()
  }, [seizes])
  return part
}
