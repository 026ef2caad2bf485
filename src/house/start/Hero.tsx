import { useEffect, useState } from 'react'
import type { Door, GameCard, Page, StartFace, StartWords } from '../face/face.ts'
import type { SavedGame } from '../library/library.ts'
import { hrefOf } from '../routes/route.ts'
import { type KeptSeat, useKeptSeats } from '../table/keptSeats.ts'
import { goToTables } from '../table/StartTables.tsx'
import { useLanguage } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'

interface ResumeProps {
  readonly id: string
  readonly card: GameCard
  readonly start: StartFace | null
  readonly words: StartWords
  /** The one thing to do here. */
  readonly main: boolean
}

const Resume = ({ id, card, start, words, main }: ResumeProps) => {
  const Line = start?.cards?.Resume
  return (
    <>
      <a
        className={main ? 'button start-main' : 'button'}
        data-kind={main ? 'main' : undefined}
        href={hrefOf({ screen: 'saved', id })}
      >
        {words.resume}
      </a>
      {Line && <Line card={card} />}
    </>
  )
}

/** The table that waits is the first thing one sees. */
const ResumeTable = ({ waiting: { id, table, as, role } }: { readonly waiting: KeptSeat }) => {
  const { texts } = useLanguage()
  const words = texts.ui.start.resumeTable({ table, as: as ?? texts.roles[role].name })
  return (
    <a className="button start-main start-table" data-kind="main" href={hrefOf({ screen: 'table', seat: id })}>
      {words}
    </a>
  )
}

interface WaysProps {
  readonly start: StartFace | null
  readonly words: StartWords
  readonly newcomer: boolean
}

interface DailyProps {
  readonly of: NonNullable<StartFace['daily']>
  readonly words: NonNullable<StartWords['daily']>
  readonly newcomer: boolean
}

/** What today brings. Whoever is new has not played it: nothing is fetched to know that. */
const Daily = ({ of, words, newcomer }: DailyProps) => {
  const [done, setDone] = useState<'won' | 'lost' | null>(null)
  useEffect(() => {
    if (!newcomer) of.done().then(setDone, () => {})
  }, [of, newcomer])
  return (
    <li>
      <Button name={words.name} to={hrefOf({ screen: 'page', page: of.page })} />
      <span className="start-soft">{words[done ?? 'hint']}</span>
    </li>
  )
}

/** Together, to learn it, or what today brings. */
const Ways = ({ start, words, newcomer }: WaysProps) => {
  const { texts } = useLanguage()
  return (
    <ul className="start-ways">
      <li>
        <Button name={texts.ui.start.together} to={goToTables} />
        <span className="start-soft">{words.togetherHint}</span>
      </li>
      {start?.practicePage && (
        <li>
          <Button name={words.practise} to={hrefOf({ screen: 'page', page: start.practicePage })} />
          <span className="start-soft">{words.practiseHint}</span>
        </li>
      )}
      {start?.daily && words.daily && <Daily of={start.daily} words={words.daily} newcomer={newcomer} />}
    </ul>
  )
}

interface BeginProps {
  readonly words: StartWords
  readonly busy: boolean
  readonly onBegin: () => void
  /** The one thing to do here. */
  readonly main: boolean
}

const BeginHere = ({ words, busy, onBegin, main }: BeginProps) => (
  <button
    type="button"
    className={main ? 'button start-main' : 'button'}
    data-kind={main ? 'main' : undefined}
    disabled={busy}
    onClick={onBegin}
  >
    {words.begin}
  </button>
)

/** Whoever never played it learns it first, or sets out. */
const First = ({ lesson, words, busy, onBegin }: Omit<BeginProps, 'main'> & { readonly lesson: Page }) => (
  <>
    <a className="button start-main" data-kind="main" href={hrefOf({ screen: 'page', page: lesson })}>
      {words.learn}
    </a>
    <p className="start-soft">{words.learnHint}</p>
    <BeginHere {...{ words, busy, onBegin }} main={false} />
  </>
)

interface HeroProps extends WaysProps {
  readonly title: string
  /** Whose tables may wait; null: of all games. */
  readonly game: string | null
  readonly door: Door
  readonly last: SavedGame | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

export const Hero = ({ title, game, door, start, words, last, newcomer, busy, onBegin }: HeroProps) => {
  const { format } = useLanguage()
  const waiting = useKeptSeats(({ seats }) => seats.find((seat) => game === null || seat.game === game))
  const lesson = newcomer && !waiting ? start?.firstLesson : undefined
  return (
    <section className="start-hero">
      <h1>{title}</h1>
      <p className="start-tagline">{door.lines[format.locale]}</p>
      {waiting && <ResumeTable waiting={waiting} />}
      {last && <Resume id={last.id} card={last.card} start={start} words={words} main={!waiting} />}
      {lesson && <First {...{ lesson, words, busy, onBegin }} />}
      {!lesson && start?.begin !== undefined && <BeginHere {...{ words, busy, onBegin }} main={!last && !waiting} />}
      {!last && !waiting && start?.begin !== undefined && <p className="start-soft">{words.beginHint}</p>}
      <Ways {...{ start, words, newcomer }} />
    </section>
  )
}
