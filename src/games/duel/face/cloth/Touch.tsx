import { type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { mayTake, useAsked } from '../../../../house/question/index.ts'
import { useHere, useLook } from '../duel.ts'

/** Nearer than this it was a touch. */
const FAR = 10
/** How long what it was dropped on may take to be an answer, in ms: a question is not answered before it could be read. */
const PATIENCE = 2000

/** Touched as soon as it is an answer. */
const touchWhenOpen = (target: HTMLElement): void => {
  const touch = (): boolean => {
    if (!target.matches('[data-open]')) return false
    target.click()
    return true
  }
  const watch = new MutationObserver(() => touch() && watch.disconnect())
  watch.observe(target, { attributes: true, attributeFilter: ['data-open'] })
  setTimeout(() => watch.disconnect(), PATIENCE)
}

const returned = (card: HTMLElement): void => {
  delete card.dataset.dragged
  card.style.translate = ''
}

/** A card dragged is a card touched, and then what it is dropped on; dropped where it came from, it returns. */
const useDrag = (open: boolean, take: () => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const dragged = useRef(false)
  return {
    onPointerDown: ({ currentTarget, pointerId, button, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      from.current = open && button === 0 ? { x: clientX, y: clientY } : null
      dragged.current = false
      // A fast hand is off the card before it is known to drag it.
      if (from.current) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget: card, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      if (!dragged.current && Math.hypot(x, y) < FAR) return
      dragged.current = true
      card.dataset.dragged = ''
      card.style.translate = `${x}px ${y}px`
    },
    onPointerUp: ({ currentTarget: card, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      from.current = null
      if (!dragged.current) return
      const under = document.elementsFromPoint(clientX, clientY).filter((one) => !card.contains(one))
      returned(card)
      const home = card.closest('.hand, .camp')
      if (!under.some((one) => one.matches('.cloth')) || under.some((one) => one === home)) return
      const target = under.map((one) => one.closest<HTMLElement>('.touch')).find((one) => one && one !== card)
      take()
      if (target) touchWhenOpen(target)
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      from.current = null
      returned(currentTarget)
    },
    /** What was dragged was not clicked. */
    onClickCapture: (event: MouseEvent<HTMLElement>): void => {
      if (dragged.current) event.stopPropagation()
      dragged.current = false
    },
  }
}

interface TouchProps {
  /** The answer that touching it gives, if it is one now. */
  readonly answer: string
  readonly card: string
  /** What it is, in words. */
  readonly label: string
  readonly className?: string
  /** It is chosen, laid out, or about to fall. */
  readonly chosen?: boolean
  readonly shortcut?: string
  readonly children: ReactNode
}

/** A card on the cloth. Where it is an answer, touching gives it; else it is looked at closely, with why it is not one now. */
export const Touch = ({ answer: id, card, label, className = '', chosen = false, shortcut, children }: TouchProps) => {
  const { question, take } = useHere()
  const { turn } = useAsked()
  const look = useLook()
  const answer = question.answers.find((one) => one.id === id)
  const open = answer !== undefined && mayTake(question, answer, turn)
  const touch = (): void => {
    if (open) take(answer)
    else look({ kind: 'card', id: card, why: answer?.refusal ?? null })
  }
  const drag = useDrag(open, touch)
  return (
    <button
      type="button"
      className={`touch ${className}`}
      {...drag}
      data-open={open || undefined}
      data-shut={(answer?.refusal && turn === 'now') || undefined}
      data-chosen={chosen || undefined}
      data-card={card}
      aria-label={answer?.refusal ? `${label}. ${answer.refusal}` : label}
      aria-pressed={chosen || undefined}
      title={answer?.refusal ?? undefined}
      onClick={touch}
    >
      {children}
      {shortcut && (
        <span className="touch-key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}
