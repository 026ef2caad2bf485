import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ExerciseEnd, GuideBox, type OpenExercise } from '../../../../../house/exercise/index.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { Button, type WayOn } from '../../../../../house/ui/Button.tsx'
import { costliestOf, type Remark } from '../../../practice/index.ts'
import { spellsOf, type TmrSpeech } from '../../../rules/public.ts'
import { costliestWords, remarkWords, useCoachTelling } from '../../coach/remarkWords.tsx'
import type { Framing } from '../../desk/framing.ts'
import { Picture } from '../../prompts/Picture.tsx'
import type { Listed } from '../../record/keptRecord.ts'
import { exercise } from '../exercise.ts'
import { hrefOfPractice, NO_SPELLS, usePractice } from '../speaking.ts'
import { KeptPage } from './KeptPage.tsx'
import { hrefOfJourney, journeyTable, type Step, useAnswerNames, useKeptRemarks, useTold } from './useJourney.ts'
import './journey.css'

interface StepperProps {
  readonly at: number
  readonly steps: readonly Step[]
  readonly said: string
  readonly worst: boolean
  readonly onStep: (at: number) => void
}

/** Where one is on the journey, what the answer taken was worth, and the way back and forth. */
const Stepper = ({ at, steps, said, worst, onStep }: StepperProps) => {
  const { journeys: words } = usePractice()
  const over = at >= steps.length
  const title = over ? words.over : words.step({ at: at + 1, of: steps.length })
  return (
    <GuideBox
      label={title}
      heading={title}
      step={words.round({ round: steps[Math.min(at, steps.length - 1)]?.round ?? 1 })}
      kind={worst ? 'cost' : 'again'}
    >
      <p role="status" className="journey-said">
        {said}
      </p>
      <div className="journey-stepper">
        <Button name={`← ${words.previous}`} to={() => onStep(at - 1)} disabled={at === 0} />
        <Button kind="main" name={`${words.next} →`} to={() => onStep(at + 1)} disabled={over} />
      </div>
    </GuideBox>
  )
}

/** What is said of an answer: its name, what it cost where it cost most, what it was worth. */
const useSaid = (
  remarks: readonly Remark[] | null,
  nameOf: ReturnType<typeof useAnswerNames>,
): ((seq: number | undefined) => { said: string; worst: boolean }) => {
  const { journeys: words } = usePractice()
  const telling = useCoachTelling()
  return (seq) => {
    if (seq === undefined) return { said: '', worst: false }
    const remark = remarks?.find((one) => one.seq === seq)
    if (!remark) return { said: remarks === null ? words.weighing : words.nothing, worst: false }
    const worst = remarks && costliestOf(remarks)
    const costly = worst?.seq === seq && costliestWords(telling, worst)
    const name = nameOf(remark)
    const told = remarkWords(telling, remark) ?? words.nothing
    return { said: [name && `${name}.`, costly, told].filter(Boolean).join(' '), worst: costly !== false }
  }
}

interface JourneyReplayProps {
  readonly journey: Listed
  /** The answer to begin with. */
  readonly seq: number | null
}

/** Which answer is shown; the present, by the card's own way, is the end of the journey. */
const useSteps = (seat: Seat<TmrSpeech>, steps: readonly Step[] | undefined, first: number) => {
  const [moved, setMoved] = useState<number | null>(null)
  const at = moved ?? first
  const shown = useStore(seat.store, (state) => state.replay !== null)
  const before = steps?.[at]?.n
  useEffect(() => {
    if (steps) void seat.showAt(before === undefined ? null : before - 1)
  }, [seat, steps, before])
  const wasShown = useRef(false)
  const last = steps?.length ?? 0
  useEffect(() => {
    if (wasShown.current && !shown) setMoved(last)
    wasShown.current = shown
  }, [shown, last])
  return { at, shown, setMoved }
}

const useFrame = ({ journey, seq }: JourneyReplayProps, { seat }: OpenExercise<TmrSpeech>): Framing | null => {
  const { journeys: words } = usePractice()
  const opened = useTold(seat)
  const { wanted } = journey.kept
  const nameOf = useAnswerNames(opened ? spellsOf(opened.view.spells, opened.board.sheet) : NO_SPELLS)
  const said = useSaid(useKeptRemarks(seat, opened, wanted), nameOf)
  const steps = opened?.steps
  const first = Math.max(0, steps?.findIndex((step) => step.seq === seq) ?? 0)
  const { at, shown, setMoved } = useSteps(seat, steps, first)
  const goal = useMemo(() => ({ spell: wanted, wanders: wanted === null }), [wanted])
  if (!steps) return null
  const { said: told, worst } = said(steps[at]?.seq)
  const ways: readonly WayOn[] = [
    { name: words.toPage, to: hrefOfJourney(journey.id), kind: 'main' },
    { name: words.again, to: () => setMoved(0) },
    { name: words.back, to: hrefOfPractice('carnet') },
  ]
  return {
    guide: <Stepper {...{ at, steps, said: told, worst }} onStep={setMoved} />,
    spoken: `${at >= steps.length ? words.over : words.step({ at: at + 1, of: steps.length })}. ${told}`,
    goal,
    advice: 'kept-back',
    home: { href: hrefOfJourney(journey.id), name: words.toPage },
    instead: shown ? null : <ExerciseEnd kind="journey-end" title={words.over} picture={<Picture of="ascent" />} ways={ways} />,
  }
}

/** A journey watched again on the board, answer after answer; nothing is asked. */
export const JourneyReplay = exercise<JourneyReplayProps>({
  laidOf: ({ journey }) => journeyTable(journey.kept.log),
  useFrame,
  Refused: ({ journey }) => <KeptPage journey={journey} why="gone" />,
})
