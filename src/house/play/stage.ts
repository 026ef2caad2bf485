import { useSyncExternalStore } from 'react'
import type { Insets } from '../geometry/index.ts'

/** Each size is a composition of its own: three zones; two and a drawer; the same lying low; a bar below the table. */
export type Stage = 'wide' | 'tablet' | 'lying' | 'upright'

const WIDE = 1200
const TABLET = 700
const LOW = 520
const TOP_BAR = 52

export const stageOf = (width: number, height: number): Stage => {
  if (height < LOW && width > height) return 'lying'
  if (width >= WIDE) return 'wide'
  return width >= TABLET ? 'tablet' : 'upright'
}

/** Where there is room beside the table for more than what is asked. */
export const hasColumns = (stage: Stage): boolean => stage === 'wide' || stage === 'tablet'

/** Who is at the table stands in a column, on an upright phone in a row over it. */
export const hasCompanyBeside = (stage: Stage): boolean => stage !== 'upright'

export const onResize = (tell: () => void): (() => void) => {
  window.addEventListener('resize', tell)
  return () => window.removeEventListener('resize', tell)
}

export const useStage = (): Stage => useSyncExternalStore(onResize, () => stageOf(window.innerWidth, window.innerHeight))

/** What the game itself lays over its table, in pixels: below the top bar, along its lower edge where no answers lie, and beside it. */
export interface Overlaid {
  readonly above: number
  readonly below: number
  readonly beside: number
}

/** What covers the table; `answers`: as high as the bar of answers of a phone is now. */
export const insetsOf = (stage: Stage, answers: number, { above, below, beside }: Overlaid): Insets => ({
  left: 0,
  top: TOP_BAR + above,
  right: beside,
  bottom: stage === 'upright' ? answers : below,
})
