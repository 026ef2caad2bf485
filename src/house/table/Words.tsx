import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { plainLine, showsSomething } from '../../kit/name.ts'
import { type Audience, LONGEST_WORDS, type WireWords } from '../../kit/wire.ts'
import { PersonBadge } from '../people/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import type { Talk } from '../seat/talk.ts'
import { useTexts } from '../texts/whole.tsx'
import { CheckField } from '../ui/fields.tsx'
import { CloseTool } from '../ui/Tool.tsx'
import { AudienceField } from './AudienceField.tsx'
import { Refused } from './acts.tsx'
import { keyOf, useMaySpeak, useSpeakers, useSpeakingRole } from './speakers.ts'
import './words.css'

/** Nothing of this is shown where one is alone. */
const useTalk = (): Talk => {
  const { talk } = useOwnSeat()
  if (!talk) throw new Error('nobody is heard here')
  return talk
}

const Line = ({ line }: { readonly line: WireWords }) => {
  const { heading } = useSpeakers()
  return (
    <>
      {line.wears && <PersonBadge wears={line.wears} />} <strong>{heading(line)}</strong> {line.text}
    </>
  )
}

/** What others have just said, wherever one looks; it goes away by itself. `onReply`: opens all that was said. It is heard in the game's live region. */
export const WordsHeard = ({ onReply }: { readonly onReply: () => void }) => {
  const { words } = useTexts().ui
  const talk = useTalk()
  const maySpeak = useMaySpeak()
  const fresh = useStore(talk.store, (state) => state.fresh)
  return (
    <section className="words-heard" aria-label={words.heard}>
      {fresh.map((line) => (
        <div key={line.id} className="message words-bubble" data-whisper={line.to === 'all' ? undefined : true}>
          <p>
            <Line line={line} />
          </p>
          <button type="button" className="tool" onClick={onReply}>
            {maySpeak ? words.reply : words.read}
          </button>
          <CloseTool to={() => talk.read()} />
        </div>
      ))}
    </section>
  )
}

/** How many lines were not in sight yet. */
export const UnreadWords = () => {
  const { words } = useTexts().ui
  const count = useStore(useTalk().store, (state) => state.unread)
  return (
    count > 0 && (
      <span className="words-unread">
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{words.unread({ count })}</span>
      </span>
    )
  )
}

/** What was refused stays in the field, to be said again. */
const Speak = () => {
  const { words } = useTexts().ui
  const talk = useTalk()
  const [text, setText] = useState('')
  const [to, setTo] = useState<Audience>('all')
  const refusal = useStore(talk.store, (state) => state.refusal)
  const line = plainLine(text)
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!showsSomething(line) || !(await talk.speak(line, to))) return
    setText('')
    // What comes next is for all again: a whisper is chosen each time.
    setTo('all')
  }
  return (
    <form className="speak" onSubmit={(event) => void say(event)}>
      <AudienceField value={to} onChange={setTo} />
      <div className="speak-line">
        <input
          className="typed"
          aria-label={words.line}
          placeholder={words.placeholder}
          maxLength={LONGEST_WORDS}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button" data-kind="main" disabled={!showsSomething(line)}>
          {words.say}
        </button>
      </div>
      {refusal && <Refused why={refusal} />}
    </form>
  )
}

const WordsSaid = () => {
  const { words } = useTexts().ui
  const talk = useTalk()
  const lines = useStore(talk.store, (state) => state.words)
  const end = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (lines.length === 0) return
    talk.read()
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [talk, lines])
  if (lines.length === 0) return <p className="soft words-empty">{words.empty}</p>
  return (
    <ul className="words-said">
      {lines.map((line, at) => (
        <li
          key={`${keyOf(line.from)} ${line.id}`}
          ref={at === lines.length - 1 ? end : null}
          data-whisper={line.to === 'all' ? undefined : true}
        >
          <Line line={line} />
        </li>
      ))}
    </ul>
  )
}

/** All that was said at the table since one came, and a line to say something. */
export const WordsPane = () => {
  const { words } = useTexts().ui
  const talk = useTalk()
  const role = useSpeakingRole()
  const spectatorsSpeak = useSeat((state) => state.table?.spectatorsSpeak === true)
  const maySpeak = useMaySpeak()
  return (
    <section className="words-pane" aria-label={words.title}>
      <WordsSaid />
      {maySpeak ? <Speak /> : <p className="soft">{words.silent}</p>}
      {role.kind === 'gardien' && (
        <CheckField label={words.letSpectators} checked={spectatorsSpeak} onChange={(may) => void talk.letSpectatorsSpeak(may)} />
      )}
    </section>
  )
}
