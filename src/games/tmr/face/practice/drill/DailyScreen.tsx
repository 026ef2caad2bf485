import { addressOf } from '../../../../../house/routes/route.ts'
import { ShareLine } from '../../../../../house/table/ShareLine.tsx'
import { dateOf, today } from '../../../../../house/ui/day.ts'
import { isDay } from '../../../../../kit/day.ts'
import { type Drill, dailyName, shareLine } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { Waiting } from '../Waiting.tsx'
import { DrillPlay } from './DrillPlay.tsx'
import { Streak } from './Streak.tsx'

const linkTo = (day: string): string => addressOf(hrefOfPractice('jour', day))

/** A line and a link, for others to try the same. */
const Result = ({ day, score }: { readonly day: string; readonly score: number }) => {
  const words = usePracticeTexts()?.drills.daily
  return (
    words && (
      <>
        <Streak />
        <ShareLine label={words.line} text={shareLine(day, score)} url={linkTo(day)} />
      </>
    )
  )
}

const Asked = ({ day, drill }: { readonly day: string; readonly drill: Drill }) => {
  const words = usePracticeTexts()?.drills
  const { format } = useLanguage()
  if (!words) return null
  return (
    <DrillPlay
      drill={drill}
      name={dailyName(day)}
      heading={words.daily.of({ day: dateOf(format.locale, day) })}
      next={{ to: hrefOfPractice('question'), name: words.another }}
      after={(score) => <Result {...{ day, score }} />}
    />
  )
}

const Day = ({ day }: { readonly day: string }) => {
  const words = usePracticeTexts()?.drills
  const reckoned = useReckoned<'day'>({ kind: 'day', day })
  if (reckoned.state !== 'there') return <Waiting reckoned={reckoned} now={words?.making} failed={words?.failed} />
  return reckoned.answer ? (
    <Asked day={day} drill={reckoned.answer} />
  ) : (
    <Waiting reckoned={{ state: 'failed' }} failed={words?.failed} />
  )
}

/** The drill of a day, the same for everybody; without one, of today. */
export const DailyScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.drills.daily
  const day = detail || today()
  if (!isDay(day)) return <Waiting reckoned={{ state: 'failed' }} failed={words?.noDay} />
  if (day > today()) return <Waiting reckoned={{ state: 'failed' }} failed={words?.notYet} />
  return <Day day={day} />
}
