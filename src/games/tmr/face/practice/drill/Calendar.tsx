import { useState } from 'react'
import { dateOf, today } from '../../../../../house/ui/day.ts'
import { Icon } from '../../../../../house/ui/Icon.tsx'
import { calendarOf, type PracticeRecord } from '../../../practice/index.ts'
import { hrefOfPractice, useLanguage, usePractice } from '../speaking.ts'

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
export const Calendar = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const words = usePractice().drills.daily
  const [month, setMonth] = useState(() => today().slice(0, 7))
  const name = new Intl.DateTimeFormat(format.locale, { month: 'long', year: 'numeric' }).format(noonOf(`${month}-01`))
  const isNow = month === today().slice(0, 7)
  return (
    <details className="fold">
      <summary>{words.calendar}</summary>
      <div className="calendar-head">
        <button type="button" className="tool" aria-label={words.earlier} onClick={() => setMonth(monthFrom(month, -1))}>
          <Icon of="earlier" />
        </button>
        <strong aria-live="polite">{name}</strong>
        <button
          type="button"
          className="tool"
          aria-label={words.later}
          disabled={isNow}
          onClick={() => setMonth(monthFrom(month, 1))}
        >
          <Icon of="later" />
        </button>
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
