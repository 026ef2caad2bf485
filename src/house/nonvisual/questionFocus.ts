import { useEffect, useRef } from 'react'
import { CARD_TITLE } from '../question/index.ts'

export const focusQuestion = (): void => document.getElementById(CARD_TITLE)?.focus({ preventScroll: true })

/** Where something is being written or picked. */
const FIELD = 'input, select, textarea, [contenteditable]'

/** Where the focus is nobody's: gone with the answer given, or still on the card of the question before. A field in use keeps it. */
const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || (focused.closest('.zone-moment') !== null && !focused.matches(FIELD))

/** As a question comes, the first included, the focus goes to its heading; whoever is busy elsewhere keeps theirs. */
export const useQuestionFocus = (asked: string): void => {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    const take = (): void => {
      if (isFree(document.activeElement) && !document.querySelector('dialog[open], .face-entry')) focusQuestion()
    }
    if (document.getElementById(CARD_TITLE)) return take()
    // The code of its card is still to come.
    const card = new MutationObserver(() => {
      if (!document.getElementById(CARD_TITLE)) return
      card.disconnect()
      take()
    })
    card.observe(document.body, { childList: true, subtree: true })
    return () => card.disconnect()
  }, [asked])
}
