import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type Density, tellLess, tellMore } from '../question/index.ts'
import { giveRoom, shareRoom, takeAllRoom, takeRoom } from '../ui/roomy.ts'
import { hasColumns, onResize, type Stage } from './stage.ts'

type Fit = Density | 'near' | 'close' | 'priced'

interface Level {
  /** How much is said of each answer: all of it, all of it in less room, the head and the news in less too, what it takes, its name. */
  readonly fit: Fit
  /** What is folded for want of room is open, all of it; otherwise as much of it as there is room for. */
  readonly open?: true
}

const LEVELS: readonly Level[] = [
  ...(['full', 'near', 'close'] as const).map((fit) => ({ fit, open: true }) as const),
  ...(['full', 'near', 'close', 'compact', 'priced', 'tight'] as const).map((fit) => ({ fit })),
]
/** As the parts of a card are told. */
export const DENSITIES: Readonly<Record<Fit, Density>> = {
  ...{ full: 'full', near: 'full', close: 'full', compact: 'compact', priced: 'tight', tight: 'tight' },
}
/** What grows upwards moves what is pressed: there nothing unfolds under the pointer; lying, what answers do comes before the picture. */
const ON_A_PHONE = LEVELS.filter(({ fit }) => fit !== 'compact')
/** What the person unfolded may scroll; what is asked may not. */
const UNFOLDED = 'details[open]:not([data-roomy]), [data-detail]'
/** With the details of an answer its card scrolls in itself. */
const overflows = (box: HTMLElement, inner = '.card:has([data-detail])'): boolean =>
  [box, ...box.querySelectorAll(inner)].some((one) => one.scrollHeight > one.clientHeight + 1)
/** What gives way to answers does not to what is told of them. */
const squeezes = (box: HTMLElement): boolean => overflows(box, '.card:has([data-detail]), [data-yields]')

const useWindowSize = (): string => useSyncExternalStore(onResize, () => `${window.innerWidth} ${window.innerHeight}`)

/** The question stands whole in its box: all is told shorter until it fits. Each question and size begins anew, and whenever what stands under it comes or goes. */
export const useFitting = (box: RefObject<HTMLElement | null>, stage: Stage, asked: string, under: number): Fit => {
  const levels = hasColumns(stage) ? LEVELS : ON_A_PHONE
  const key = `${stage} ${asked} ${useWindowSize()} ${under}`
  const [crowd, setCrowd] = useState({ key, level: 0 })
  const level = crowd.key === key ? crowd.level : 0
  const open = levels[level]?.open ?? false
  const latest = useRef({ key, level, open, shortest: false })
  latest.current = { key, level, open, shortest: level === levels.length - 1 }
  /** It once stood whole: what makes it longer since then was unfolded by the person. */
  const settled = useRef('')
  const given = useRef('')
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (given.current !== `${open} ${key}`) (open ? giveRoom : takeAllRoom)(element)
    given.current = `${open} ${key}`
    const tighten = (): void => {
      const now = latest.current
      const unfolded = settled.current === now.key && element.querySelector(UNFOLDED) !== null
      if (!now.open) while ((overflows(element) && takeRoom(element)) || (squeezes(element) && tellLess(element)));
      if (overflows(element)) {
        if (!now.shortest && !unfolded) setCrowd({ key: now.key, level: now.level + 1 })
        return
      }
      settled.current = now.key
      // What answers do comes before what is folded; what another question folded in between is open again too.
      if (!now.open) tellMore(element, squeezes)
      shareRoom(element)
    }
    tighten()
    const grown = new ResizeObserver(tighten)
    const watch = (): void => {
      for (const part of [element, ...element.children]) grown.observe(part)
    }
    watch()
    /** A part may come late, unasked: beside the question, without it. */
    const come = new MutationObserver(watch)
    come.observe(element, { childList: true })
    return () => {
      grown.disconnect()
      come.disconnect()
    }
  })
  return levels[level]?.fit ?? 'tight'
}
