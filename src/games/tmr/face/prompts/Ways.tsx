import { type Direction, genreOf, type Prompt, reserveAt, type StepChoice } from '../../rules/public.ts'
import { GenreGlyph } from '../board/index.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { cellName } from '../words/cellName.ts'
import { useLanguage } from '../words/language.tsx'
import { Advice } from './Advice.tsx'
import { chanceFor, useAdvice } from './advice.ts'
import { ARROWS, WAY_KEYS, WAY_ORDER } from './Compass.tsx'

type Free = Extract<Prompt, { kind: 'free' }>

/** What is known of the cell a way leads to, in words. */
const useWayWords = () => {
  const { texts, format } = useLanguage()
  const { ui, genres, directions } = texts
  const { board } = usePlay()
  const place = ({ exit, to, direction }: StepChoice): string => {
    if (exit) return ui.board.offMap
    return to ? cellName(to) : directions[direction].name
  }
  const warning = (step: StepChoice): string | null => {
    const { to, asks } = step
    if (to && board.waiting?.cell === to) return ui.zones.waits
    if (step.exit) return ui.zones.exit
    return asks.map(({ kind, odds }) => ui.zones.asks[kind]({ chance: format.percent(odds.limits.chance) })).join(', ') || null
  }
  const label = (step: StepChoice): string =>
    [
      `${ui.actions.move({ toward: directions[step.direction].toward })} ${step.exit || step.to ? place(step) : ''}`.trim(),
      step.to && genres[genreOf(step.to)].name,
      warning(step),
    ]
      .filter(Boolean)
      .join(', ')
  return { place, warning, label }
}

const WayTile = ({ step, advice }: { readonly step: StepChoice; readonly advice: number | null }) => {
  const { board, desk, say, mayAct } = usePlay()
  const marked = useDesk((state) => state.way === step.direction)
  const { place, warning, label } = useWayWords()
  const { direction, to } = step
  const light = (): void => desk.setState({ lit: to })
  const dim = (): void => desk.setState({ lit: null })
  const warns = warning(step)
  return (
    <button
      type="button"
      className="compass-way"
      data-way={direction}
      data-marked={marked || undefined}
      data-advised={advice !== null || undefined}
      disabled={!mayAct}
      aria-label={label(step)}
      onClick={() => say(step.choice.command)}
      onPointerEnter={light}
      onPointerLeave={dim}
      onFocus={light}
      onBlur={dim}
    >
      <span className="way-head" aria-hidden="true">
        <span className="compass-arrow">{ARROWS[direction]}</span>
        <span className="choice-key">{WAY_KEYS[direction]}</span>
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
      {advice !== null && <Advice chance={advice} />}
    </button>
  )
}

/** MOV-3: the six ways, each with its land, its name and what it would ask; looked at, its cell lights up on the map. */
export const Ways = ({ prompt }: { readonly prompt: Free }) => {
  const advice = useAdvice()
  const adviceOn = (way: Direction): number | null => chanceFor(advice, (action) => action.type === 'move' && action.to === way)
  const stepOf = (way: Direction) => prompt.steps.filter((step) => step.direction === way)
  return (
    <div className="ways">
      {WAY_ORDER.flatMap(stepOf).map((step) => (
        <WayTile key={step.direction} step={step} advice={adviceOn(step.direction)} />
      ))}
    </div>
  )
}
