import { useEffect, useRef } from 'react'
import { CARD_TITLE } from '../question/index.ts'

export const focusQuestion = (): void => document.getElementById(CARD_TITLE)?.focus({ preventScroll: true })

/** Where the focus is nobody's: gone with the answer given, or still on the card of the question before. */
const isFree = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest('.zone-moment') !== null

/** After each answer the focus goes to the heading of the next question; whoever is busy elsewhere keeps theirs. */
export const useQuestionFocus = (asked: string): void => {
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    if (isFree(document.activeElement) && !document.querySelector('dialog[open], .face-entry')) focusQuestion()
  }, [asked])
}
