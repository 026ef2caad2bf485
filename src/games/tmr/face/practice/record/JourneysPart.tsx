import { useMemo, useState } from 'react'
import type { PracticeRecord } from '../../../practice/index.ts'
import { useFigures } from '../../picture/usePictureWords.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { NO_SPELLS, spellName } from '../../words/spellNames.ts'
import { type Listed, listedIn, ownLuck } from './listed.ts'
import './journeys.css'

/** As many as fill their rows, the first being twice as wide; the others are asked for. */
const FIRST = 5

const JourneyRow = ({ journey }: { readonly journey: Listed }) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  const effects = useSpellTexts()
  const figures = useFigures()
  const { kept, end, rounds } = journey
  const luck = useMemo(() => ownLuck(journey), [journey])
  if (!practice || !figures) return null
  const spell = journey.spell ?? kept.wanted
  const named = spell === null ? [] : [spellName(kept.named ?? NO_SPELLS, effects, format, spell)]
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
          <span>{[practice.record.ends[end], ...named].join(' · ')}</span>
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

/** Every journey that is over, the last first, each with its way. */
export const JourneysPart = ({ record }: { readonly record: PracticeRecord }) => {
  const words = usePracticeTexts()?.journeys
  const [all, setAll] = useState(false)
  const listed = useMemo(() => listedIn(record).toReversed(), [record])
  if (!words) return null
  const shown = all ? listed : listed.slice(0, FIRST)
  return (
    <section className="practice-part" aria-labelledby="journeys">
      <h2 id="journeys">{words.title}</h2>
      {listed.length === 0 && <p className="practice-soft">{words.none}</p>}
      <ol className="journey-list">
        {shown.map((journey) => (
          <JourneyRow key={journey.id} journey={journey} />
        ))}
      </ol>
      {shown.length < listed.length && (
        <button type="button" className="button practice-door" onClick={() => setAll(true)}>
          {words.all({ count: listed.length })}
        </button>
      )}
    </section>
  )
}
