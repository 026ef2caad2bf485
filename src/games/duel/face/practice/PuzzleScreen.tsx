import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox, type Opener, UnknownLesson, useOpenLesson } from '../../../../house/lessons/index.ts'
import type { Framing } from '../../../../house/play/index.ts'
import type { Seat } from '../../../../house/seat/seat.ts'
import { Unopened } from '../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../kit/refusal.ts'
import { LEARNER, PUZZLES, type Puzzle, puzzleOf, standingOfTurn } from '../../practice/index.ts'
import { tableSeen } from '../../rules/public.ts'
import type { PracticeTexts } from '../../texts/index.ts'
import type { DuelSpeech } from '../duel.ts'
import { hrefOfPractice } from '../pages.ts'
import { PlayScreen } from '../play/table.tsx'
import { useLanguage } from '../words/language.tsx'
import { cardName } from '../words/named.ts'
import { openPuzzle } from './openPuzzle.ts'
import { keepSolved } from './solved.ts'
import { usePracticeTexts } from './words.ts'
import './practice.css'

/** Begun anew each time, never led back. */
const OPENER: Opener<Puzzle, { readonly seat: Seat<DuelSpeech> }> = { open: openPuzzle, forget: async () => {} }

interface SolvingProps {
  readonly puzzle: Puzzle
  readonly seat: Seat<DuelSpeech>
  readonly words: PracticeTexts
  readonly onAgain: () => void
}

/** What must be played, in the words of its cards. */
const useSolution = ({ kind }: Puzzle, words: PracticeTexts): string => {
  const { texts, format } = useLanguage()
  const name = (id: string): string => cardName(texts, id)
  const plays = kind.plays.map(({ card, at }) =>
    at.length === 0 ? name(card) : words.aimed({ card: name(card), at: format.and(at.map(name)) }),
  )
  return words.solution({ plays: format.and(plays), waker: name(kind.waker) })
}

const Guide = ({ puzzle, words, standing, onAgain }: Omit<SolvingProps, 'seat'> & { readonly standing: string }) => {
  const [shown, setShown] = useState(false)
  const solution = useSolution(puzzle, words)
  const at = PUZZLES.indexOf(puzzle)
  const next = PUZZLES[at + 1]
  return (
    <GuideBox label={words.guide} kind={standing === 'lost' ? 'cost' : 'why'}>
      <h2 className="guide-title">
        {words.position({ number: at + 1 })} <span className="guide-step">{`${at + 1} / ${PUZZLES.length}`}</span>
      </h2>
      <p>{standing === 'solved' ? words.solved : standing === 'lost' ? words.lost : words.task}</p>
      {shown && standing !== 'solved' && <p className="guide-comment">{solution}</p>}
      <div className="position-ways">
        {standing === 'solved' && next && (
          <a className="button" data-kind="main" href={hrefOfPractice('position', next.id)}>
            {words.next}
          </a>
        )}
        {standing !== 'open' && (
          <button type="button" className="button" onClick={onAgain}>
            {words.again}
          </button>
        )}
        {standing !== 'solved' && !shown && (
          <button type="button" className="button" data-kind="quiet" onClick={() => setShown(true)}>
            {words.show}
          </button>
        )}
      </div>
    </GuideBox>
  )
}

const Solving = ({ seat, ...props }: SolvingProps) => {
  const { puzzle, words } = props
  const view = useStore(seat.store, (state) => state.view)
  const standing = useMemo(() => (view ? standingOfTurn(tableSeen(view), LEARNER) : 'open'), [view])
  useEffect(() => {
    if (standing === 'solved') keepSolved(puzzle.id)
  }, [standing, puzzle])
  const spoken = standing === 'solved' ? words.solved : standing === 'lost' ? words.lost : words.task
  const framed: Framing = {
    guide: <Guide {...props} standing={standing} />,
    spoken,
    home: { href: hrefOfPractice(), name: words.title },
  }
  return <PlayScreen seat={seat} framing={framed} />
}

const Opened = ({ puzzle }: { readonly puzzle: Puzzle }) => {
  const [begun, setBegun] = useState(0)
  const open = useOpenLesson(OPENER, puzzle, begun)
  const words = usePracticeTexts()
  if (open === null || isRefusal(open) || !words) return <Unopened refusal={open && isRefusal(open) ? open : null} />
  return <Solving key={begun} {...{ puzzle, words }} seat={open.seat} onAgain={() => setBegun(begun + 1)} />
}

/** One turn to wake them: a position by its name. */
export const PuzzleScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()
  const puzzle = puzzleOf(detail)
  if (puzzle) return <Opened puzzle={puzzle} />
  return words && <UnknownLesson back={{ name: words.title, href: hrefOfPractice() }} />
}
