import type { ReactNode } from 'react'
import { isRoomy, useRoomy } from '../ui/roomy.ts'
import { foldStop } from './answers.ts'
import { changeAnswering, useAnswering, useAsked } from './context.ts'

interface FoldProps {
  readonly name: string
  readonly summary: ReactNode
  readonly className?: string
  /** A long list, or what is no answer to this question: it stays folded beside free room. */
  readonly apart?: boolean
  readonly children: ReactNode
}

/** Answers folded away: keys take them once they are seen. */
export const Fold = ({ name, summary, className = '', apart = false, children }: FoldProps) => {
  const { question, answering } = useAsked()
  const unfolded = useAnswering((state) => state.unfolded)
  const marked = useAnswering((state) => state.marked === foldStop(name))
  const roomy = useRoomy()
  const toggle = (open: boolean): void => {
    if (open !== unfolded.includes(name))
      changeAnswering(answering, question.id, { unfolded: open ? [...unfolded, name] : unfolded.filter((one) => one !== name) })
  }
  return (
    <details
      ref={apart ? undefined : roomy}
      className={`card-note ${className}`}
      data-fold={foldStop(name)}
      data-marked={marked || undefined}
      open={unfolded.includes(name)}
      onToggle={({ currentTarget }) => {
        toggle(currentTarget.open)
        if (currentTarget.open && !isRoomy(currentTarget)) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
