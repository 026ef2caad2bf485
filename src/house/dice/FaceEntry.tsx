import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { type Ask, type DieFace, type Draw, drawable, fitsAsk } from '../../kit/dice.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Die } from './Die.tsx'
import { DrawnName, MOST_CHOICES, type NamedOutcome, type Seizes, TypedFace, useSeizing } from './DrawnName.tsx'
import './dice.css'

const MOST_BUTTONS = 20

export interface DiceWords {
  readonly dieName: (label: string, ask: Ask) => string
  /** How such a die is thrown with real ones; null where it is plain. */
  readonly howTo: (label: string, ask: Ask) => string | null
  readonly outcomesOf: (ask: Draw) => readonly NamedOutcome[]
}

interface Props {
  readonly ask: Ask
  readonly words: DiceWords
  readonly title: string
  /** What it is called by the ear; a die's own words unless told. */
  readonly name?: string
  readonly whose?: ReactNode
  readonly reason?: string | null
  readonly hint?: ReactNode
  /** What it may show at most to succeed; absent: it is not known, or there is no such thing. */
  readonly chance?: number | undefined
  /** False until it has been on the screen long enough to be read: a second press was meant for the die before. */
  readonly ready: boolean
  readonly seizes: Seizes
  readonly picked: string | null
  readonly onPick: (face: string) => void
  readonly onEnter: (face: DieFace) => void
  /** Absent: it is waited for, and cannot be taken back. */
  readonly onCancel?: () => void
  readonly roll?: { readonly name: string; readonly onRoll: () => void }
  readonly children?: ReactNode
}

interface Faces {
  readonly sides: number
  readonly ready: boolean
  readonly seizes: Seizes
  readonly onEnter: (face: DieFace) => void
}

const FaceButtons = ({ sides, ready, onEnter }: Omit<Faces, 'seizes'>) => (
  <div className="face-buttons">
    {Array.from({ length: sides }, (_, at) => at + 1).map((face) => (
      <button key={face} type="button" aria-label={String(face)} aria-disabled={!ready} onClick={() => onEnter(face)}>
        <Die die={{ sides, shown: String(face) }} />
      </button>
    ))}
  </div>
)

/** Real dice of ten show a hundred as 00. */
const faceIn = (typed: string, sides: number): number | null => {
  const face = typed.trim() === '00' && sides === 100 ? 100 : Number(typed)
  return typed.trim() !== '' && fitsAsk({ label: '', sides }, face) ? face : null
}

const FaceField = ({ sides, ...entry }: Faces) => {
  const { dicePanel } = useTexts().ui
  const bounds = { least: 1, most: sides }
  const words = { label: dicePanel.between(bounds), wrong: dicePanel.wrongFace(bounds) }
  return <TypedFace<DieFace> {...words} {...entry} numeric read={(typed) => faceIn(typed, sides)} />
}

interface Outcomes extends Pick<Props, 'picked' | 'onPick' | 'ready' | 'onEnter' | 'seizes'> {
  readonly outcomes: readonly NamedOutcome[]
}

const nameOf = ({ name, range }: NamedOutcome): string => (range ? `${range} · ${name}` : name)

type ChoiceProps = Omit<Outcomes, 'ready' | 'onEnter'> & { readonly id: string }

const ChoiceButtons = ({ outcomes, picked, onPick, id }: ChoiceProps) => (
  <div className="face-choices">
    {outcomes.map((outcome) => (
      <label key={outcome.face} className="face-choice line">
        <input
          type="radio"
          name={id}
          value={outcome.face}
          checked={picked === outcome.face}
          onChange={() => onPick(outcome.face)}
        />
        {nameOf(outcome)}
      </label>
    ))}
  </div>
)

const ChoiceList = ({ outcomes, picked, onPick, seizes, id }: ChoiceProps) => {
  const { dicePanel, common } = useTexts().ui
  const list = useSeizing<HTMLSelectElement>(seizes)
  return (
    <>
      <label htmlFor={id}>{dicePanel.choose}</label>
      <select ref={list} id={id} value={picked ?? ''} onChange={(change) => onPick(change.target.value)}>
        <option value="" disabled>
          {common.choose}
        </option>
        {outcomes.map((outcome) => (
          <option key={outcome.face} value={outcome.face}>
            {nameOf(outcome)}
          </option>
        ))}
      </select>
    </>
  )
}

