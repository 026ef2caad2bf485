import { LessonList, useStanding } from '../../../../../house/exercise/index.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { LESSONS, leadsOn } from '../../../practice/index.ts'
import type { Genre } from '../../../rules/public.ts'
import { GenreGlyph } from '../../board/GenreGlyph.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePractice } from '../../words/language.tsx'
import { Part } from '../Page.tsx'
import { keptLesson } from './lessonsOn.tsx'
import { useLessonTexts } from './lessonTexts.ts'
import './lessonMap.css'

const KEPT_LESSONS = LESSONS.map(keptLesson)

/** The land that each opens on the small map; one that is not here has the plains. */
const LANDS: Readonly<Record<string, Genre>> = {
  ascent: 'cite',
  encounter: 'foret',
  water: 'lac',
  casting: 'sanctuaire',
  reserves: 'monts',
  servants: 'pont',
  lost: 'desert',
  whirls: 'gouffre',
  dragon: 'desolation',
  night: 'necropole',
}

/** To and fro over so many columns, every other cell half a step lower: the row and the column of each. */
const winding = (at: number, abreast: number): string => {
  const [row, place] = [Math.floor(at / abreast), at % abreast]
  const column = row % 2 === 0 ? place : abreast - 1 - place
  return `${2 * row + 1 + (column % 2)} / ${3 * column + 1}`
}

/** The ten lessons as a way over a small map: a cell is opened by what was learnt on it. */
export const LessonsPart = () => {
  const { lessons: words } = usePractice()
  const texts = useLessonTexts()
  const standing = useStanding(KEPT_LESSONS)
  const record = useRecord()
  if (!texts || !standing || !record) return null
  const done = new Set(record.lessons.map(({ id }) => id))
  const rows = LESSONS.map(({ id, steps }, at) => ({
    id,
    style: { '--at': winding(at, 4), '--narrow': winding(at, 3) },
    title: texts[id]?.title ?? '',
    href: hrefOfPractice('lecon', id),
    picture: <GenreGlyph genre={LANDS[id] ?? 'plaines'} />,
    steps: steps.length,
    progress: standing.get(id),
    done: done.has(id),
  }))
  const onward = leadsOn(record) === 'lesson' ? rows.find((row) => !row.done) : undefined
  return (
    <Part id="lessons" title={words.title} lead={words.progress({ done: done.size, of: LESSONS.length })}>
      {onward && <Button kind="main" name={done.size === 0 ? words.first : words.next} to={onward.href} />}
      <div className="lesson-map">
        <LessonList rows={rows} />
      </div>
    </Part>
  )
}
