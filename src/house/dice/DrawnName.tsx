import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { matchPhrase } from '../question/index.ts'
import { wordsOf } from '../texts/fold.ts'
import { useTexts } from '../texts/whole.tsx'

export interface NamedOutcome {
  readonly face: string
  readonly name: string
  /** The faces on which it comes; empty where it is drawn otherwise. */
  readonly range: string
  /** The key that says it, where it is drawn from a bag. */
  readonly letter?: string
}

/** So many are seen at once; of more one is looked up, or written. */
export const MOST_CHOICES = 8

/** Whether it takes the keyboard as it comes: the next die of one's own does; another's not from where one writes. */
export type Seizes = 'at once' | 'if free'

const isFree = (focused: Element | null): boolean => !focused || focused === document.body

export const useSeizing = <Part extends HTMLElement>(seizes: Seizes | null): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useEffect(() => {
    if (seizes === 'at once' || (seizes && isFree(document.activeElement))) part.current?.focus()
  }, [seizes])
  return part
}

interface Props {
  readonly outcomes: readonly NamedOutcome[]
  readonly ready: boolean
  readonly seizes: Seizes
  readonly onEnter: (face: string) => void
}

const NameButtons = ({ outcomes, ready, seizes, onEnter }: Props) => {
  const first = useSeizing<HTMLButtonElement>(seizes)
  return (
    <div className="face-choices">
      {outcomes.map(({ face, name, letter }, at) => (
        <button
          key={face}
          ref={at === 0 ? first : null}
          type="button"
          className="face-choice line"
          aria-disabled={!ready}
          aria-keyshortcuts={letter}
          onClick={() => ready && onEnter(face)}
        >
          {name}
          {letter && (
            <span aria-hidden="true" className="choice-key">
              {letter.toUpperCase()}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

const namedBy = (outcomes: readonly NamedOutcome[], typed: string): string | null => {
  const phrases = outcomes.map(({ face, name }) => ({ shown: name, means: face, key: face, more: 'nothing' as const }))
  const match = matchPhrase(wordsOf(typed), phrases)
  return match.kind === 'one' ? match.means : null
}

interface TypedFaceProps<Face> extends Pick<Props, 'ready' | 'seizes'> {
  readonly label: string
  readonly wrong: string
  readonly numeric?: true
  readonly names?: readonly string[]
  readonly read: (typed: string) => Face | null
  readonly onEnter: (face: Face) => void
}

export const TypedFace = <Face,>({ label, wrong, numeric, names, ready, seizes, read, onEnter }: TypedFaceProps<Face>) => {
  const { common } = useTexts().ui
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useSeizing<HTMLInputElement>(seizes)
  const id = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!ready) return
    const face = read(typed)
    setWrong(face === null)
    if (face === null) {
      field.current?.focus()
      return
    }
    setTyped('')
    onEnter(face)
  }
  return (
    <form className="face-field list" onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <div className="row face-row">
        <input
          ref={field}
          id={id}
          className="typed"
          inputMode={numeric && 'numeric'}
          list={names && `${id}-names`}
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={`${id}-wrong`}
          onChange={(change) => {
            setTyped(change.target.value)
            setWrong(false)
          }}
        />
        {names && (
          <datalist id={`${id}-names`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
        <button type="submit" className="button" data-kind="main" aria-disabled={!ready}>
          {common.confirm}
        </button>
      </div>
      <p id={`${id}-wrong`} className="face-wrong" role="alert">
        {isWrong && wrong}
      </p>
    </form>
  )
}

const NameField = ({ outcomes, ...entry }: Props) => {
  const { dicePanel } = useTexts().ui
  const names = outcomes.map(({ name }) => name)
  const words = { label: dicePanel.nameIt, wrong: dicePanel.wrongName }
  return <TypedFace {...words} {...entry} names={names} read={(typed) => namedBy(outcomes, typed)} />
}

/** What a hand has drawn from a bag is said by its name, and that is that: nobody marks first what lies in their hand. */
export const DrawnName = (props: Props) =>
  props.outcomes.length <= MOST_CHOICES ? <NameButtons {...props} /> : <NameField {...props} />
