import { useRef } from 'react'
import {
  Advice,
  type Answer,
  changeAnswering,
  useAnswerButton,
  useAnswering,
  useAsked,
} from '../../../../house/question/index.ts'
import { type Direction, genreOf, type LostWay, type PromptOf, reserveAt, type StepChoice } from '../../rules/public.ts'
import { GenreGlyph } from '../board/index.ts'
import { usePlay } from '../desk/context.ts'
import { foretoldAll, foretoldTo, idOf } from '../question/index.ts'
import { useLanguage } from '../words/language.tsx'
import { cellName, risksOf } from '../words/places.ts'

const WAY_ORDER: readonly Direction[] = ['nw', 'n', 'ne', 'sw', 's', 'se']
const ARROWS: Readonly<Record<Direction, string>> = { n: '↑', ne: '↗', se: '↘', s: '↓', sw: '↙', nw: '↖' }

interface CompassProps {
  readonly disabled: boolean
  readonly label: (way: Direction) => string
  readonly onWay: (way: Direction) => void
}

/** Six buttons laid out as the six ways. */
export const Compass = ({ disabled, label, onWay }: CompassProps) => (
  <div className="compass">
    {WAY_ORDER.map((way) => (
      <button
        key={way}
        type="button"
        className="compass-way centred"
        data-way={way}
        disabled={disabled}
        aria-label={label(way)}
        onClick={() => onWay(way)}
      >
        <span aria-hidden="true" className="compass-arrow">
          {ARROWS[way]}
        </span>
      </button>
    ))}
  </div>
)

/** What is known of the cell a way leads to, in words. */
const useWayWords = () => {
  const speaking = useLanguage()
  const { texts } = speaking
  const { ui, genres, directions } = texts
  const board = usePlay((play) => play.board)
  const place = ({ exit, to, direction }: StepChoice): string => {
    if (exit) return ui.board.offMap
    return to ? cellName(texts, to) : directions[direction].name
  }
  const warning = (step: StepChoice): string | null => {
    if (step.exit) return ui.zones.exit
    return risksOf(speaking, board, step).join(', ') || null
  }
  const label = (answer: Answer, step: StepChoice): string =>
    [
      `${answer.label} ${step.exit || step.to ? place(step) : ''}`.trim(),
      step.to && genres[genreOf(step.to)].name,
      ...(step.exit || step.to ? [] : foretoldAll(speaking, board, step.direction)),
      warning(step),
    ]
      .filter(Boolean)
      .join(', ')
  return { place, warning, label }
}

/** HID-3: the lands a way may lead to, the likeliest first; at most so many are drawn. */
const MOST_LANDS = 3

const Lands = ({ step }: { readonly step: StepChoice }) => {
  const board = usePlay((play) => play.board)
  if (step.to) return <GenreGlyph genre={genreOf(step.to)} size={30} />
  if (step.exit) return <span className="way-unknown">⌁</span>
  const lands = foretoldTo(board, step.direction).flatMap(({ genre }) => genre ?? [])
  return (
    <span className="way-lands">
      {lands.slice(0, MOST_LANDS).map((genre) => (
        <GenreGlyph key={genre} genre={genre} size={19} />
      ))}
      {lands.length > MOST_LANDS && <span>…</span>}
    </span>
  )
}

/** HID-3: while lost, a finger first looks where a way may lead: it goes there when it comes again. */
const useTouch = (answer: Answer, onClick: () => void) => {
  const lost = usePlay((play) => play.board.position === null)
  const { question, answering } = useAsked()
  const marked = useAnswering((state) => state.marked === answer.id)
  const touched = useRef(false)
  return {
    onPointerDown: ({ pointerType }: { readonly pointerType: string }): void => {
      touched.current = pointerType === 'touch'
    },
    onClick: (): void => {
      const looks = lost && touched.current && !marked
      touched.current = false
      if (looks) changeAnswering(answering, question.id, { marked: answer.id, looked: null })
      else onClick()
    },
  }
}

interface WayTileProps {
  readonly answer: Answer
  readonly step: StepChoice
  /** While lost: what is told of the best one stands below. */
  readonly advised: boolean
}

const WayTile = ({ answer, step, advised }: WayTileProps) => {
  const { board, desk } = usePlay(({ board, desk }) => ({ board, desk }))
  const { place, warning, label } = useWayWords()
  const { direction, to } = step
  const button = useAnswerButton(answer)
  const touch = useTouch(answer, button.onClick)
  const byMouse =
    (way: Direction | null) =>
    ({ pointerType }: { readonly pointerType: string }): void => {
      if (pointerType !== 'touch' && desk.getState().way !== way) desk.setState({ way })
    }
  const warns = warning(step)
  return (
    <button
      {...button}
      {...touch}
      className="compass-way centred"
      data-way={direction}
      aria-label={label(answer, step)}
      // Also where it came to lie under a pointer that rests.
      onPointerMove={byMouse(direction)}
      onPointerLeave={byMouse(null)}
      onFocus={({ target }) => target.matches(':focus-visible') && desk.setState({ way: direction })}
      onBlur={() => desk.setState({ way: null })}
    >
      <span className="way-head line" aria-hidden="true">
        <span className="compass-arrow">{ARROWS[direction]}</span>
        <span className="choice-key">{answer.letter}</span>
        <Lands step={step} />
      </span>
      <span className="way-name" aria-hidden="true">
        {to && reserveAt(board.reserves, to) && '★ '}
        {place(step)}
      </span>
      {warns && (
        <span className="way-warning" aria-hidden="true">
          {warns}
        </span>
      )}
      {advised && <Advice chance={null} />}
      {typeof answer.advice === 'number' && <Advice chance={step.asks.length > 0 ? null : answer.advice} />}
    </button>
  )
}

/** MOV-3: the six ways, each with its land, its name and what it would ask; looked at, its cell lights up on the map. */
export const Ways = ({ prompt, advised }: { readonly prompt: PromptOf<'free'>; readonly advised: LostWay | undefined }) => {
  const { answers } = useAsked().question
  const tileOf = (way: Direction) => {
    const step = prompt.steps.find(({ direction }) => direction === way)
    const answer = step && answers.find(({ id }) => id === idOf(step.choice.command))
    return (
      step &&
      answer && <WayTile key={way} answer={answer} step={step} advised={advised?.direction === way && advised.chance > 0} />
    )
  }
  return <div className="ways">{WAY_ORDER.map(tileOf)}</div>
}
