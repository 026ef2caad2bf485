import { useEffect, useState } from 'react'
import type { Insets } from '../board/index.ts'

const NARROW = '(max-width: 820px)'
const TOP_BAR = 52
const TOOLS = 62
const ROSTER = 58

export interface Layout {
  /** A phone: the card is a sheet from below. */
  readonly narrow: boolean
  readonly insets: Insets
  /** How much of the board the sheet covers now. */
  readonly coverBelow: (pixels: number) => void
}

/** `roster`: the gardien's line of dreamers stands above the map. */
export const useLayout = (above: 'roster' | 'nothing'): Layout => {
  const [narrow, setNarrow] = useState(() => window.matchMedia(NARROW).matches)
  const [below, setBelow] = useState(0)
  useEffect(() => {
    const query = window.matchMedia(NARROW)
    const onChange = (): void => setNarrow(query.matches)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])
  return {
    narrow,
    insets: { left: 0, right: 0, top: TOP_BAR + (above === 'roster' ? ROSTER : 0), bottom: narrow ? below : TOOLS },
    coverBelow: setBelow,
  }
}
