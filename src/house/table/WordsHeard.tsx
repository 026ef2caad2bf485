import { useStore } from 'zustand'
import { PersonBadge } from '../people/index.ts'
import { useOwnSeat } from '../seat/seat.ts'
import type { Talk } from '../seat/talk.ts'
import { useTexts } from '../texts/whole.tsx'
import { CloseTool } from '../ui/Tool.tsx'
import { useMaySpeak, useSpeakers } from './speakers.ts'
import './words.css'

interface HeardProps {
  readonly talk: Talk
  /** Opens all that was said. */
  readonly onReply: () => void
}

const Heard = ({ talk, onReply }: HeardProps) => {
  const { words } = useTexts().ui
  const { heading } = useSpeakers()
  const maySpeak = useMaySpeak()
  const fresh = useStore(talk.store, (state) => state.fresh)
  return (
    <section className="words-heard" aria-label={words.heard}>
      {fresh.map((line) => (
        <div key={line.id} className="message words-bubble" data-whisper={line.to === 'all' ? undefined : true}>
          <p>
            {line.wears && <PersonBadge wears={line.wears} />} <strong>{heading(line)}</strong> {line.text}
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

/** What others have just said, wherever one looks; it goes away by itself. It is heard in the game's live region. */
export const WordsHeard = ({ onReply }: Pick<HeardProps, 'onReply'>) => {
  const { talk } = useOwnSeat()
  return talk && <Heard talk={talk} onReply={onReply} />
}

const Count = ({ talk }: Pick<HeardProps, 'talk'>) => {
  const { words } = useTexts().ui
  const count = useStore(talk.store, (state) => state.unread)
  return count > 0 ? (
    <span className="words-unread">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words.unread({ count })}</span>
    </span>
  ) : null
}

/** How many lines were not in sight yet. */
export const UnreadWords = () => {
  const { talk } = useOwnSeat()
  return talk && <Count talk={talk} />
}
