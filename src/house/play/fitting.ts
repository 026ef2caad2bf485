import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Density } from '../question/index.ts'
import { giveRoom, takeRoom } from '../ui/roomy.ts'
import type { Stage } from './stage.ts'

type Fit = Density | 'close' | 'priced'

/** How much is said of each answer: all of it, all of it closer together, what it takes, its name. */
const FITS: readonly Fit[] = ['full', 'close', 'compact', 'priced', 'tight']
/** As the parts of a card are told. */
export const DENSITIES: Readonly<Record<Fit, Density>> = {
  ...{ full: 'full', close: 'full', compact: 'compact', priced: 'tight', tight: 'tight' },
}
/** What grows upwards moves what is pressed: there nothing unfolds under the pointer. */
const UPRIGHT: readonly Fit[] = ['full', 'close', 'priced', 'tight']
/** What the person unfolded may scroll; what is asked may not. */
const UNFOLDED = 'details[open]:not([data-roomy]), [data-detail]'
const overflows = (box: HTMLElement): boolean => box.scrollHeight > box.clientHeight + 1

const useWindowSize = (): string => {
  const [size, setSize] = useState('')
  useLayoutEffect(() => {
    const measure = (): void => setSize(`${window.innerWidth} ${window.innerHeight}`)
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return size
}

/** The question stands whole in its box: all is told shorter until it fits. Each question and size begins anew, and whenever what stands under it comes or goes. */
export const useFitting = (box: RefObject<HTMLElement | null>, stage: Stage, asked: string, under: number): Fit => {
  const fits = stage === 'upright' ? UPRIGHT : FITS
  const key = `${stage} ${asked} ${useWindowSize()} ${under}`
  const [crowd, setCrowd] = useState({ key, level: 0 })
  const level = crowd.key === key ? crowd.level : 0
  const latest = useRef({ key, level, shortest: false })
  latest.current = { key, level, shortest: level === fits.length - 1 }
  /** It once stood whole: what makes it longer since then was unfolded by the person. */
  const settled = useRef('')
  /** All is unfolded once; what there is no room for is folded after it was told closer together. */
  const given = useRef('')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const tighten = (): void => {
      const now = latest.current
      const unfolded = settled.current === now.key && element.querySelector(UNFOLDED) !== null
      if (now.level > 0) while (overflows(element) && takeRoom(element));
      if (!overflows(element)) settled.current = now.key
      else if (!now.shortest && !unfolded) setCrowd({ key: now.key, level: now.level + 1 })
    }
    if (given.current !== key) giveRoom(element)
    given.current = key
    tighten()
    const grown = new ResizeObserver(tighten)
    for (const part of [element, ...element.children]) grown.observe(part)
    return () => grown.disconnect()
  })
  return fits[level] ?? 'tight'
}
