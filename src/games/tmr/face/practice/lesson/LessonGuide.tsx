import { type ReactNode, useState } from 'react'
import { type Guidance, LESSONS, type Lesson, type LessonText, type Progress } from '../../../practice/index.ts'
import { useDensity } from '../../prompts/density.ts'
import { RuleTag } from '../../reference/RuleTag.tsx'
import { usePracticeTexts } from '../../words/language.tsx'
import '../guide.css'
import './lesson.css'

interface LessonGuideProps {
  readonly lesson: Lesson
  readonly text: LessonText
  readonly progress: Progress
  readonly guidance: Guidance
  readonly onRetry: () => void
}

const Title = ({ lesson, text, progress: { at, of } }: Pick<LessonGuideProps, 'lesson' | 'text' | 'progress'>) => {
  const words = usePracticeTexts()?.lessons
  return (
    words && (
      <h2 className="guide-title">
        {words.name({ number: LESSONS.indexOf(lesson) + 1, title: text.title })}
        <span className="guide-step">{words.step({ at: Math.min(at + 1, of), of })}</span>
      </h2>
    )
  )
}

/** What came of the last act and why. */
const Told = ({ guidance: { intro, comment } }: Pick<LessonGuideProps, 'guidance'>) => (
  <>
    {intro && <p>{intro}</p>}
    {comment && (
      <p className="guide-comment">
        {comment.text} <RuleTag rule={comment.rule} />
      </p>
    )}
  </>
)

/** A screen at least so high has room for the words above the question. */
const HIGH = 700

/** Where there is little room: a line that says what to do, and opens on the rest. */
const Line = ({ line, children }: { readonly line: string; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(() => window.innerHeight >= HIGH)
  return (
    <details className="guide-line" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{line}</summary>
      {children}
    </details>
  )
}

type ShownProps = Omit<LessonGuideProps, 'onRetry'>

/** As much as there is room for; what an error costs is always said whole. */
const Shown = ({ lesson, text, progress, guidance }: ShownProps) => {
  const words = usePracticeTexts()?.lessons
  const tight = useDensity() === 'tight'
  const title = <Title {...{ lesson, text, progress }} />
  if (tight && progress.retryFrom !== null) return <Told guidance={guidance} />
  if (tight)
    return (
      <Line line={guidance.ask ?? words?.end ?? ''}>
        {title}
        <Told guidance={guidance} />
      </Line>
    )
  return (
    <>
      {title}
      <Told guidance={guidance} />
      {progress.retryFrom === null && guidance.ask && <p className="guide-ask">{guidance.ask}</p>}
    </>
  )
}

/** Beside the question: what came of the last act and why, and what to do now. */
export const LessonGuide = ({ onRetry, ...shown }: LessonGuideProps) => {
  const words = usePracticeTexts()?.lessons
  if (!words) return null
  const { progress, guidance } = shown
  return (
    <section className="guide" aria-label={words.guide} data-kind={guidance.comment?.kind}>
      <Shown {...shown} />
      {progress.retryFrom !== null && (
        <div className="guide-retry">
          <button type="button" className="button" data-kind="main" onClick={onRetry}>
            {words.retry}
          </button>
          <p>{words.retryHint}</p>
        </div>
      )}
    </section>
  )
}
