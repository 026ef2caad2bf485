import { useState } from 'react'
import { addressOf } from '../../../../../house/routes/route.ts'
import { Copyable } from '../../../../../house/table/Copyable.tsx'
import { Button } from '../../../../../house/ui/Button.tsx'
import { type Drill, dailyName, isDay, shareLine } from '../../../practice/index.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { Waiting } from '../Waiting.tsx'
import { DrillPlay } from './DrillPlay.tsx'
import { today } from './day.ts'
import { Streak } from './Streak.tsx'

/** Hands a text over to whatever the device shares with; not shown where there is nothing of the kind. */
const Share = ({ text, url }: { readonly text: string; readonly url: string }) => {
  const words = usePracticeTexts()?.drills.daily
  const [shared, setShared] = useState(false)
  if (!words || typeof navigator.share !== 'function') return null
  const share = (): void => {
    navigator.share({ text, url }).then(
      () => setShared(true),
      // Thought better of it: nothing was lost.
      () => {},
    )
  }
  return <Button name={shared ? words.shared : words.share} to={share} />
}

const linkTo = (day: string): string => addressOf(hrefOfPractice('jour', day))

/** A line and a link, for others to try the same. */
const Result = ({ day, score }: { readonly day: string; readonly score: number }) => {
  const words = usePracticeTexts()?.drills.daily
  const text = `${shareLine(day, score)} ${linkTo(day)}`
  return (
    words && (
      <div className="drill-share">
        <Streak />
        <Copyable label={words.line} text={text} />
        <Share text={shareLine(day, score)} url={linkTo(day)} />
      </div>
    )
  )
}

const Asked = ({ day, drill }: { readonly day: string; readonly drill: Drill }) => {
  const words = usePracticeTexts()?.drills
  const { format } = useLanguage()
  if (!words) return null
  const date = new Intl.DateTimeFormat(format.locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`))
  return (
    <DrillPlay
      drill={drill}
      name={dailyName(day)}
      heading={words.daily.of({ day: date })}
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
