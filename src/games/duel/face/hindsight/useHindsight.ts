import { useEffect } from 'react'
import { useDesk, useSeat } from '../duel.ts'
import type { Hindsight, Remark } from './hindsight.ts'

/** What was found so far; null: nothing was asked, or the duel goes on. */
export const useHindsight = (): Hindsight | null => {
  const found = useDesk((desk) => desk.hindsight)
  const over = useSeat((state) => state.view?.phase === 'over')
  return over ? found : null
}

/** The remark that the moment shown is about: on what comes next, else on what has just come. */
export const remarkAt = (remarks: readonly Remark[], shown: number): Remark | null =>
  remarks.find(({ n }) => n - 1 === shown) ?? remarks.find(({ n }) => n === shown) ?? null

/** The moment before the next choice that was spoken of, or the one before, round and round; null: there is none. */
export const momentAfter = (remarks: readonly Remark[], shown: number, by: 1 | -1): number | null => {
  const before = remarks.findLastIndex(({ n }) => n - 1 <= shown)
  const here = remarkAt(remarks, shown)
  const from = here ? remarks.indexOf(here) : by === 1 ? before : before + 1
  return remarks.length === 0 ? null : (remarks.at((from + by) % remarks.length)?.n ?? 0) - 1
}

/** DESIGN: L leads on, as the button does. */
export const useNextKey = (go: () => void): void => {
  useEffect(() => {
    const pressed = ({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const typing = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (key.toLowerCase() === 'l' && !typing && !repeat && !ctrlKey && !metaKey && !altKey) go()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
}
