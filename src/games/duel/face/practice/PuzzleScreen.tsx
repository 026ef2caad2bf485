import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox, type OpenExercise, UnknownLesson } from '../../../../house/exercise/index.ts'
import { chanceDice } from '../../../../house/seat/chanceDice.ts'
import type { WayOn } from '../../../../house/ui/Button.tsx'
import { isRefusal } from '../../../../kit/refusal.ts'
import { bestDefence, LEARNER, PUZZLES, type Puzzle, puzzleOf, setupOf, standingOfTurn } from '../../practice/index.ts'
import { tableSeen, type View } from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { cardName, useLanguage, usePracticeTexts } from '../words.ts'
import { exercise, keepSolved } from './practice.ts'
import './practice.css'

/** What must be played, in the words of its cards. */
const useSolution = ({ kind }: Puzzle, words: PracticeTexts): string => {
  const { texts, format } = useLanguage()
  const name = (id: string): string => cardName(texts, id)
  const plays = kind.plays.map(({ card, at }) =>
    at.length === 0 ? name(card) : words.aimed({ card: name(card), at: format.and(at.map(name)) }),
  )
  return words.solution({ plays: format.and(plays), waker: name(kind.waker) })
}

interface PuzzleProps {
  readonly puzzle: Puzzle
  readonly words: PracticeTexts
}

const useFrame = ({ puzzle, words }: PuzzleProps, { seat }: OpenExercise<DuelSpeech>, onAgain: () => void) => {
  const view = useStore(seat.store, (state) => state.view)
  const standing = useMemo(() => (view ? standingOfTurn(tableSeen(view), LEARNER) : 'open'), [view])
  useEffect(() => {
    if (standing === 'solved') keepSolved(puzzle.id)
  }, [standing, puzzle])
  const [shown, setShown] = useState(false)
  const solution = useSolution(puzzle, words)
  const at = PUZZLES.indexOf(puzzle)
  const next = PUZZLES[at + 1]
  const spoken = standing === 'solved' ? words.solved : standing === 'lost' ? words.lost : words.task
  const ways: readonly (WayOn | false)[] = [
    standing === 'solved' && next !== undefined && { name: words.next, to: hrefOfPractice('position', next.id), kind: 'main' },
    standing !== 'open' && { name: words.again, to: onAgain },
    standing !== 'solved' && !shown && { name: words.show, to: () => setShown(true), kind: 'quiet' },
  ]
  const guide = (
    <GuideBox
      label={words.guide}
      heading={words.position({ number: at + 1 })}
      step={`${at + 1} / ${PUZZLES.length}`}
      kind={standing === 'lost' ? 'cost' : 'why'}
      ways={ways.filter((way) => way !== false)}
    >
      <p>{spoken}</p>
      {shown && standing !== 'solved' && <p className="guide-comment">{solution}</p>}
    </GuideBox>
  )
  return { guide, spoken }
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
export const PuzzleScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()
  const puzzle = puzzleOf(detail)
  if (!words) return null
  return puzzle ? <Solving {...{ puzzle, words }} /> : <UnknownLesson back={{ name: words.title, href: hrefOfPractice() }} />
}
