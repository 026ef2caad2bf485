import { useState, useSyncExternalStore } from 'react'
import type { Insets } from '../board/index.ts'

/** Each size is a composition of its own: three zones; two and a drawer; the same lying low; a bar below the map. */
export type Stage = 'wide' | 'tablet' | 'lying' | 'upright'

const WIDE = 1200
const TABLET = 700
const LOW = 520
const TOP_BAR = 52
const TOOLS = 62
const GAUGES = 44
const ROSTER = 58
/** The buttons that stand below one another beside a narrow map. */
const SIDE_TOOLS = 54

export const stageOf = (width: number, height: number): Stage => {
  if (height < LOW && width > height) return 'lying'
  if (width >= WIDE) return 'wide'
  return width >= TABLET ? 'tablet' : 'upright'
}

const onResize = (tell: () => void): (() => void) => {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}

export const useStage = (): Stage => useSyncExternalStore(onResize, () => stageOf(window.innerWidth, window.innerHeight))

interface Cover {
  readonly insets: Insets
  /** How much of the map the bar of answers covers now. */
  readonly coverBelow: (pixels: number) => void
}

/** What covers the map; `roster`: the gardien's line of dreamers stands above it. */
export const useCover = (stage: Stage, above: 'roster' | 'nothing'): Cover => {
  const [below, setBelow] = useState(0)
  const top = TOP_BAR + (stage === 'wide' ? 0 : GAUGES) + (above === 'roster' ? ROSTER : 0)
  const sides = stage === 'upright' ? { right: SIDE_TOOLS, bottom: below } : { right: 0, bottom: TOOLS }
  return { insets: { left: 0, top, ...sides }, coverBelow: setBelow }
}
