import { type ReactNode, useMemo } from 'react'
import type { PracticeTexts } from '../../../texts/index.ts'
import { JourneyPicture } from '../../picture/JourneyPicture.tsx'
import { type Pictured, useFigures } from '../../picture/pictured.ts'
import { type Listed, ownLuck } from '../../record/keptRecord.ts'
import { Page } from '../Page.tsx'
import { hrefOfPractice, lookIn, useLanguage, usePractice, useSpellName, useTexts } from '../speaking.ts'
import './journey.css'

interface JourneyFrameProps {
  readonly journey: Listed
  readonly pictured: Pictured
  readonly children: ReactNode
}

/** The page of a journey: its picture beside what there is to say of it. */
export const JourneyFrame = ({ journey: { at, kept }, pictured, children }: JourneyFrameProps) => {
  const { format } = useLanguage()
  const { journeys: words } = usePractice()
  const nameOf = useSpellName(kept.named)
  const { wanted, dreamer } = kept
  return (
    <Page
      className="journey-page"
      back={{ name: words.back, href: hrefOfPractice('carnet') }}
      title={words.page({ name: dreamer })}
    >
      <p className="soft">
        {format.dateTime(at)} · {wanted === null ? words.wandered : words.wanted({ spell: nameOf(wanted) })}
      </p>
      <JourneyPicture pictured={pictured} />
      <div className="leaf journey-told">{children}</div>
    </Page>
  )
}

interface KeptPageProps {
  readonly journey: Listed
  readonly why: keyof Pick<PracticeTexts['journeys'], 'elsewhere' | 'gone'>
}

/** A journey of which only the record is left. */
export const KeptPage = ({ journey, why }: KeptPageProps) => {
  const { tale } = useTexts().ui
  const { journeys, record } = usePractice()
  const figures = useFigures()
  const luck = useMemo(() => ownLuck(journey), [journey])
  const { kept, end, rounds } = journey
  const counted = figures({ rounds, ...kept, luck })
  const pictured = {
    ...{ way: kept.way, look: lookIn({ name: kept.dreamer, look: kept.look }) },
    ...{ title: journeys.page({ name: kept.dreamer }), line: record.ends[end], figures: counted.join(' · ') },
  }
  return (
    <JourneyFrame journey={journey} pictured={pictured}>
      {[journeys[why], record.ends[end], ...counted, tale.verdict[luck.verdict]].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </JourneyFrame>
  )
}
