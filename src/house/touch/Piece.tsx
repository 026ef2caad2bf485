import type { ReactNode } from 'react'
import { useHere } from '../play/index.ts'
import { mayTake, useAnswering, useAsked } from '../question/index.ts'
import { useDrag } from './drag.ts'

interface PieceProps {
  /** The answer that touching it gives, if it is one now. */
  readonly answer: string
  readonly label: string
  readonly className?: string
  /** It is chosen, laid out, or about to fall. */
  readonly chosen?: boolean
  readonly shortcut?: string
  /** Held, or touched where it is no answer now; with why not, where that can be said. */
  readonly onLook: (why: string | null) => void
  readonly children: ReactNode
}

/**
 * A thing on the table. Where it is an answer, touching gives it, and it can be dragged: inside its `data-field`, out of its `data-zone`.
 * Dropped on another piece, that one's answer is given too, if the question that then stands has it open.
 */
export const Piece = ({ answer: id, label, className = '', chosen = false, shortcut, onLook, children }: PieceProps) => {
  const { question, take, drop } = useHere()
  const { turn } = useAsked()
  const marked = useAnswering((state) => state.marked === id)
  const answer = question.answers.find((one) => one.id === id)
  const open = answer !== undefined && mayTake(question, answer, turn)
  const look = (): void => onLook(answer?.refusal ?? null)
  /** Whoever is quicker than the question meant the answer, not a closer look. */
  const isAnswer = answer !== undefined && !answer.refusal
  const drag = useDrag(open, (onto) => answer && drop(answer, onto), look)
  return (
    <button
      type="button"
      className={`touch ${className}`}
      {...drag}
      data-piece={id}
      data-open={open || undefined}
      data-shut={(answer?.refusal && turn === 'now') || undefined}
      data-chosen={chosen || undefined}
      data-marked={marked || undefined}
      aria-label={answer?.refusal ? `${label}. ${answer.refusal}` : label}
      aria-pressed={chosen || undefined}
      title={answer?.refusal ?? undefined}
      onClick={() => (open ? take(answer) : isAnswer || look())}
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
