import { useMemo } from 'react'
import type { PracticeRecord } from '../../../practice/index.ts'
import { useFigures } from '../../picture/usePictureWords.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { usePractice } from '../../words/practice.ts'
import { useSpellName } from '../../words/spellNames.ts'
import { Latest, Part } from '../Page.tsx'
import { type Listed, listedIn, ownLuck } from './listed.ts'
import './journeys.css'

const JourneyRow = ({ journey }: { readonly journey: Listed }) => {
  const { format } = useLanguage()
  const { record: words } = usePractice()
  const figures = useFigures()
  const { kept, end, rounds } = journey
  const luck = useMemo(() => ownLuck(journey), [journey])
  const nameOf = useSpellName(kept.named)
  const spell = journey.spell ?? kept.wanted
  const named = spell === null ? [] : [nameOf(spell)]
  return (
    <li>
      <a className="journey-row" href={hrefOfPractice('voyage', journey.id)}>
        <span aria-hidden="true">
          <SmallMap way={kept.way} label={kept.dreamer} look={lookIn({ name: kept.dreamer, look: kept.look })} />
        </span>
        <span className="journey-words">
          <span className="journey-name">
            {kept.dreamer} <span className="journey-date">{format.dateTime(journey.at)}</span>
          </span>
          <span>{[words.ends[end], ...named].join(' · ')}</span>
          {figures({ rounds, ...kept, luck }).map((line) => (
            <span key={line} className="journey-figures">
              {line}
            </span>
          ))}
        </span>
      </a>
    </li>
  )
}

/** Every journey that is over, the last first, each with its way; the first is twice as wide. */
export const JourneysPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { journeys: words } = usePractice()
  const listed = useMemo(() => listedIn(record), [record])
  return (
    <Part id="journeys" title={words.title} lead={listed.length === 0 && words.none}>
      <Latest rows={listed} first={5} allName={words.all}>
        {(journey) => <JourneyRow key={journey.id} journey={journey} />}
      </Latest>
    </Part>
  )
}
