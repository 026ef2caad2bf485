import { useState } from 'react'
import { Button } from '../../../../../house/ui/Button.tsx'
import { dateOf, dayOf, today } from '../../../../../house/ui/day.ts'
import { Icon } from '../../../../../house/ui/Icon.tsx'
import { Tool } from '../../../../../house/ui/Tool.tsx'
import {
  calendarOf,
  DRILL_KINDS,
  type DrillKind,
  dailyName,
  isProvisional,
  leadsOn,
  missedIn,
  type PracticeRecord,
  ratingNow,
  streakOf,
} from '../../../practice/index.ts'
import type { Genre } from '../../../rules/public.ts'
import { GenreGlyph } from '../../board/GenreGlyph.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { Part } from '../Page.tsx'
import { hrefOfPractice, useLanguage, usePractice } from '../speaking.ts'
import './drill.css'

/** 2026-11, so many months away. */
const monthFrom = (month: string, away: number): string => {
  const [year = 0, at = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, at - 1 + away, 1)).toISOString().slice(0, 7)
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00`)

/** Weeks begin on Monday: empty places before the first. */
const placesBefore = (month: string): number => (noonOf(`${month}-01`).getDay() + 6) % 7

interface DayProps {
  readonly day: string
  readonly score: number | null
}

const Day = ({ day, score }: DayProps) => {
  const { format } = useLanguage()
  const words = usePractice().drills.daily
  const name = dateOf(format.locale, day)
  const figure = Number(day.slice(8))
  if (day > today())
    return (
      <span className="calendar-day" data-state="to-come" title={words.dayToCome({ day: name })}>
        {figure}
      </span>
    )
  const told =
    score === null ? words.dayOpen({ day: name }) : words.dayDone({ day: name, score: format.percent(Math.round(score * 100)) })
  const state = score === null ? 'open' : score === 1 ? 'right' : 'missed'
  return (
    <a className="calendar-day" data-state={state} href={hrefOfPractice('jour', day)} aria-label={told} title={told}>
      {figure}
      <span aria-hidden="true">{score === null ? '' : score === 1 ? '◆' : '◇'}</span>
    </a>
  )
}

/** The questions of the day, month by month: those answered, and those that still can be. */
const Calendar = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const words = usePractice().drills.daily
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const name = new Intl.DateTimeFormat(format.locale, { month: 'long', year: 'numeric' }).format(noonOf(`${month}-01`))
  return (
    <details className="fold">
      <summary>{words.calendar}</summary>
      <div className="calendar-head">
        <Tool name={words.earlier} to={() => setMonth(monthFrom(month, -1))}>
          <Icon of="earlier" />
        </Tool>
        <strong aria-live="polite">{name}</strong>
        <Tool name={words.later} to={() => setMonth(monthFrom(month, 1))} disabled={month === today().slice(0, 7)}>
          <Icon of="later" />
        </Tool>
      </div>
      <div className="calendar-days">
        {placesBefore(month) > 0 && <span style={{ gridColumn: `span ${placesBefore(month)}` }} />}
        {calendarOf(record.drills, month).map(({ day, score }) => (
          <Day key={day} day={day} score={score} />
        ))}
      </div>
    </details>
  )
}

interface RecordProps {
  readonly record: PracticeRecord
}

const doneToday = ({ drills }: PracticeRecord) => drills.find(({ id }) => id === dailyName(today()))

/** Which of the questions is the one to go on with: that of the day until it is answered; null while lessons are. */
const leadOf = (record: PracticeRecord): 'daily' | 'other' | null =>
  leadsOn(record) === 'lesson' ? null : doneToday(record) ? 'other' : 'daily'

const kindOf = (leads: boolean) => (leads ? 'main' : undefined)

/** Days running; one alone is no streak. */
export const Streak = () => {
  const words = usePractice().drills.daily
  const record = useRecord()
  const days = record ? streakOf(record.drills, today(), dayOf) : 0
  return days > 1 && <p className="soft">{words.streak({ days })}</p>
}

const DailyPart = ({ record }: RecordProps) => {
  const words = usePractice().drills.daily
  const { format } = useLanguage()
  const done = doneToday(record)
  const lead = done ? words.doneToday({ score: format.percent(Math.round(done.score * 100)) }) : words.lead
  return (
    <Part id="daily" title={words.title} lead={lead}>
      <Streak />
      <Button kind={kindOf(leadOf(record) === 'daily')} name={done ? words.see : words.open} to={hrefOfPractice('jour')} />
      <Calendar record={record} />
    </Part>
  )
}

/** The land that stands for each theme, as for the lessons. */
const LANDS: Readonly<Record<DrillKind, Genre>> = {
  land: 'collines',
  encounter: 'foret',
  water: 'lac',
  lost: 'desert',
  reserve: 'monts',
  count: 'cite',
}

/** Each theme, with how it went so far. */
const Themes = ({ record }: RecordProps) => {
  const { drills: words } = usePractice()
  const doneOf = (kind: string): string => {
    const drills = record.drills.filter((drill) => drill.kind === kind)
    const right = drills.filter(({ score }) => score === 1).length
    return drills.length > 0 ? words.themeDone({ right, done: drills.length }) : ''
  }
  return (
    <ul className="drill-themes" aria-label={words.theme}>
      {DRILL_KINDS.map((kind) => (
        <li key={kind}>
          <a href={hrefOfPractice('question', kind)}>
            <GenreGlyph genre={LANDS[kind]} size={40} />
            <span>{words.kinds[kind]}</span> <small>{doneOf(kind)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What was missed, and the race. */
const OtherWays = ({ record }: RecordProps) => {
  const { review, race } = usePractice().drills
  const missed = missedIn(record).length
  return (
    <>
      <p className="drill-other">
        {missed > 0 ? review.lead({ count: missed }) : review.none}{' '}
        {missed > 0 && <a href={hrefOfPractice('revoir')}>{review.open}</a>}
      </p>
      <p className="drill-other">
        <a href={hrefOfPractice('course')}>{race.title}</a>
      </p>
    </>
  )
}

/** Drills on the page of practice: that of the day, and as many others as one likes. */
export const DrillsPart = () => {
  const { drills: words, lessons } = usePractice()
  const record = useRecord()
  if (!record) return null
  const rating = ratingNow(record)
  const figure = { rating: Math.round(rating.rating) }
  const count = record.drills.length
  const standing = isProvisional(rating) ? words.provisional(figure) : words.rating(figure)
  return (
    <>
      <DailyPart record={record} />
      <Part id="drills" title={words.title} lead={words.lead}>
        <p className="soft">{count === 0 ? words.unrated : `${standing} ${words.done({ count })}`}</p>
        <Button kind={kindOf(leadOf(record) === 'other')} name={lessons.train} to={hrefOfPractice('question')} />
        <Themes record={record} />
        <OtherWays record={record} />
      </Part>
    </>
  )
}
