import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useShellTexts } from '../texts/shellWords.tsx'
import { Tool } from '../ui/Tool.tsx'
import { CommandLine } from './CommandLine.tsx'
import { focusQuestion } from './questionFocus.ts'
import './nonvisual.css'

export interface Saying {
  /** Counts what was said: the same words again are said again. */
  readonly n: number
  readonly news: string
  readonly asked: string
}

/** The one live region. Its lines are written anew each time, so that what is said twice is heard twice. */
const LiveRegion = ({ saying: { n, news, asked } }: { readonly saying: Saying }) => (
  <div className="live list box" role="status" aria-live="polite" aria-atomic="true">
    <p key={`news ${n}`} data-testid="news" data-said={n}>
      {news}
    </p>
    <p key={`asked ${n}`} data-testid="asked">
      {asked}
    </p>
  </div>
)

interface EarPanelProps {
  readonly title: string
  readonly hint: string
  readonly onLine: (line: string) => void
  readonly saying: Saying
  readonly children: ReactNode
}

/** It is open as long as it has the focus: closed, the focus goes back where it was, or to the question. */
const useClosing = () => {
  const opener = useRef<HTMLElement | null>(null)
  const close = (): void => {
    if (opener.current?.isConnected) opener.current.focus()
    else focusQuestion()
    // Where neither takes it.
    if (document.activeElement instanceof HTMLElement && document.activeElement.closest('.twin')) document.activeElement.blur()
  }
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape in a composition is the composition's own.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.preventDefault()
    close()
  }
  return { close, onFocus, onKeyDown }
}

/** The game without sight: a line of words that does everything, a voice that says what happens and what is asked, the table in words. */
export const EarPanel = ({ title, hint, onLine, saying, children }: EarPanelProps) => {
  const { ear } = useShellTexts()
  const { close, ...closing } = useClosing()
  return (
    <section className="twin" data-layer aria-labelledby="twin-title" {...closing}>
      <header className="twin-head line">
        <h2 id="twin-title">{title}</h2>
        <Tool name={ear.close} to={close}>
          ✕
        </Tool>
      </header>
      <CommandLine label={ear.line} hint={hint} send={ear.send} onLine={onLine} />
      <LiveRegion saying={saying} />
      {children}
    </section>
  )
}