/** One of several: marked first, then confirmed. Nothing is marked beforehand. */
const OutcomeChoice = ({ ready, onEnter, ...choice }: Outcomes) => {
  const { common } = useTexts().ui
  const { outcomes, picked } = choice
  const id = useId()
  const Choices = outcomes.length <= MOST_CHOICES ? ChoiceButtons : ChoiceList
  return (
    <form
      className="face-field list"
      onSubmit={(event) => {
        event.preventDefault()
        if (picked !== null) onEnter(picked)
      }}
    >
      <p className="face-picked" aria-hidden="true">
        {outcomes.find(({ face }) => face === picked)?.name}
      </p>
      <Choices {...choice} id={id} />
      <button type="submit" className="button" data-kind="main" disabled={picked === null} aria-disabled={!ready}>
        {common.confirm}
      </button>
    </form>
  )
}

const isNamed = (ask: Ask): boolean => 'among' in ask && ask.from === 'bag'

const outcomesIn = (words: DiceWords, ask: Draw): readonly NamedOutcome[] => {
  const can = drawable(ask)
  return words.outcomesOf(ask).filter(({ face }) => can.includes(face))
}

/** What a key says of it whoever has the focus in here; null: nothing. */
const saidBy = ({ key }: KeyboardEvent, ask: Ask, words: DiceWords): DieFace | null => {
  if ('among' in ask)
    return isNamed(ask) ? (outcomesIn(words, ask).find(({ letter }) => letter === key.toLowerCase())?.face ?? null) : null
  const figure = Number(key)
  return ask.sides < 10 && key.trim() !== '' && fitsAsk(ask, figure) ? figure : null
}

type EntryProps = Pick<Props, 'ask' | 'words' | 'ready' | 'seizes' | 'picked' | 'onPick' | 'onEnter'>

const EntryFor = ({ ask, words, ready, seizes, picked, onPick, onEnter }: EntryProps) => {
  if ('among' in ask) {
    const drawn = { outcomes: outcomesIn(words, ask), ready, seizes, onEnter }
    return isNamed(ask) ? <DrawnName {...drawn} /> : <OutcomeChoice {...drawn} {...{ picked, onPick }} />
  }
  const { sides } = ask
  const faces = { sides, ready, onEnter }
  return sides <= MOST_BUTTONS ? <FaceButtons {...faces} /> : <FaceField {...faces} seizes={seizes} />
}

/** What the screen does with a key whoever has the focus: it closes, helps, opens the line of words, takes back. */
const isOfScreen = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey || /^(Escape|[/?])$/.test(key)

export const FaceEntry = ({ name, title, whose, reason, hint, chance, onCancel, roll, children, ...entry }: Props) => {
  const { dicePanel, common } = useTexts().ui
  const { ask, words, ready, seizes, onEnter } = entry
  // Where no face is written it takes the keyboard: a figure says what fell, Enter throws.
  const thrower = useSeizing<HTMLButtonElement>('sides' in ask && ask.sides <= MOST_BUTTONS ? seizes : null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const cancels = onCancel && event.key === 'Escape'
    // The board listens to the same figures for its six ways.
    if (cancels || !isOfScreen(event)) event.stopPropagation()
    if (cancels) onCancel()
    const writes = event.target instanceof HTMLInputElement
    const said = event.repeat || writes || isOfScreen(event) ? null : saidBy(event, ask, words)
    if (said === null) return
    // The next die may ask in a field, which would receive the same key.
    event.preventDefault()
    onEnter(said)
  }
  const own = isNamed(ask) ? dicePanel.drawn : dicePanel.typed
  const why = [reason, words.howTo(ask.label, ask)].filter(Boolean).join(' ')
  return (
    <section className="face-entry" data-ready={ready || undefined} aria-label={name ?? own} onKeyDown={onKeyDown}>
      <header>
        {whose}
        <h2>{title}</h2>
      </header>
      {chance !== undefined && <p className="face-chance">{dicePanel.succeeds({ most: chance })}</p>}
      {why && <p className="soft">{why}</p>}
      {hint && <p className="soft">{hint}</p>}
      <EntryFor {...entry} />
      <div className="row face-row">
        {roll && <Button ref={thrower} name={roll.name} aria-disabled={!ready} to={roll.onRoll} />}
        {onCancel && <Button className="face-cancel" name={common.cancel} to={onCancel} />}
        {children}
      </div>
    </section>
  )
}
