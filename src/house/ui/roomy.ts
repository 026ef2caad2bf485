import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Folded only where there is no room for it, until a person folds or unfolds it. */
const ROOMY = 'details[data-roomy]'

const boxOf = (element: HTMLElement): HTMLElement | null => {
  const box = element.parentElement
  return !box || /auto|scroll/.test(getComputedStyle(box).overflowY) ? box : boxOf(box)
}

/** Opens it where its box neither grows nor scrolls for it. */
const openIn = (box: HTMLElement, details: HTMLDetailsElement): void => {
  if (details.open || details.dataset.roomy === undefined || details.parentElement?.closest('details:not([open])')) return
  const room = box.clientHeight
  details.open = true
  details.open = room > 0 && box.clientHeight === room && box.scrollHeight <= room
}

export const isRoomy = (details: HTMLDetailsElement): boolean => details.matches(ROOMY)

/** Takes the room back from the last one; false where none had it. */
export const takeRoom = (box: HTMLElement): boolean => {
  const last = [...box.querySelectorAll<HTMLDetailsElement>(`${ROOMY}[open]`)].at(-1)
  if (last) last.open = false
  return last !== undefined
}

export const takeAllRoom = (box: HTMLElement): void => {
  while (takeRoom(box));
}

const foldedIn = (box: HTMLElement): readonly HTMLDetailsElement[] => [
  ...box.querySelectorAll<HTMLDetailsElement>(`${ROOMY}:not([open])`),
]

export const giveRoom = (box: HTMLElement): void => {
  for (const details of foldedIn(box)) details.open = true
}

export const shareRoom = (box: HTMLElement): void => {
  for (const details of foldedIn(box)) openIn(box, details)
}

/** Folded away only where there is no room for it; a box marked as fitted takes the room back itself. */
export const useRoomy = (): RefObject<HTMLDetailsElement | null> => {
  const ref = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const details = ref.current
    const box = details && boxOf(details)
    if (!details || !box) return
    const fitted = box.dataset.fitted !== undefined
    // What its owner opened elsewhere stays open.
    if (details.open && !fitted) return
    details.dataset.roomy = ''
    details.querySelector('summary')?.addEventListener('click', () => delete details.dataset.roomy, { once: true })
    if (fitted) {
      details.open = true
      return
    }
    openIn(box, details)
    const resized = new ResizeObserver((entries) => {
      const shrank = entries.some(({ target }) => target === box) && box.scrollHeight > box.clientHeight
      if (shrank) takeRoom(box)
      else openIn(box, details)
    })
    for (const part of [box, ...box.children]) resized.observe(part)
    return () => resized.disconnect()
  }, [])
  return ref
}
