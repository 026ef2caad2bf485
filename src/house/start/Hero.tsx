import { useEffect, useState } from 'react'
import type { Door, StartFace, StartWords } from '../face/face.ts'
import type { SavedGame } from '../library/shelf.ts'
import { hrefOf } from '../routes/route.ts'
import { useKeptSeats } from '../table/keptSeats.ts'
import { goToTables } from '../table/StartTables.tsx'
import { useLanguage } from '../texts/language.tsx'
import { Button } from '../ui/Button.tsx'

const MAIN = { kind: 'main', className: 'start-main' } as const

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
    <li className="list">
      <Button name={words.name} to={hrefOf({ screen: 'page', page: of.page })} />
      <span className="soft">{words[done ?? 'hint']}</span>
    </li>
  )
}

const Ways = ({ start, words, newcomer }: WaysProps) => {
  const { texts } = useLanguage()
  return (
    <ul className="start-ways row">
      <li className="list">
        <Button name={texts.ui.start.together} to={goToTables} />
        <span className="soft">{words.togetherHint}</span>
      </li>
      {start?.practicePage && (
        <li className="list">
          <Button name={words.practise} to={hrefOf({ screen: 'page', page: start.practicePage })} />
          <span className="soft">{words.practiseHint}</span>
        </li>
      )}
      {start?.daily && words.daily && <Daily of={start.daily} words={words.daily} newcomer={newcomer} />}
    </ul>
  )
}

interface HeroProps extends WaysProps {
  readonly title: string
  /** Whose tables may wait; null: of all games. */
  readonly game: string | null
  readonly door: Door
  readonly last: SavedGame | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

/** The table that waits is the first thing one sees, then what was played last; whoever never played it learns it first, or sets out. */
export const Hero = ({ title, game, door, start, words, last, newcomer, busy, onBegin }: HeroProps) => {
  const { texts, format } = useLanguage()
  const waiting = useKeptSeats(({ seats }) => seats.find((seat) => game === null || seat.game === game))
  const lesson = newcomer && !waiting ? start?.firstLesson : undefined
  const Line = start?.cards?.Resume
  const tableOf = ({ table, as, role }: NonNullable<typeof waiting>): string =>
    texts.ui.start.resumeTable({ table, as: as ?? texts.roles[role].name })
  return (
    <section className="start-hero stack">
      <h1>{title}</h1>
      <p className="start-tagline">{door.lines[format.locale]}</p>
      {waiting && <Button {...MAIN} name={tableOf(waiting)} to={hrefOf({ screen: 'table', seat: waiting.id })} />}
      {last && <Button {...(!waiting && MAIN)} name={words.resume} to={hrefOf({ screen: 'saved', id: last.id })} />}
      {last && Line && <Line card={last.card} />}
      {lesson && <Button {...MAIN} name={words.learn} to={hrefOf({ screen: 'page', page: lesson })} />}
      {lesson && <p className="soft">{words.learnHint}</p>}
      {start?.begin && <Button {...(!lesson && !last && !waiting && MAIN)} name={words.begin} to={onBegin} disabled={busy} />}
      {start?.begin && !last && !waiting && <p className="soft">{words.beginHint}</p>}
      <Ways {...{ start, words, newcomer }} />
    </section>
  )
}
