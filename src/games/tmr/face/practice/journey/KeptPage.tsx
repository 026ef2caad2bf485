import { useMemo } from 'react'
import type { PracticeTexts } from '../../../texts/index.ts'
import { useFigures, useKeptWords } from '../../picture/usePictureWords.ts'
import { usePracticeTexts, useTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { type Listed, ownLuck } from '../record/listed.ts'
import { PageFrame } from './PageFrame.tsx'

interface KeptPageProps {
  readonly journey: Listed
  readonly why: keyof Pick<PracticeTexts['journeys'], 'elsewhere' | 'gone'>
}

/** A journey of which only the record is left. */
export const KeptPage = ({ journey, why }: KeptPageProps) => {
  const { tale } = useTexts().ui
  const practice = usePracticeTexts()
  const captions = useKeptWords()
  const figures = useFigures()
  const luck = useMemo(() => ownLuck(journey), [journey])
  const { kept, end, rounds } = journey
  if (!captions || !figures || !practice) return null
  const counted = { rounds, ...kept, luck }
  return (
    <PageFrame
      journey={journey}
      pictured={{ way: kept.way, look: lookIn({ name: kept.dreamer, look: kept.look }), ...captions(kept.dreamer, end, counted) }}
    >
      <p>{practice.journeys[why]}</p>
      <p>{practice.record.ends[end]}</p>
      {figures(counted).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{tale.verdict[luck.verdict]}</p>
    </PageFrame>
  )
}
