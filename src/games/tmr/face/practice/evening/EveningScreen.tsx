import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { ExerciseEnd, GuideBox, type OpenExercise } from '../../../../../house/exercise/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { ConfirmButton } from '../../../../../house/ui/ConfirmButton.tsx'
import {
  doneIn,
  type Evening,
  type Expectation,
  hoursLeft,
  makeEvening,
  type Situation,
  scoreOfEvening,
  type Task,
} from '../../../practice/index.ts'
import { findSpell, type TmrSpeech } from '../../../rules/public.ts'
import { type Reckoning, useReckoned } from '../../coach/useReckoned.ts'
import type { Framing } from '../../desk/framing.ts'
import { Picture } from '../../prompts/Picture.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { exercise } from '../exercise.ts'
import { Missing } from '../Page.tsx'
import { hrefOfPractice, otherNumber, spellLand, useLanguage, usePractice, useSpellName, useSpellTexts } from '../speaking.ts'
import { keptAs } from './EveningPart.tsx'
import './evening.css'

interface EveningEndProps {
  readonly evening: Evening
  readonly score: number
  readonly reckoned: Reckoning<Expectation>
  readonly onAgain: () => void
}

/** Less than half a spell off is as expected. */
const NEAR = 0.5

const Expected = ({ score, expected }: { readonly score: number; readonly expected: Expectation }) => {
  const { format } = useLanguage()
  const { evenings: words } = usePractice()
  const verdict = score > expected.mean + NEAR ? 'above' : score < expected.mean - NEAR ? 'below' : 'equal'
  const mean = format.number(Math.round(expected.mean * 10) / 10)
  return (
    <>
      <p>{words[verdict]}</p>
      <p>{words.expected({ mean, nights: expected.nights })}</p>
      <p>{words.shares}</p>
      <ul className="evening-shares">
        {expected.spread.map((share, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the count.
          <li key={count}>{words.share({ count, share: format.probability(Math.round(share * 100) / 100) })}</li>
        ))}
      </ul>
    </>
  )
}

/** In place of a question: what was done before dawn, against what the best known play expects. */
const EveningEnd = ({ evening, score, reckoned, onAgain }: EveningEndProps) => {
  const { format } = useLanguage()
  const { evenings: words, hub } = usePractice()
  const ways: readonly WayOn[] = [
    { name: words.next, to: hrefOfPractice('soiree', String(otherNumber())), kind: 'main' },
    { name: words.again, to: onAgain },
    { name: hub.back, to: hrefOfPractice() },
  ]
  const title = words.over({ count: score, of: evening.tasks.length })
  return (
    <ExerciseEnd kind="evening-end" title={title} picture={<Picture of="ascent" />} ways={ways}>
      {reckoned.state === 'now' && (
        <p role="status">{words.expecting({ percent: format.percent(Math.round(reckoned.done * 100)) })}</p>
      )}
      {reckoned.state === 'failed' && <p role="status">{words.noExpectation}</p>}
      {reckoned.state === 'there' && <Expected score={score} expected={reckoned.answer} />}
    </ExerciseEnd>
  )
}

/** What a task is called; null until the names of spells are there. */
const useTaskWords = (): ((task: Task) => string) | null => {
  const { texts } = useLanguage()
  const { evenings: words } = usePractice()
  const nameOf = useSpellName()
  const nameTask = ({ spell, how }: Task): string => {
    const known = findSpell({}, spell)
    return words[how]({ spell: nameOf(spell), land: known ? spellLand(texts, known) : '' })
  }
  return useSpellTexts() && nameTask
}

/** Nights played by the best known play: more say little more, and take long. */
const NIGHTS = 6

const WANDERS: Framing['goal'] = { spell: null, wanders: true }

type Entries = Situation['entries']

interface EveningProps {
  readonly evening: Evening
}

const useFrame = (
  { evening }: EveningProps,
  { seat, room }: OpenExercise<TmrSpeech>,
  onAgain: () => void,
): Omit<Framing, 'home'> | null => {
  const { format } = useLanguage()
  const { evenings: words } = usePractice()
  const taskWords = useTaskWords()
  const view = useStore(seat.store, (state) => state.view)
  const [finished, setFinished] = useState(false)
  const reckoned = useReckoned<'evening'>({ kind: 'evening', evening, nights: NIGHTS })
  const entries = room.entries as Entries
  const done = doneIn(evening, entries)
  const hours = view ? hoursLeft(evening, view.clock) : 0
  const over = view !== null && (finished || hours === 0 || done.every(Boolean))
  const expected = reckoned.state === 'there' ? reckoned.answer : null
  const score = scoreOfEvening(evening, entries)
  useEffect(() => {
    if (!over || !expected) return
    void keepDeed({ list: 'evenings', entry: { id: evening.id, at: Date.now(), score, expected: expected.mean } })
  }, [over, expected, evening, score])
  if (!taskWords) return null
  const spokenTasks = evening.tasks.map((task, at) => (done[at] ? `${taskWords(task)}, ${words.done}` : taskWords(task)))
  return {
    guide: (
      <GuideBox label={words.list} heading={words.list} step={words.hours({ hours })}>
        <ul className="evening-tasks">
          {evening.tasks.map((task, at) => (
            <li key={`${task.how} ${task.spell}`} data-done={done[at] || undefined}>
              <span aria-hidden="true">{done[at] ? '✓' : '☾'}</span> {taskWords(task)}
              {done[at] && <span className="visually-hidden">, {words.done}</span>}
            </li>
          ))}
        </ul>
        {!over && <ConfirmButton label={words.finish} question={words.finishSure} quiet onConfirm={() => setFinished(true)} />}
      </GuideBox>
    ),
    spoken: `${format.labelled(words.list, format.and(spokenTasks))}. ${words.hours({ hours })}`,
    goal: WANDERS,
    instead: over ? <EveningEnd {...{ evening, score, reckoned, onAgain }} /> : null,
  }
}

const EveningPlay = exercise<EveningProps>({
  laidOf: ({ evening }) => ({ from: { setup: evening.setup }, keptAs: keptAs(evening) }),
  useFrame,
})

/** An evening by its number: come back to where it was left. */
export const EveningScreen = ({ detail }: { readonly detail: string }) => {
  const { evenings: words } = usePractice()
  const evening = useMemo(() => (/^\d{1,9}$/.test(detail) ? makeEvening(Number(detail)) : null), [detail])
  return evening ? <EveningPlay evening={evening} /> : <Missing told={words.unknown} />
}
