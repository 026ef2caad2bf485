import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox, type OpenExercise, UnknownLesson } from '../../../../house/exercise/index.ts'
import { addressOf } from '../../../../house/routes/route.ts'
import { chanceDice } from '../../../../house/seat/chanceDice.ts'
import { ShareLine } from '../../../../house/table/ShareLine.tsx'
import { Button, type WayOn } from '../../../../house/ui/Button.tsx'
import { dateOf, today } from '../../../../house/ui/day.ts'
import { Waiting } from '../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../kit/refusal.ts'
import {
  bestDefence,
  type DayDone,
  dayLine,
  LEARNER,
  PUZZLES,
  type Puzzle,
  puzzleOf,
  puzzleOfDay,
  refutationOf,
  setupOf,
  standingOfTurn,
} from '../../practice/index.ts'
import { tableSeen, type View } from '../../rules/public.ts'
import { Sentence } from '../cards/Sentence.tsx'
import { type DuelSpeech, useHere } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { keepDay } from '../start/days.ts'
import { useLanguage } from '../words.ts'
import { HINTS, PuzzleHint, refutedWords, superfluousWords, useHintWords } from './PuzzleHint.tsx'
import { exercise, keepSolved, type PracticeWords, usePracticeWords, withPractice } from './practice.ts'
import './practice.css'

interface PuzzleProps {
  readonly puzzle: Puzzle
  /** As the position of that day; null: as one of all. */
  readonly day: string | null
}

/** Hints taken since the page was opened: a position begun again keeps them. */
const TAKEN = new Map<string, number>()

const useTaken = ({ puzzle: { id }, day }: PuzzleProps): readonly [number, () => void] => {
  const [taken, setTaken] = useState(TAKEN.get(id) ?? 0)
  const take = (): void => {
    TAKEN.set(id, taken + 1)
    setTaken(taken + 1)
    if (day) keepDay(day, (done) => ({ ...done, hints: Math.max(done.hints, taken + 1) }))
  }
  return [taken, take]
}

/** How it stands, and in words: what refutes the try, or what could have been left out. */
const useTrying = ({ puzzle, day }: PuzzleProps, { seat }: OpenExercise<DuelSpeech>) => {
  const language = useLanguage()
  const words = usePracticeWords()
  const view = useStore(seat.store, (state) => state.view)
  const notices = useStore(seat.store, (state) => state.notices)
  const table = useMemo(() => view && tableSeen(view), [view])
  const standing = useMemo(() => (table ? standingOfTurn(table, LEARNER) : 'open'), [table])
  const refutation = useMemo(() => (table && standing === 'lost' ? refutationOf(table, LEARNER) : null), [table, standing])
  const more = standing === 'solved' ? superfluousWords(language, words, puzzle, notices) : ''
  const [done, setDone] = useState<DayDone | null>(null)
  useEffect(() => {
    if (standing === 'solved') keepSolved(puzzle.id)
    if (!day) return
    if (standing === 'lost') setDone(keepDay(day, (before) => ({ ...before, tries: before.tries + 1 })))
    if (standing === 'solved') setDone(keepDay(day, (before) => ({ ...before, solved: more ? 'more' : 'clean' })))
  }, [standing, puzzle, day, more])
  const said = {
    open: words.task,
    lost: words.lost,
    solved: more ? words.solvedWith({ what: more }) : words.solved,
  }
  return {
    standing,
    done,
    said: said[standing],
    refuted: refutation && refutedWords(language, words, refutation),
  }
}

const Shared = ({ done }: { readonly done: DayDone }) => (
  <ShareLine label={usePracticeWords().day.line} text={dayLine(done)} url={addressOf(hrefOfPractice('jour', done.day))} />
)

const headingOf = ({ puzzle, day }: PuzzleProps, words: PracticeWords, locale: string): readonly [string, string | undefined] => {
  const at = PUZZLES.indexOf(puzzle) + 1
  return day
    ? [words.day.of({ day: dateOf(locale, day) }), undefined]
    : [words.position({ number: at }), `${at} / ${PUZZLES.length}`]
}

/** What is asked and the hints taken give way to the answers of a card that is laid out. */
const Task = (box: ComponentProps<typeof GuideBox>) => <GuideBox {...box} folds={Boolean(useHere().question.laid)} />

const useFrame = (of: PuzzleProps, open: OpenExercise<DuelSpeech>, onAgain: () => void) => {
  const { puzzle, day } = of
  const { format } = useLanguage()
  const words = usePracticeWords()
  const { standing, done, said, refuted } = useTrying(of, open)
  const [taken, take] = useTaken(of)
  const hint = useHintWords({ puzzle, taken })
  const hinted = standing === 'open' && taken > 0
  const next = day ? undefined : PUZZLES[PUZZLES.indexOf(puzzle) + 1]
  // After that of a day, and after the last, one chooses among all.
  const on = next ? { name: words.next, to: hrefOfPractice('position', next.id) } : { name: words.title, to: hrefOfPractice() }
  const ways: readonly (WayOn | false)[] = [
    standing === 'solved' && { ...on, kind: 'main' },
    standing !== 'open' && { name: words.again, to: onAgain, ...(standing === 'lost' && { kind: 'main' as const }) },
    standing !== 'solved' && taken < HINTS && { name: words.hint({ number: taken + 1, of: HINTS }), to: take },
  ]
  const [heading, step] = headingOf(of, words, format.locale)
  const guide: ReactNode = (
    <Task
      {...{ label: words.guide, heading, step, kind: standing === 'lost' ? 'cost' : 'why' }}
      ways={ways.filter((way) => way !== false)}
    >
      <p>
        <Sentence text={said} />
      </p>
      {refuted && (
        <p className="guide-comment">
          <Sentence text={refuted} />
        </p>
      )}
      {hinted && <PuzzleHint {...{ puzzle, taken }} />}
      {done?.solved && standing === 'solved' && <Shared done={done} />}
    </Task>
  )
  return { guide, spoken: [said, refuted, hinted && hint].filter(Boolean).join(' ') }
}

/** The other seat defends as well as can be. */
const Solving = exercise<PuzzleProps>({
  laidOf: async ({ puzzle: { position } }) => {
    const setup = (await import('../../rules/index.ts')).duel.parseSetup(setupOf(position))
    if (isRefusal(setup)) return setup
    return {
      from: { setup },
      // HID-2: dice that nobody types.
      dice: chanceDice(),
      others: {
        seats: setup.seats.flatMap(({ id }) => (id === LEARNER ? [] : [id])),
        reply: (_, view) => {
          const table = tableSeen(view as View)
          return table.phase === 'defence' && table.fight?.by === LEARNER ? bestDefence(table, LEARNER) : null
        },
      },
    }
  },
  useFrame,
})

/** One turn to wake them: a position by its name. */
export const PuzzleScreen = withPractice(({ detail }: { readonly detail: string }) => {
  const { title } = usePracticeWords()
  const puzzle = puzzleOf(detail)
  return puzzle ? <Solving puzzle={puzzle} day={null} /> : <UnknownLesson back={{ name: title, href: hrefOfPractice() }} />
})

/** The position of a day, the same for everybody; without one, of today. */
export const DayScreen = withPractice(({ detail }: { readonly detail: string }) => {
  const words = usePracticeWords()
  // Begun before midnight, it stays that of its day.
  const [now] = useState(today)
  const day = detail || now
  const puzzle = day > now ? null : puzzleOfDay(day)
  if (puzzle) return <Solving {...{ puzzle, day }} />
  return (
    <Waiting told={words.day.notYet}>
      <Button name={words.title} to={hrefOfPractice()} />
    </Waiting>
  )
})
