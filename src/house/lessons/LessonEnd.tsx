import type { ReactNode } from 'react'
import { Card } from '../question/index.ts'
import { useShellTexts } from '../texts/shellWords.tsx'
import { Learnt } from './Learnt.tsx'
import './lesson.css'

interface LessonEndProps {
  readonly picture: ReactNode
  readonly learnt: readonly string[]
  /** Null: it was the last. */
  readonly next: { readonly title: string; readonly href: string } | null
  /** What is said after the last, and where it leads. */
  readonly last: { readonly text: string; readonly name: string; readonly href: string }
  readonly back: { readonly name: string; readonly href: string }
  readonly onRestart: () => void
}

/** In place of a question: what has been learnt, and where to go from here. */
export const LessonEnd = ({ picture, learnt, next, last, back, onRestart }: LessonEndProps) => {
  const { lessons } = useShellTexts()
  return (
    <Card kind="lesson-end" title={lessons.over} picture={picture}>
      <Learnt lines={learnt} />
      {next ? (
        <a className="button" data-kind="main" href={next.href}>
          {lessons.next({ title: next.title })}
        </a>
      ) : (
        <>
          <p>{last.text}</p>
          <a className="button" data-kind="main" href={last.href}>
            {last.name}
          </a>
        </>
      )}
      <div className="lesson-ways">
        <a className="button" href={back.href}>
          {back.name}
        </a>
        <button type="button" className="button" onClick={onRestart}>
          {lessons.restart}
        </button>
      </div>
    </Card>
  )
}
