import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { plainLine, showsSomething } from '../../kit/name.ts'
import { type Audience, LONGEST_WORDS } from '../../kit/wire.ts'
import { PersonBadge } from '../people/index.ts'
import { useOwnSeat, useSeat } from '../seat/seat.ts'
import type { Talk } from '../seat/talk.ts'
import { useTexts } from '../texts/whole.tsx'
import { CheckField } from '../ui/fields.tsx'
import { AudienceField } from './AudienceField.tsx'
import { Refused } from './acts.tsx'
import { keyOf, useMaySpeak, useSpeakers, useSpeakingRole } from './speakers.ts'
import './words.css'

/** What was refused stays in the field, to be said again. */
const Speak = ({ talk }: { readonly talk: Talk }) => {
  const { words } = useTexts().ui
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

const WordsSaid = ({ talk }: { readonly talk: Talk }) => {
  const { words } = useTexts().ui
  const { heading } = useSpeakers()
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
          {line.wears && <PersonBadge wears={line.wears} />} <strong>{heading(line)}</strong> {line.text}
        </li>
      ))}
    </ul>
  )
}

/** All that was said at the table since one came, and a line to say something. */
export const WordsPane = () => {
  const { words } = useTexts().ui
  const { talk } = useOwnSeat()
  const role = useSpeakingRole()
  const spectatorsSpeak = useSeat((state) => state.table?.spectatorsSpeak === true)
  const maySpeak = useMaySpeak()
  if (!talk) return null
  return (
    <section className="words-pane" aria-label={words.title}>
      <WordsSaid talk={talk} />
      {maySpeak ? <Speak talk={talk} /> : <p className="soft">{words.silent}</p>}
      {role.kind === 'gardien' && (
        <CheckField label={words.letSpectators} checked={spectatorsSpeak} onChange={(may) => void talk.letSpectatorsSpeak(may)} />
      )}
    </section>
  )
}
