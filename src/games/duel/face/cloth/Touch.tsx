import type { ReactNode } from 'react'
import { mayTake, useAsked } from '../../../../house/question/index.ts'
import { useHere, useLook } from '../duel.ts'
import { useDrag } from './useDrag.ts'

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
