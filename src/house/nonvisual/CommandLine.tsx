import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import './nonvisual.css'

interface CommandLineProps {
  readonly label: string
  readonly hint: string
  readonly send: string
  readonly onLine: (line: string) => void
}

const FIELD = 'command-line'
const KEPT = 50

export const focusCommandLine = (): void => document.getElementById(FIELD)?.focus()

/** Lines said before, the last first; the arrows bring them back. */
const useEarlier = () => {
  const said = useRef<readonly string[]>([])
  const at = useRef(-1)
  return {
    keep: (line: string): void => {
      if (line.trim()) said.current = [line, ...said.current].slice(0, KEPT)
      at.current = -1
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>): void => {
      const turn = { ArrowUp: 1, ArrowDown: -1 }[event.key]
      if (turn === undefined) return
      event.preventDefault()
      at.current = Math.max(-1, Math.min(said.current.length - 1, at.current + turn))
      event.currentTarget.value = said.current[at.current] ?? ''
    },
  }
}

/** A line in which everything can be said in words. The field keeps its own text: nothing typed fast is lost. */
export const CommandLine = ({ label, hint, send, onLine }: CommandLineProps) => {
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const earlier = useEarlier()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!field.current) return
    const line = field.current.value
    field.current.value = ''
    earlier.keep(line)
    onLine(line)
  }
  return (
    <form className="command-line" onSubmit={submit}>
      <label htmlFor={FIELD}>{label}</label>
      <span id={hintId} className="soft">
        {hint}
      </span>
      <div className="row">
        <input
          ref={field}
          id={FIELD}
          maxLength={600}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hintId}
          onKeyDown={earlier.onKeyDown}
        />
        <button type="submit" className="button">
          {send}
        </button>
      </div>
    </form>
  )
}
