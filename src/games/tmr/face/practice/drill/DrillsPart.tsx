import { dailyName, isProvisional, ratingNow } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { today } from './day.ts'
import { Streak } from './Streak.tsx'
import './drill.css'

const DailyPart = () => {
  const words = usePracticeTexts()?.drills.daily
  const record = useRecord()
  const { format } = useLanguage()
  if (!words || !record) return null
  const done = record.drills.find(({ id }) => id === dailyName(today()))
  return (
    <section className="practice-part" aria-labelledby="daily">
      <h2 id="daily">{words.title}</h2>
      <p className="practice-soft">
        {done ? words.doneToday({ score: format.percent(Math.round(done.score * 100)) }) : words.lead}
      </p>
      <Streak />
      <a className="button practice-way" data-kind={done ? undefined : 'main'} href={hrefOfPractice('jour')}>
        {done ? words.see : words.open}
      </a>
    </section>
  )
}

/** Drills on the page of practice: that of the day, and as many others as one likes. */
export const DrillsPart = () => {
  const words = usePracticeTexts()?.drills
  const record = useRecord()
  if (!words || !record) return null
  const rating = ratingNow(record)
  const figure = { rating: Math.round(rating.rating) }
  const count = record.drills.length
  return (
    <>
      <DailyPart />
      <section className="practice-part" aria-labelledby="drills">
        <h2 id="drills">{words.title}</h2>
        <p className="practice-soft">{words.lead}</p>
        <p className="practice-soft">
          {count === 0
            ? words.unrated
            : `${isProvisional(rating) ? words.provisional(figure) : words.rating(figure)} ${words.done({ count })}`}
        </p>
        <a className="button practice-way" href={hrefOfPractice('question')}>
          {words.begin}
        </a>
      </section>
    </>
  )
}
