import { Advice, type Answer, useAnswerButton, useAsked } from '../../../../house/question/index.ts'
import { type Direction, genreOf, type Prompt, reserveAt, type StepChoice } from '../../rules/public.ts'
import { GenreGlyph } from '../board/index.ts'
import { usePlay } from '../desk/context.ts'
import { idOf } from '../question/index.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage } from '../words/language.tsx'
import { ARROWS, WAY_ORDER } from './Compass.tsx'

type Free = Extract<Prompt, { kind: 'free' }>

/** What is known of the cell a way leads to, in words. */
const useWayWords = () => {
  const { texts, format } = useLanguage()
  const { ui, genres, directions } = texts
  const board = usePlay((play) => play.board)
  const place = ({ exit, to, direction }: StepChoice): string => {
    if (exit) return ui.board.offMap
    return to ? cellName(texts, to) : directions[direction].name
  }
  const warning = (step: StepChoice): string | null => {
    const { to, asks, toll } = step
    if (to && board.waiting?.cell === to) return ui.zones.waits
    if (step.exit) return ui.zones.exit
    const told = asks.map(({ kind, chance }) => ui.zones.asks[kind]({ chance: format.percent(chance) }))
    return [...(toll > 0 ? [ui.zones.toll({ cost: ui.costs.dream({ points: toll }) })] : []), ...told].join(', ') || null
  }
  const label = (answer: Answer, step: StepChoice): string =>
    [`${answer.label} ${step.exit || step.to ? place(step) : ''}`.trim(), step.to && genres[genreOf(step.to)].name, warning(step)]
      .filter(Boolean)
      .join(', ')
  return { place, warning, label }
}

const WayTile = ({ answer, step }: { readonly answer: Answer; readonly step: StepChoice }) => {
  const { board, desk } = usePlay(({ board, desk }) => ({ board, desk }))
  const { place, warning, label } = useWayWords()
  const { direction, to } = step
  const light = (): void => desk.setState({ lit: to })
  const dim = (): void => desk.setState({ lit: null })
  const warns = warning(step)
  return (
    <button
      {...useAnswerButton(answer)}
      className="compass-way"
      data-way={direction}
      aria-label={label(answer, step)}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <span className="way-head" aria-hidden="true">
        <span className="compass-arrow">{ARROWS[direction]}</span>
        <span className="choice-key">{answer.letter}</span>
        {to ? <GenreGlyph genre={genreOf(to)} size={30} /> : <span className="way-unknown">{step.exit ? '⌁' : '?'}</span>}
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
      {typeof answer.advice === 'number' && <Advice chance={answer.advice} />}
    </button>
  )
}

/** MOV-3: the six ways, each with its land, its name and what it would ask; looked at, its cell lights up on the map. */
export const Ways = ({ prompt }: { readonly prompt: Free }) => {
  const { answers } = useAsked().question
  const tileOf = (way: Direction) => {
    const step = prompt.steps.find(({ direction }) => direction === way)
    const answer = step && answers.find(({ id }) => id === idOf(step.choice.command))
    return step && answer && <WayTile key={way} answer={answer} step={step} />
  }
  return <div className="ways">{WAY_ORDER.map(tileOf)}</div>
}
