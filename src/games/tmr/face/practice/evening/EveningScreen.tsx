import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox, type OpenExercise } from '../../../../../house/exercise/index.ts'
import { ConfirmButton } from '../../../../../house/ui/ConfirmButton.tsx'
import { doneIn, type Evening, hoursLeft, makeEvening, type Situation, scoreOfEvening } from '../../../practice/index.ts'
import type { TmrSpeech } from '../../../rules/public.ts'
import type { Framing } from '../../desk/framing.ts'
import { keepDeed } from '../../record/keptRecord.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { exercise } from '../exercise.ts'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { Waiting } from '../Waiting.tsx'
import { EveningEnd } from './EveningEnd.tsx'
import { keptAs } from './keptEvenings.ts'
import { TaskList, useTaskWords } from './TaskList.tsx'
import './evening.css'

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
  const words = usePracticeTexts()?.evenings
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
  if (!words || !taskWords) return null
  const spokenTasks = evening.tasks.map((task, at) => (done[at] ? `${taskWords(task)}, ${words.done}` : taskWords(task)))
  return {
    guide: (
      <GuideBox label={words.list} heading={words.list} step={words.hours({ hours })}>
        <TaskList evening={evening} done={done} />
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
  const words = usePracticeTexts()?.evenings
  const evening = useMemo(() => (/^\d{1,9}$/.test(detail) ? makeEvening(Number(detail)) : null), [detail])
  return evening ? <EveningPlay evening={evening} /> : <Waiting reckoned={{ state: 'failed' }} failed={words?.unknown} />
}
