import { useLayoutEffect, useRef } from 'react'
import { focusCommandLine } from '../../../../house/nonvisual/index.ts'
import { type Asked, pressKey, useAsked } from '../../../../house/question/index.ts'
import { DIRECTIONS, type Direction } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { wayId } from '../question/index.ts'

const PAN = 90
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
}

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

export interface KeyActions {
  readonly board: () => BoardHandle | null
  readonly undo: () => void
  readonly help: () => void
}

/** MOV-3: where the six ways are asked about, arrows mark them as one sees them on the map. */
const onMap = ({ question }: Asked) => {
  const ways = DIRECTIONS.filter((way) => question.answers.some(({ id }) => id === wayId(way)))
  return (marked: string | null, key: string): string | null =>
    ways.length > 0 ? wayId(turnedWay(ways.find((way) => wayId(way) === marked) ?? null, key)) : null
}

/** Enter on a focused control is that control's own. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, dialog') !== null

const lookAround = (board: BoardHandle | null, { key, shiftKey }: KeyboardEvent): boolean => {
  const pan = shiftKey ? PANS[key] : undefined
  if (pan) board?.panBy(...pan)
  else if (key === '+' || key === '=') board?.zoomBy(1.25)
  else if (key === '-') board?.zoomBy(0.8)
  else if (key === '0') board?.swap()
  else return false
  return true
}

const handle = (event: KeyboardEvent, asked: Asked, actions: KeyActions): boolean => {
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
  if (key === 'Enter' && isControl(target)) return false
  return (key in PANS || key === 'Enter' || /^[a-z\d]$/i.test(key)) && pressKey(asked, key, onMap(asked))
}

/** Held down, Enter and the space bar press the control in focus again and again: the answer to one question, then to the next. */
const holdBack = (event: Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault'>): void => {
  const presses = event.key === 'Enter' || (event.key === ' ' && !isTyping(event.target))
  if (event.repeat && presses && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/** DESIGN: everything can be done from the keyboard. */
export const useKeys = (actions: KeyActions): void => {
  const asked = useAsked()
  const latest = useRef({ asked, actions })
  latest.current = { asked, actions }
  // Before the first paint: a key pressed at once is not lost.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (handle(event, latest.current.asked, latest.current.actions)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener('keydown', holdBack, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keydown', holdBack, { capture: true })
    }
  }, [])
}
