import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type Ask, type DieFace, fitsAsk } from '../../kit/dice.ts'
import { useTexts } from '../texts/language.tsx'
import { Die } from './Die.tsx'
import './dice.css'

const MOST_BUTTONS = 20

/** An outcome as a person with real dice looks it up. */
export interface NamedOutcome {
  readonly face: string
  readonly name: string
  /** The faces on which it comes; empty where it is drawn otherwise. */
  readonly range: string
}

/** How a game speaks of its dice. */
export interface DiceWords {
  readonly dieName: (label: string) => string
  /** How such a die is thrown with real ones; null where it is plain. */
  readonly howTo: (label: string) => string | null
  readonly outcomesOf: (ask: Extract<Ask, { among: unknown }>) => readonly NamedOutcome[]
}

interface Props {
  readonly ask: Ask
  readonly words: DiceWords
  /** Which die, for whom and why, in one sentence; left out, the die is named. */
  readonly asked?: string
  /** False until it has been on the screen long enough to be read: a second press was meant for the die before. */
  readonly ready: boolean
  readonly onEnter: (face: DieFace) => void
  /** Absent: it is waited for, and cannot be taken back. */
  readonly onCancel?: () => void
  /** Lets the program roll this one. */
  readonly onRollForMe?: () => void
  /** An outcome pointed at elsewhere, such as a cell on the map. */
  readonly pointed?: string | null
}

interface Faces {
  readonly sides: number
  readonly ready: boolean
  readonly onEnter: (face: DieFace) => void
}

const FaceButtons = ({ sides, ready, onEnter }: Faces) => {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="face-buttons">
      {Array.from({ length: sides }, (_, at) => at + 1).map((face) => (
        <button
          key={face}
          ref={face === 1 ? first : null}
          type="button"
          aria-label={String(face)}
          aria-disabled={!ready}
          onClick={() => onEnter(face)}
        >
          <Die die={{ sides, shown: String(face) }} />
        </button>
      ))}
    </div>
  )
}

const FaceField = ({ sides, ready, onEnter }: Faces) => {
  const { dicePanel, common } = useTexts().ui
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!ready) return
    // Real dice of ten show a hundred as 00.
    const face = typed.trim() === '00' && sides === 100 ? 100 : Number(typed)
    const fits = typed.trim() !== '' && fitsAsk({ label: '', sides }, face)
    setWrong(!fits)
    if (!fits) return
    setTyped('')
    onEnter(face)
  }
  return (
    <form className="face-field" onSubmit={submit} noValidate>
      <label htmlFor={id}>{dicePanel.between({ least: 1, most: sides })}</label>
      <div className="face-row">
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={wrong}
          aria-describedby={`${id}-wrong`}
          onChange={(change) => {
            setTyped(change.target.value)
            setWrong(false)
          }}
        />
        <button type="submit" className="button" data-kind="main" aria-disabled={!ready}>
          {common.confirm}
        </button>
      </div>
      <p id={`${id}-wrong`} className="face-wrong" role="alert">
        {wrong ? dicePanel.wrongFace({ least: 1, most: sides }) : ''}
      </p>
    </form>
  )
}

interface Outcomes {
  readonly ask: Extract<Ask, { among: unknown }>
  readonly words: DiceWords
  readonly ready: boolean
  readonly onEnter: Faces['onEnter']
  readonly pointed: string | null
}

const OutcomeList = ({ ask, words, ready, onEnter, pointed }: Outcomes) => {
  const { dicePanel, common } = useTexts().ui
  const list = useRef<HTMLSelectElement>(null)
  const [face, setFace] = useState(ask.among[0] ?? '')
  const id = useId()
  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    if (pointed && ask.among.includes(pointed)) setFace(pointed)
  }, [pointed, ask])
  return (
    <form
      className="face-field"
      onSubmit={(event) => {
        event.preventDefault()
        onEnter(face)
      }}
    >
      <label htmlFor={id}>{dicePanel.choose}</label>
      <div className="face-row">
        <select ref={list} id={id} value={face} onChange={(change) => setFace(change.target.value)}>
          {words.outcomesOf(ask).map((outcome) => (
            <option key={outcome.face} value={outcome.face}>
              {outcome.range ? `${outcome.range} · ${outcome.name}` : outcome.name}
            </option>
          ))}
        </select>
        <button type="submit" className="button" data-kind="main" aria-disabled={!ready}>
          {common.confirm}
        </button>
      </div>
    </form>
  )
}

const EntryFor = ({
  ask,
  words,
  ready,
  onEnter,
  pointed = null,
}: Pick<Props, 'ask' | 'words' | 'ready' | 'onEnter' | 'pointed'>) => {
  if ('among' in ask) return <OutcomeList ask={ask} words={words} ready={ready} onEnter={onEnter} pointed={pointed} />
  const { sides } = ask
  const faces = { sides, ready, onEnter }
  return sides <= MOST_BUTTONS ? <FaceButtons {...faces} /> : <FaceField {...faces} />
}

/** A person says what a real die shows. */
export const FaceEntry = ({ ask, words, asked, ready, onEnter, onCancel, onRollForMe, pointed = null }: Props) => {
  const { dicePanel, common } = useTexts().ui
  const onKeyDown = (event: KeyboardEvent): void => {
    // The board listens to the same figures for its six ways.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel?.()
    const figure = Number(event.key)
    if (event.repeat) return
    if (!('sides' in ask) || ask.sides >= 10 || event.key.trim() === '' || !fitsAsk(ask, figure)) return
    // The next die may ask in a field, which would receive the same key.
    event.preventDefault()
    onEnter(figure)
  }
  return (
    <section className="face-entry" data-ready={ready || undefined} aria-label={dicePanel.typed} onKeyDown={onKeyDown}>
      <h2>{dicePanel.typed}</h2>
      <p>
        {asked ?? dicePanel.awaited({ die: words.dieName(ask.label) })} {words.howTo(ask.label)}
      </p>
      <EntryFor key={ask.label} ask={ask} words={words} ready={ready} onEnter={onEnter} pointed={pointed} />
      <div className="face-row">
        {onCancel && (
          <button type="button" className="button" onClick={onCancel}>
            {common.cancel}
          </button>
        )}
        {onRollForMe && (
          <button type="button" className="button" aria-disabled={!ready} onClick={onRollForMe}>
            {dicePanel.rollForMe}
          </button>
        )}
      </div>
    </section>
  )
}
