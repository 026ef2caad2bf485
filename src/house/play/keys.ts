import { useEffectEvent, useLayoutEffect } from 'react'
import { focusCommandLine, focusQuestion } from '../nonvisual/index.ts'
import { type Asked, answeringOf, pressKey, type TurnOnMap, useAsked } from '../question/index.ts'

export interface KeyActions {
  readonly undo: () => void
  readonly help: () => void
  readonly line: boolean
  /** What else the game does with a key, held down or not; false: nothing. */
  readonly look?: (event: KeyboardEvent) => boolean
  /** What it does with a key and Alt; no answer is given so. */
  readonly alt?: (event: KeyboardEvent) => boolean
  /** Where the answers lie on a map, which of them an arrow marks. */
  readonly turn?: TurnOnMap
}

/** A box that is ticked takes no letters: the keys of the table go on beside it, its own arrows apart. */
const isTicked = (target: HTMLElement): boolean => target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  !isTicked(target) &&
  (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))

const isTheirs = ({ target, key }: KeyboardEvent): boolean =>
  isTyping(target) || (target instanceof HTMLElement && isTicked(target) && key.startsWith('Arrow'))

/** Enter on a focused control is that control's own. */
const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary, dialog') !== null

const inList: TurnOnMap = () => null

const QUESTION = '.zone-moment'

/** Enter is the focused control's own: from answer to answer the focus goes with the mark. What folds answers away is opened as any other. */
const followMark = ({ question, answering }: Asked): void => {
  const { marked } = answeringOf(answering.getState(), question.id)
  if (marked === null) return
  const id = CSS.escape(marked)
  const fold = document.querySelector<HTMLElement>(`${QUESTION} [data-fold="${id}"] > summary`)
  const follows = fold ?? document.activeElement?.matches(`${QUESTION} :is([data-answer], summary)`)
  if (!follows) return
  const next = fold ?? document.querySelector<HTMLElement>(`${QUESTION} [data-answer="${id}"]`)
  if (next) next.focus()
  else focusQuestion()
}

/** Of what waits for whoever keeps the table, the plain answer to what is unfolded. */
const answerFirst = (): boolean => {
  const find = (main: string) => document.querySelector<HTMLElement>(`.queue-open ${main}`)
  const main = find('[data-kind="main"]') ?? find('.face-row .button') ?? find('[data-answer]')
  main?.click()
  return main !== null
}

const handle = (event: KeyboardEvent, asked: Asked, actions: KeyActions): boolean => {
  const { key, target } = event
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
    if (!event.repeat) actions.undo()
    return true
  }
  if (event.ctrlKey || event.metaKey) return false
  if (event.altKey) return actions.alt?.(event) ?? false
  if (key === '?') {
    actions.help()
    return true
  }
  if (key === '/' && actions.line) {
    focusCommandLine()
    return true
  }
  if (actions.look?.(event)) return true
  // A key held down has said what it had to say.
  if (event.repeat) return false
  if (key === 'Enter' && isControl(target)) return false
  const done = /^(Arrow(Up|Down|Left|Right)|Enter|[a-z\d])$/i.test(key) && pressKey(asked, key, actions.turn ?? inList)
  if (done && key.startsWith('Arrow')) followMark(asked)
  return done || (key === 'Enter' && answerFirst())
}

/** Held down, Enter and the space bar press the control in focus again and again: the answer to one question, then to the next. */
const holdBack = (event: Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault'>): void => {
  const presses = event.key === 'Enter' || (event.key === ' ' && !isTyping(event.target))
  if (event.repeat && presses && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/** Everything can be done from the keyboard: letters and arrows answer, `/` speaks, `?` helps, Ctrl Z takes back. */
export const useKeys = (actions: KeyActions): void => {
  const asked = useAsked()
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTheirs(event) || document.querySelector('dialog[open]')) return
    if (handle(event, asked, actions)) event.preventDefault()
  })
  // Before the first paint: a key pressed at once is not lost.
  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('keydown', (event) => press(event), { signal })
    window.addEventListener('keydown', holdBack, { signal, capture: true })
    return () => listening.abort()
  }, [])
}
