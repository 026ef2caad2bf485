import { type Guidance, LESSONS, type Lesson, type LessonText, nextLesson, type Progress } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../pages.ts'
import { RuleTag } from '../../reference/RuleTag.tsx'
import { usePracticeTexts } from '../words.ts'
import { useLessonTexts } from './lessonTexts.ts'
import './lesson.css'

interface LessonGuideProps {
  readonly lesson: Lesson
  readonly text: LessonText
  readonly progress: Progress
  readonly guidance: Guidance
  readonly onRetry: () => void
  readonly onRestart: () => void
}

/** What has been learnt, and where to go from here. */
const End = ({
  lesson,
  learnt,
  onRestart,
}: { readonly learnt: readonly string[] } & Pick<LessonGuideProps, 'lesson' | 'onRestart'>) => {
  const words = usePracticeTexts()
  const texts = useLessonTexts()
  const next = nextLesson(lesson.id)
  if (!words) return null
  const nextTitle = next && texts?.[next.id]?.title
  return (
    <div className="guide-end">
      <h3>{words.lessons.over}</h3>
      <ul>
        {learnt.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {next && nextTitle && (
        <a className="button" data-kind="main" href={hrefOfPractice('lecon', next.id)}>
          {words.lessons.next({ title: nextTitle })}
        </a>
      )}
      {!next && <p>{words.lessons.last}</p>}
      <div className="guide-ways">
        <a className="button" href={hrefOfPractice()}>
          {words.hub.back}
        </a>
        <button type="button" className="button" data-kind="quiet" onClick={onRestart}>
          {words.lessons.restart}
        </button>
      </div>
    </div>
  )
}

/** Beside the question: what came of the last act and why, and what to do now. */
export const LessonGuide = ({ lesson, text, progress, guidance, onRetry, onRestart }: LessonGuideProps) => {
  const words = usePracticeTexts()?.lessons
  if (!words) return null
  const { intro, comment, ask, learnt } = guidance
  const number = LESSONS.indexOf(lesson) + 1
  const retries = progress.retryFrom !== null
  return (
    <section className="guide" aria-label={words.guide} data-kind={comment?.kind}>
      <h2 className="guide-title">
        {words.name({ number, title: text.title })}
        <span className="guide-step">{words.step({ at: Math.min(progress.at + 1, progress.of), of: progress.of })}</span>
      </h2>
      {intro && <p>{intro}</p>}
      {comment && (
        <p className="guide-comment">
          {comment.text} <RuleTag rule={comment.rule} />
        </p>
      )}
      {retries && (
        <div className="guide-retry">
          <button type="button" className="button" data-kind="main" onClick={onRetry}>
            {words.retry}
          </button>
          <p>{words.retryHint}</p>
        </div>
      )}
      {!retries && ask && <p className="guide-ask">{ask}</p>}
      {progress.finished && <End {...{ lesson, learnt, onRestart }} />}
    </section>
  )
}
