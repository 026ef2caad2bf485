import { useState } from 'react'
import { addressOf } from '../../../../../house/routes/route.ts'
import { ShareLine } from '../../../../../house/table/ShareLine.tsx'
import { dateOf, today } from '../../../../../house/ui/day.ts'
import { nightLine, tonightName, tonightsStake } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { Waiting } from '../Waiting.tsx'
import { AGAIN, hrefOfTonight } from './addresses.ts'
import { type Ended, StakePlay } from './StakePlay.tsx'

/** The stake of a night, the same for everybody and with the same dice: `DAY` or `DAY/encore`, for training; without one, of today. */
export const TonightScreen = ({ detail }: { readonly detail: string }) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  const record = useRecord()
  // Begun before midnight, it stays that of its night.
  const [now] = useState(today)
  const [day = '', again] = (detail || now).split('/')
  const stake = tonightsStake(day)
  if (!practice || !record) return null
  const { stakes: words, drills, hub } = practice
  if (!stake) return <Waiting reckoned={{ state: 'failed' }} failed={drills.daily.noDay} />
  if (day > now) return <Waiting reckoned={{ state: 'failed' }} failed={drills.daily.notYet} />
  const training = again === AGAIN
  const kept = record.stakes.find(({ id }) => id === tonightName(day))
  const after = ({ done, onAgain }: Ended) => ({
    told: training ? (
      <p>{words.tonight.training}</p>
    ) : (
      <ShareLine label={words.tonight.line} text={nightLine(day, done)} url={addressOf(hrefOfTonight(day))} />
    ),
    ways: [
      training
        ? { name: words.again, to: onAgain, kind: 'main' as const }
        : { name: words.tonight.again, to: hrefOfTonight(day, AGAIN), kind: 'main' as const },
      { name: hub.back, to: hrefOfPractice() },
    ],
  })
  return (
    <StakePlay
      {...{ stake, night: day }}
      repression={0}
      {...(training ? { training } : { kept })}
      above={words.tonight.of({ day: dateOf(format.locale, day) })}
      ways={after}
    />
  )
}
