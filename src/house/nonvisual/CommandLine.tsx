import { type FormEvent, useEffect, useId, useRef } from 'react'
import { waitNoLonger } from '../ui/quiet.ts'
import './nonvisual.css'

const KEPT = 50

/** Lines said before: up brings the last of them back, down those after it, then what was begun and not said. */
export interface Earlier {
  readonly line: string
  /** A step back, or forth again; `written`: what stands in the field now. */
  turned(turn: 1 | -1, written: string): Earlier
  said(line: string): Earlier
}

export const earlierLines = (lines: readonly string[], at = -1, begun = ''): Earlier => ({
  line: lines[at] ?? begun,
  turned: (turn, written) => earlierLines(lines, Math.max(-1, Math.min(lines.length - 1, at + turn)), at < 0 ? written : begun),
  said: (line) => earlierLines(line.trim() ? [line, ...lines].slice(0, KEPT) : lines),
})

interface CommandLineProps {
  readonly label: string
  readonly hint: string
  readonly send: string
  readonly onLine: (line: string) => void
}

const FIELD = 'command-line'
const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** The key was the input method's. Safari ends a composition before it tells of the Enter that did. */
const COMPOSED = 229

/** Asked for before it was here. */
let awaited = false

export const focusCommandLine = (): void => {
  const field = document.getElementById(FIELD)
  awaited = field === null
  if (field) field.focus()
  else waitNoLonger()
}

const write = (field: HTMLInputElement, line: string): void => {
  field.value = line
  field.setSelectionRange(line.length, line.length)
}

/** A line in which everything can be said in words. The field keeps its own text and caret: nothing typed fast, dictated or composed is lost. */
export const CommandLine = ({ label, hint, send, onLine }: CommandLineProps) => {
  const field = useRef<HTMLInputElement>(null)
  const earlier = useRef<Earlier>(earlierLines([]))
  const composing = useRef(false)
  const hintId = useId()
  useEffect(() => {
    if (awaited) focusCommandLine()
  }, [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // Enter that ends a composition says nothing yet.
    if (!field.current || composing.current) return
    const line = field.current.value
    write(field.current, '')
    earlier.current = earlier.current.said(line)
    // The button had it: the next line is said in the same place.
    field.current.focus()
    onLine(line)
  }
  return (
    <form className="command-line list" onSubmit={submit}>
      <label htmlFor={FIELD}>{label}</label>
      <span id={hintId} className="soft">
        {hint}
      </span>
      <div className="row">
        <input
          ref={field}
          id={FIELD}
          className="typed"
          type="text"
          inputMode="text"
          enterKeyHint="send"
          maxLength={600}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hintId}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={() => {
            composing.current = false
          }}
          onKeyDown={({ key, nativeEvent, currentTarget }) => {
            const turn = TURNS[key]
            if (key === 'Enter' && nativeEvent.keyCode === COMPOSED) nativeEvent.preventDefault()
            if (turn === undefined || nativeEvent.isComposing) return
            nativeEvent.preventDefault()
            earlier.current = earlier.current.turned(turn, currentTarget.value)
            write(currentTarget, earlier.current.line)
          }}
        />
        <button type="submit" className="button">
          {send}
        </button>
      </div>
    </form>
  )
}
