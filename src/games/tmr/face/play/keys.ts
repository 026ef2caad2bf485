import { useLayoutEffect, useRef } from 'react'
import { focusCommandLine } from '../../../../house/nonvisual/CommandLine.tsx'
import { DIRECTIONS, type Direction } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import type { Play } from '../desk/context.ts'
import { WAY_KEYS } from '../prompts/Compass.tsx'

const PAN = 90
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
}

const wayOfDigit = (key: string): Direction | undefined => DIRECTIONS.find((way) => WAY_KEYS[way] === key)

const LEFT: Readonly<Record<Direction, Direction>> = { n: 'nw', ne: 'n', se: 's', s: 'sw', sw: 'nw', nw: 'sw' }
const RIGHT: Readonly<Record<Direction, Direction>> = { n: 'ne', nw: 'n', sw: 's', s: 'se', se: 'ne', ne: 'se' }

/** The way marked after an arrow: up and down mark north and south; left and right go there as one sees it on the map. */
export const turnedWay = (way: Direction | null, key: string): Direction => {
  if (key === 'ArrowUp') return 'n'
  if (key === 'ArrowDown') return 's'
  return (key === 'ArrowRight' ? RIGHT : LEFT)[way ?? 'n']
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

/** Only what stands open on the card: a key never takes an answer folded away, or one of the notebook. */
const ANSWER = '.card .choice-button:not(details:not([open]) *)'

const press = (selector: string): boolean => {
  const button = document.querySelector<HTMLButtonElement>(selector)
  if (!button || button.disabled) return false
  button.click()
  return true
}

export interface KeyActions {
  readonly board: () => BoardHandle | null
  readonly undo: () => void
  readonly help: () => void
}

const step = ({ prompt, say, mayAct }: Play, way: Direction | undefined | null): boolean => {
  const choice = prompt.kind === 'free' && mayAct ? prompt.steps.find(({ direction }) => direction === way)?.choice : undefined
  if (choice) say(choice.command)
  return choice !== undefined
}

/** Up and down mark the answers of a card one after the other. */
const markAnswer = ({ desk }: Play, key: string): boolean => {
  const answers = [...document.querySelectorAll<HTMLButtonElement>(`${ANSWER}:enabled`)].map(({ dataset }) => dataset.answer)
  const turn = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (turn === 0 || answers.length === 0) return false
  const at = answers.indexOf(desk.getState().marked ?? undefined)
  const next = at < 0 ? (turn > 0 ? 0 : answers.length - 1) : (at + turn + answers.length) % answers.length
  desk.setState({ marked: answers[next] ?? null, looked: null })
  return true
}

const mark = (play: Play, key: string): boolean => {
  const { prompt, desk, mayAct } = play
  if (prompt.kind !== 'free' || !mayAct) return markAnswer(play, key)
  desk.setState(({ way }) => ({ way: turnedWay(way, key) }))
  return true
}

/** Enter on a focused control is that control's own. */
const enter = (play: Play, target: EventTarget | null): boolean => {
  if (target instanceof HTMLElement && target.closest('button, a, summary, dialog')) return false
  if (play.desk.getState().way) return step(play, play.desk.getState().way)
  return press(`${ANSWER}[data-marked]`) || press('[data-advised]:is(button)')
}

const lookAround = (board: BoardHandle | null, { key, shiftKey }: KeyboardEvent): boolean => {
  const pan = shiftKey ? PANS[key] : undefined
  if (pan) board?.panBy(...pan)
  else if (key === '+' || key === '=') board?.zoomBy(1.25)
  else if (key === '-') board?.zoomBy(0.8)
  else if (key === '0') board?.swap()
  else return false
  return true
}

const handle = (event: KeyboardEvent, play: Play, actions: KeyActions): boolean => {
  const { key, target } = event
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    if (!event.repeat) actions.undo()
    return true
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (key === '?') {
    actions.help()
    return true
  }
  if (key === '/') {
    focusCommandLine()
    return true
  }
  if (lookAround(actions.board(), event)) return true
  // A key held down has said what it had to say.
  if (event.repeat) return false
  if (key in PANS) return mark(play, key)
  if (key === 'Enter') return enter(play, target)
  return step(play, wayOfDigit(key)) || (/^[a-z]$/i.test(key) && press(`${ANSWER}[data-letter="${key.toLowerCase()}"]`))
}

/** Held down, Enter and the space bar press the control in focus again and again: the answer to one question, then to the next. */
const holdBack = (event: Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault'>): void => {
  const presses = event.key === 'Enter' || (event.key === ' ' && !isTyping(event.target))
  if (event.repeat && presses && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/** DESIGN: everything can be done from the keyboard. */
export const useKeys = (play: Play, actions: KeyActions): void => {
  const latest = useRef({ play, actions })
  latest.current = { play, actions }
  // Before the first paint: a key pressed at once is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (handle(event, latest.current.play, latest.current.actions)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('keydown', holdBack, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keydown', holdBack, { capture: true })
    }
  }, [])
}
