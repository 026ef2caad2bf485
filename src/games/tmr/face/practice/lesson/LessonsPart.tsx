import { LessonList, useStanding } from '../../../../../house/lessons/index.ts'
import { LESSONS } from '../../../practice/index.ts'
import { Picture, type Pictured } from '../../prompts/Picture.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { KEPT_LESSONS } from './keptLessons.ts'
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

/** The ten lessons, each with where one stands in it. */
export const LessonsPart = () => {
  const words = usePracticeTexts()?.lessons
  const texts = useLessonTexts()
  const standing = useStanding(KEPT_LESSONS)
  const record = useRecord()
  if (!words || !texts || !standing || !record) return null
  const done = new Set(record.lessons.map(({ id }) => id))
  const rows = LESSONS.map(({ id, steps }) => ({
    id,
    title: texts[id]?.title ?? '',
    href: hrefOfPractice('lecon', id),
    picture: <Picture of={PICTURES[id] ?? 'free'} />,
    steps: steps.length,
    progress: standing.get(id),
    done: done.has(id),
  }))
  return (
    <section className="practice-part" aria-labelledby="lessons">
      <h2 id="lessons">{words.title}</h2>
      <p className="practice-soft">{words.progress({ done: done.size, of: LESSONS.length })}</p>
      <LessonList rows={rows} />
    </section>
  )
}
