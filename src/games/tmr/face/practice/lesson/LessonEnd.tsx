import { Learnt } from '../../../../../house/lessons/index.ts'
import { Card } from '../../../../../house/question/index.ts'
import { useShellTexts } from '../../../../../house/texts/shellWords.tsx'
import { type Lesson, nextLesson } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../pages.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { usePracticeTexts } from '../../words/language.tsx'
import { useLessonTexts } from './lessonTexts.ts'
import '../ways.css'

interface LessonEndProps {
  readonly lesson: Lesson
  readonly learnt: readonly string[]
  readonly onRestart: () => void
}

/** In place of a question: what has been learnt, and where to go from here. */
export const LessonEnd = ({ lesson, learnt, onRestart }: LessonEndProps) => {
  const words = usePracticeTexts()
  const { lessons } = useShellTexts()
  const texts = useLessonTexts()
  const next = nextLesson(lesson.id)
  const nextTitle = next && texts?.[next.id]?.title
  if (!words) return null
  return (
    <Card kind="lesson-end" title={lessons.over} picture={<Picture of="ascent" />}>
      <Learnt lines={learnt} />
      {next && nextTitle && (
        <a className="button" data-kind="main" href={hrefOfPractice('lecon', next.id)}>
          {lessons.next({ title: nextTitle })}
        </a>
      )}
      {!next && <p>{words.lessons.last}</p>}
      <div className="practice-ways">
        <a className="button" href={hrefOfPractice()}>
          {words.hub.back}
        </a>
        <button type="button" className="button" onClick={onRestart}>
          {lessons.restart}
        </button>
      </div>
    </Card>
  )
}
