import { LessonList, useStanding, WaysOn } from '../../../../house/exercise/index.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { today } from '../../../../house/ui/day.ts'
import { dayLine, LESSONS, PUZZLES, type Puzzle, playOf } from '../../practice/index.ts'
import { ARTEFACTS } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { Inks } from '../cards/ink.tsx'
import { hrefOfPractice } from '../pages.ts'
import { dayDone } from '../start/days.ts'
import { useTexts } from '../words.ts'
import { KEPT_LESSONS, solvedPositions, usePracticeWords, withPractice } from './practice.ts'
import '../../../../house/ui/textPage.css'
import './practice.css'

/** A card that has the power of the lesson; the first game shows a scythe. */
const cardOf = (lesson: string): string => ARTEFACTS.find(({ power }) => power === lesson)?.id ?? 'faux-de-midi'

const Lessons = () => {
  const words = usePracticeWords()
  const standing = useStanding(KEPT_LESSONS)
  if (!standing) return null
  const rows = LESSONS.map(({ id, steps }) => ({
    id,
    title: words.lessonTexts[id]?.title ?? '',
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
    <section className="practice-part stack" aria-labelledby="lessons">
      <h2 id="lessons">{words.lessons}</h2>
      <p className="soft">{words.lessonsLead}</p>
      <LessonList rows={rows} />
    </section>
  )
}

const Today = () => {
  const { day } = usePracticeWords()
  const done = dayDone(today())
  return (
    <section className="practice-part stack" data-whole aria-labelledby="day">
      <h2 id="day">{day.title}</h2>
      <p className="soft">{done?.solved ? day.done({ line: dayLine(done) }) : day.lead}</p>
      <WaysOn ways={[{ name: done?.solved ? day.see : day.open, to: hrefOfPractice('jour'), kind: 'main' }]} />
    </section>
  )
}

interface NumbersProps {
  readonly title: string
  readonly puzzles: readonly Puzzle[]
  readonly solved: ReadonlySet<unknown>
}

const Numbers = ({ title, puzzles, solved }: NumbersProps) => {
  const words = usePracticeWords()
  return (
    <>
      <h3>{title}</h3>
      <ol className="positions">
        {puzzles.map((puzzle) => {
          const [number, isSolved] = [PUZZLES.indexOf(puzzle) + 1, solved.has(puzzle.id)]
          return (
            <li key={puzzle.id}>
              <a
                className="button"
                href={hrefOfPractice('position', puzzle.id)}
                data-solved={isSolved || undefined}
                aria-label={words[isSolved ? 'positionSolved' : 'position']({ number })}
              >
                {isSolved && '✓ '}
                {number}
              </a>
            </li>
          )
        })}
      </ol>
    </>
  )
}

const isShort = ({ line }: Puzzle): boolean => line.filter((command) => playOf(command)).length === 1

const Positions = () => {
  const words = usePracticeWords()
  const solved = solvedPositions()
  return (
    <section className="practice-part stack" aria-labelledby="positions">
      <h2 id="positions">{words.positions}</h2>
      <p className="soft">
        {words.positionsLead({ solved: PUZZLES.filter(({ id }) => solved.has(id)).length, of: PUZZLES.length })}
      </p>
      <Numbers solved={solved} title={words.oneCard} puzzles={PUZZLES.filter(isShort)} />
      <Numbers solved={solved} title={words.severalCards} puzzles={PUZZLES.filter((puzzle) => !isShort(puzzle))} />
    </section>
  )
}

/** All that can be learnt and practised of the duel. */
export const Hub = withPractice(() => {
  const { common } = useTexts().ui
  return (
    <main className="text-page stack duel-practice">
      <Inks />
      <Button kind="back" name={common.back} to={hrefOf({ screen: 'page', page: ['duel'] })} />
      <h1>{usePracticeWords().title}</h1>
      <Today />
      <Lessons />
      <Positions />
    </main>
  )
})
