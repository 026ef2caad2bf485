import { useMemo } from 'react'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { usePracticeTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { listedIn } from './listed.ts'

/** On the page of practice: the notebook, open at the last journey. */
export const RecordPart = () => {
  const words = usePracticeTexts()?.record
  const record = useRecord()
  const last = useMemo(() => (record ? listedIn(record).at(-1)?.kept : undefined), [record])
  if (!words || !record) return null
  return (
    <section className="practice-part hub-record" aria-labelledby="record">
      <h2 id="record">{words.title}</h2>
      <p className="practice-soft">{words.lead}</p>
      <a className="button practice-door" href={hrefOfPractice('carnet')}>
        {words.open}
      </a>
      {last && (
        <span className="hub-map" aria-hidden="true">
          <SmallMap way={last.way} label="" look={lookIn({ name: last.dreamer, look: last.look })} />
        </span>
      )}
    </section>
  )
}
