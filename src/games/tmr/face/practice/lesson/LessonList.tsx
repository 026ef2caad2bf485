import { useShellTexts } from '../../../../../house/texts/shellWords.tsx'
import type { Progress } from '../../../../../kit/lessons/index.ts'
import { LESSONS, type Lesson } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../pages.ts'
import { Picture, type Pictured } from '../../prompts/Picture.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { useStanding } from './keptLessons.ts'
import { useLessonTexts } from './lessonTexts.ts'

/** What a lesson shows beside its name; one that is not here shows the open land. */
const PICTURES: Readonly<Record<string, Pictured>> = {
  ascent: 'ascent',
  encounter: 'mangeur',
  water: 'wet',
  casting: 'targeting',
  reserves: 'cast',
  servants: 'messager',
  lost: 'changeur',
  whirls: 'tourbillon-blanc',
  dragon: 'reve-de-dragon',
  night: 'asleep',
}

type State = 'done' | 'begun' | 'new'

const stateOf = (progress: Progress | undefined, done: boolean): State => {
  if (progress && !progress.finished && progress.last !== null) return 'begun'
  return done || progress?.finished ? 'done' : 'new'
}

interface RowProps {
  readonly lesson: Lesson
  readonly number: number
  readonly state: State
  readonly progress: Progress | undefined
  readonly next: boolean
}

const Row = ({ lesson, number, state, progress, next }: RowProps) => {
  const words = useShellTexts().lessons
  const text = useLessonTexts()?.[lesson.id]
  if (!text) return null
  const says = {
    done: words.done,
    begun: words.begun({ at: progress?.at ?? 0, of: lesson.steps.length }),
    new: words.steps({ count: lesson.steps.length }),
  }
  return (
    <li className="lesson-row" data-state={state} data-next={next || undefined}>
      <a href={hrefOfPractice('lecon', lesson.id)}>
        <span className="lesson-number" aria-hidden="true">
          {state === 'done' ? '✓' : number}
        </span>
        <Picture of={PICTURES[lesson.id] ?? 'free'} />
        <span className="lesson-title">{text.title}</span>
        <span className="lesson-state">{says[state]}</span>
      </a>
    </li>
  )
}

/** The ten in their order, each with where one stands in it; the one to take next is marked. */
export const LessonList = () => {
  const words = usePracticeTexts()?.lessons
  const standing = useStanding()
  const record = useRecord()
  if (!words || !standing || !record) return null
  const done = new Set(record.lessons.map(({ id }) => id))
  const rows = LESSONS.map((lesson) => {
    const progress = standing.get(lesson.id)
    return { lesson, progress, state: stateOf(progress, done.has(lesson.id)) }
  })
  const next = rows.find(({ state }) => state === 'begun') ?? rows.find(({ state }) => state === 'new')
  return (
    <section className="practice-part" aria-labelledby="lessons">
      <h2 id="lessons">{words.title}</h2>
      <p className="practice-soft">{words.progress({ done: done.size, of: LESSONS.length })}</p>
      <ol className="lesson-list">
        {rows.map((row, at) => (
          <Row key={row.lesson.id} {...row} number={at + 1} next={row === next} />
        ))}
      </ol>
    </section>
  )
}
