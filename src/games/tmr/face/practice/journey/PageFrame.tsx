import type { ReactNode } from 'react'
import { JourneyPicture } from '../../picture/JourneyPicture.tsx'
import type { Pictured } from '../../picture/pictured.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { NO_SPELLS, spellName } from '../../words/spellNames.ts'
import type { Listed } from '../record/listed.ts'
import '../../../../../house/ui/leaf.css'
import './journey.css'

interface PageFrameProps {
  readonly journey: Listed
  readonly pictured: Pictured
  readonly children: ReactNode
}

/** The page of a journey: its picture beside what there is to say of it. */
export const PageFrame = ({ journey: { at, kept }, pictured, children }: PageFrameProps) => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.journeys
  const effects = useSpellTexts()
  if (!words) return null
  const { wanted } = kept
  return (
    <main className="text-page journey-page">
      <a className="button practice-back" data-kind="quiet" href={hrefOfPractice('carnet')}>
        ← {words.back}
      </a>
      <h1>{words.page({ name: kept.dreamer })}</h1>
      <p className="practice-soft">
        {format.dateTime(at)} ·{' '}
        {wanted === null ? words.wandered : words.wanted({ spell: spellName(kept.named ?? NO_SPELLS, effects, format, wanted) })}
      </p>
      <JourneyPicture pictured={pictured} />
      <div className="leaf journey-told">{children}</div>
    </main>
  )
}
