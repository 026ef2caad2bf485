import { LessonList, useStanding } from '../../../../house/exercise/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { LESSONS, PUZZLES } from '../../practice/index.ts'
import { ARTEFACTS } from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Inks } from '../cards/ink.tsx'
import { hrefOfPractice } from '../pages.ts'
import { usePracticeTexts, useTexts } from '../words.ts'
import { KEPT_LESSONS, solvedPositions, useLessonTexts } from './practice.ts'
import '../../../../house/ui/textPage.css'
import './practice.css'

/** A card that has the power of the lesson; the first game shows a scythe. */
const cardOf = (lesson: string): string => ARTEFACTS.find(({ power }) => power === lesson)?.id ?? 'faux-de-midi'

interface PartProps {
  readonly words: PracticeTexts
}

const Lessons = ({ words }: PartProps) => {
  const texts = useLessonTexts()
  const standing = useStanding(KEPT_LESSONS)
  if (!texts || !standing) return null
  const rows = LESSONS.map(({ id, steps }) => ({
    id,
    title: texts[id]?.title ?? '',
    href: hrefOfPractice('lecon', id),
    picture: (
      <span className="lesson-card">
        <CardFace id={cardOf(id)} />
      </span>
    ),
    steps: steps.length,
    progress: standing.get(id),
    done: false,
  }))
  return (
    <section className="practice-part" aria-labelledby="lessons">
      <h2 id="lessons">{words.lessons}</h2>
      <p className="practice-soft">{words.lessonsLead}</p>
      <LessonList rows={rows} />
    </section>
  )
}

const Positions = ({ words }: PartProps) => {
  const solved = solvedPositions()
  return (
    <section className="practice-part" aria-labelledby="positions">
      <h2 id="positions">{words.positions}</h2>
      <p className="practice-soft">
        {words.positionsLead({ solved: PUZZLES.filter(({ id }) => solved.has(id)).length, of: PUZZLES.length })}
      </p>
      <ol className="positions">
        {PUZZLES.map(({ id }, at) => (
          <li key={id}>
            <a
              className="button"
              href={hrefOfPractice('position', id)}
              data-solved={solved.has(id) || undefined}
              aria-label={words[solved.has(id) ? 'positionSolved' : 'position']({ number: at + 1 })}
            >
              {solved.has(id) && '✓ '}
              {at + 1}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** All that can be learnt and practised of the duel. */
export const Hub = () => {
  const { common } = useTexts().ui
  const words = usePracticeTexts()
  if (!words) return null
  return (
    <main className="text-page duel-practice">
      <Inks />
      <Button kind="quiet" name={`← ${common.back}`} to={hrefOf({ screen: 'page', page: ['duel'] })} />
      <h1>{words.title}</h1>
      <Lessons words={words} />
      <Positions words={words} />
    </main>
  )
}
