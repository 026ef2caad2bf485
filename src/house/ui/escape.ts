import { useEffect, useEffectEvent } from 'react'

interface Open {
  readonly close: () => void
  readonly opener: Element | null
}

/** What lies open over the screen, the topmost last. */
const opened: Open[] = []

const closeTopmost = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
  const top = opened.at(-1)
  if (!top) return
  event.preventDefault()
  top.close()
  if (top.opener instanceof HTMLElement && top.opener.isConnected) top.opener.focus()
}

/** Escape closes what was opened last, one thing a press, and the focus goes back where it was. Dialogs come before all of it. */
export const useEscape = (open: boolean, close: () => void): void => {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const entry: Open = { close: () => closeNow(), opener: document.activeElement }
    if (opened.length === 0) window.addEventListener('keydown', closeTopmost)
    opened.push(entry)
    return () => {
      opened.splice(opened.indexOf(entry), 1)
      if (opened.length === 0) window.removeEventListener('keydown', closeTopmost)
    }
  }, [open])
}
