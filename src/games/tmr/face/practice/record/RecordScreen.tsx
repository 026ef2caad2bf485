import { LESSONS, type PracticeRecord, sumsOf } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { JourneysPart } from './JourneysPart.tsx'
import { LivesPart } from './LivesPart.tsx'
import { LuckPart } from './LuckPart.tsx'
import { RatingPart } from './RatingPart.tsx'
import { RecordFiles } from './RecordFiles.tsx'
import '../../../../../house/ui/leaf.css'
import '../../../../../house/ui/textPage.css'
import '../practice.css'
import './record.css'

const Sums = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const words = usePracticeTexts()?.record
  if (!words) return null
  const { journeys, fulfilled, casts, lessons, drills, score, evenings } = sumsOf(record)
  const sums: readonly (readonly [string, string])[] = [
    [words.sums.journeys, words.sums.journeysOf({ journeys, fulfilled })],
    [words.sums.casts, words.sums.castsOf(casts)],
    [words.sums.lessons, words.sums.lessonsOf({ lessons, of: LESSONS.length })],
    [words.sums.drills, score === null ? String(drills) : words.sums.drillsOf({ drills, score: format.probability(score) })],
    [words.sums.evenings, String(evenings)],
  ]
  return (
    <dl className="record-sums">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What a learner has done: journeys, casts, lessons, drills; luck and rating over time. */
export const RecordScreen = () => {
  const words = usePracticeTexts()
  const record = useRecord()
  if (!words || !record) return null
  return (
    <main className="text-page record">
      <a className="button practice-back" data-kind="quiet" href={hrefOfPractice()}>
        ← {words.hub.title}
      </a>
      <div className="leaf record-page">
        <h1>{words.record.title}</h1>
        <Sums record={record} />
        <JourneysPart record={record} />
      </div>
      <LivesPart record={record} />
      <div className="leaf record-page record-dice">
        <LuckPart record={record} />
        <RatingPart record={record} />
      </div>
      <RecordFiles />
    </main>
  )
}
