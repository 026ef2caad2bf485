import { today } from '../../../../../house/ui/day.ts'
import {
  DRILL_KINDS,
  type DrillKind,
  dailyName,
  isProvisional,
  leadsOn,
  missedIn,
  type PracticeRecord,
  ratingNow,
} from '../../../practice/index.ts'
import type { Genre } from '../../../rules/public.ts'
import { GenreGlyph } from '../../board/GenreGlyph.tsx'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { Calendar } from './Calendar.tsx'
import { Streak } from './Streak.tsx'
import './drill.css'

interface Kept {
  readonly record: PracticeRecord
}

const doneToday = ({ drills }: PracticeRecord) => drills.find(({ id }) => id === dailyName(today()))

/** Which of the questions is the one to go on with: that of the day until it is answered; null while lessons are. */
const leadOf = (record: PracticeRecord): 'daily' | 'other' | null =>
  leadsOn(record) === 'lesson' ? null : doneToday(record) ? 'other' : 'daily'

const kindOf = (leads: boolean): { readonly 'data-kind'?: 'main' } => (leads ? { 'data-kind': 'main' } : {})

const DailyPart = ({ record }: Kept) => {
  const words = usePracticeTexts()?.drills.daily
  const { format } = useLanguage()
  if (!words) return null
  const done = doneToday(record)
  return (
    <section className="practice-part" aria-labelledby="daily">
      <h2 id="daily">{words.title}</h2>
      <p className="practice-soft">
        {done ? words.doneToday({ score: format.percent(Math.round(done.score * 100)) }) : words.lead}
      </p>
      <Streak />
      <a className="button practice-way" {...kindOf(leadOf(record) === 'daily')} href={hrefOfPractice('jour')}>
        {done ? words.see : words.open}
      </a>
      <Calendar record={record} />
    </section>
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
const Themes = ({ record }: Kept) => {
  const words = usePracticeTexts()?.drills
  if (!words) return null
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
const OtherWays = ({ record }: Kept) => {
  const words = usePracticeTexts()?.drills
  if (!words) return null
  const missed = missedIn(record).length
  return (
    <>
      <p className="drill-other">
        {missed > 0 ? words.review.lead({ count: missed }) : words.review.none}{' '}
        {missed > 0 && <a href={hrefOfPractice('revoir')}>{words.review.open}</a>}
      </p>
      <p className="drill-other">
        <a href={hrefOfPractice('course')}>{words.race.title}</a>
      </p>
    </>
  )
}

/** Drills on the page of practice: that of the day, and as many others as one likes. */
export const DrillsPart = () => {
  const practice = usePracticeTexts()
  const record = useRecord()
  if (!practice || !record) return null
  const { drills: words, lessons } = practice
  const rating = ratingNow(record)
  const figure = { rating: Math.round(rating.rating) }
  const count = record.drills.length
  return (
    <>
      <DailyPart record={record} />
      <section className="practice-part" aria-labelledby="drills">
        <h2 id="drills">{words.title}</h2>
        <p className="practice-soft">{words.lead}</p>
        <p className="practice-soft">
          {count === 0
            ? words.unrated
            : `${isProvisional(rating) ? words.provisional(figure) : words.rating(figure)} ${words.done({ count })}`}
        </p>
        <a className="button practice-way" {...kindOf(leadOf(record) === 'other')} href={hrefOfPractice('question')}>
          {lessons.train}
        </a>
        <Themes record={record} />
        <OtherWays record={record} />
      </section>
    </>
  )
}
