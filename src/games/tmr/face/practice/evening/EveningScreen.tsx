import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { GuideBox } from '../../../../../house/lessons/index.ts'
import { ConfirmButton } from '../../../../../house/ui/ConfirmButton.tsx'
import { Unopened } from '../../../../../house/ui/Unopened.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { doneIn, type Evening, hoursLeft, makeEvening, type Situation, scoreOfEvening } from '../../../practice/index.ts'
import type { Framing } from '../../desk/framing.ts'
import { PlayScreen } from '../../play/table.tsx'
import { keepDeed } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import type { Sandbox } from '../drill/openSandbox.ts'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { useExercise } from '../useExercise.ts'
import { Waiting } from '../Waiting.tsx'
import { EveningEnd } from './EveningEnd.tsx'
import { keptAs } from './keptEvenings.ts'
import { TaskList, useTaskWords } from './TaskList.tsx'
import '../ways.css'
import './evening.css'

/** Nights played by the best known play: more say little more, and take long. */
const NIGHTS = 6

const WANDERS: Framing['goal'] = { spell: null, wanders: true }

type Entries = Situation['entries']

interface PlayedProps {
  readonly evening: Evening
  readonly sandbox: Sandbox
  readonly onAgain: () => void
}

const Played = ({ evening, sandbox, onAgain }: PlayedProps) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  const taskWords = useTaskWords()
  const view = useStore(sandbox.seat.store, (state) => state.view)
  const [finished, setFinished] = useState(false)
  const reckoned = useReckoned<'evening'>({ kind: 'evening', evening, nights: NIGHTS })
  const entries = sandbox.entries() as Entries
  const done = doneIn(evening, entries)
  const hours = view ? hoursLeft(evening, view.clock) : 0
  const over = view !== null && (finished || hours === 0 || done.every(Boolean))
  const expected = reckoned.state === 'there' ? reckoned.answer : null
  const score = scoreOfEvening(evening, entries)
  useEffect(() => {
    if (!over || !expected) return
    void keepDeed({ list: 'evenings', entry: { id: evening.id, at: Date.now(), score, expected: expected.mean } })
  }, [over, expected, evening, score])
  if (!practice || !taskWords) return null
  const { evenings: words, hub } = practice
  const spokenTasks = evening.tasks.map((task, at) => (done[at] ? `${taskWords(task)}, ${words.done}` : taskWords(task)))
  const framing: Framing = {
    guide: (
      <GuideBox label={words.list}>
        <h2 className="guide-title">
          {words.list}
          <span className="guide-step">{words.hours({ hours })}</span>
        </h2>
        <TaskList evening={evening} done={done} />
        {!over && <ConfirmButton label={words.finish} question={words.finishSure} quiet onConfirm={() => setFinished(true)} />}
      </GuideBox>
    ),
    spoken: `${format.labelled(words.list, format.and(spokenTasks))}. ${words.hours({ hours })}`,
    goal: WANDERS,
    home: { href: hrefOfPractice(), name: hub.title },
    ...(over ? { instead: <EveningEnd {...{ evening, score, reckoned, onAgain }} /> } : {}),
  }
  return <PlayScreen seat={sandbox.seat} framing={framing} />
}

const Opened = ({ evening }: { readonly evening: Evening }) => {
  const [begun, setBegun] = useState(0)
  const exercise = useMemo(() => ({ id: keptAs(evening), setup: evening.setup }), [evening])
  const sandbox = useExercise(exercise, begun)
  if (sandbox === null || isRefusal(sandbox)) return <Unopened refusal={sandbox} />
  return <Played key={begun} {...{ evening, sandbox }} onAgain={() => setBegun(begun + 1)} />
}

/** An evening by its number: come back to where it was left. */
export const EveningScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.evenings
  const evening = useMemo(() => (/^\d{1,9}$/.test(detail) ? makeEvening(Number(detail)) : null), [detail])
  return evening ? <Opened evening={evening} /> : <Waiting reckoned={{ state: 'failed' }} failed={words?.unknown} />
}
