import { useMemo } from 'react'
import { Button } from '../../../../../house/ui/Button.tsx'
import { listedIn, useRecord } from '../../record/keptRecord.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { Part } from '../Page.tsx'
import { hrefOfPractice, lookIn, usePractice } from '../speaking.ts'

/** On the page of practice: the notebook, open at the last journey. */
export const RecordPart = () => {
  const { record: words } = usePractice()
  const record = useRecord()
  const last = useMemo(() => (record ? listedIn(record).at(-1)?.kept : undefined), [record])
  if (!record) return null
  return (
    <Part id="record" className="hub-record" title={words.title} lead={words.lead}>
      <Button name={words.open} to={hrefOfPractice('carnet')} />
      {last && (
        <span className="hub-map" aria-hidden="true">
          <SmallMap way={last.way} label="" look={lookIn({ name: last.dreamer, look: last.look })} />
        </span>
      )}
    </Part>
  )
}
