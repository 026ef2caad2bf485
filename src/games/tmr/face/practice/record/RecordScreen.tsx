import { useMemo, useState } from 'react'
import { useGuests } from '../../../../../house/face/guests.ts'
import { exportPractice } from '../../../../../house/library/exportAll.ts'
import { importFiles } from '../../../../../house/library/importFile.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { FilePick } from '../../../../../house/ui/FilePick.tsx'
import {
  isProvisional,
  LESSONS,
  type Life,
  livesIn,
  type PracticeRecord,
  ratingNow,
  ratingsOver,
  sumsOf,
} from '../../../practice/index.ts'
import { DreamerFigure } from '../../board/DreamerFigure.tsx'
import { RECORD_GAME, rereadRecord, useRecord } from '../../record/keptRecord.ts'
import { Facts } from '../../sheet/Facts.tsx'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { Page, Part } from '../Page.tsx'
import { cellName, hrefOfPractice, lookIn, useLanguage, usePractice, useSpellName } from '../speaking.ts'
import { JourneysPart, StakesKept } from './DoneParts.tsx'
import { Figures, LuckPart } from './LuckPart.tsx'
import { CoursePlot } from './Plots.tsx'
import './journeys.css'
import './record.css'

const LifeCard = ({ life }: { readonly life: Life }) => {
  const { texts, format } = useLanguage()
  const { journeys: words } = usePractice()
  const { name, look, journeys, places, ways, casts, named, fumbles, firsts } = life
  const nameOf = useSpellName(named)
  const spells = casts.map(([spell, times]) => words.lifeTimes({ spell: nameOf(spell), times }))
  return (
    <li className="leaf life">
      <h3 className="life-name row line golden">
        <DreamerFigure look={lookIn({ name, look })} size={64} /> {name}
      </h3>
      <SmallMap
        way={ways}
        known={places}
        seals={firsts.map(({ cell }) => cell)}
        label={words.places({ name, places: places.length })}
      />
      <div className="life-words">
        <p>{words.life({ journeys, places: places.length })}</p>
        {spells.length > 0 && <p>{words.lifeCasts({ spells: format.and(spells) })}</p>}
        {fumbles > 0 && <p>{words.lifeFumbles({ fumbles })}</p>}
        {firsts.length > 0 && <p>{words.firsts}</p>}
        {firsts.length > 0 && (
          <ol className="life-firsts">
            {firsts.map(({ what, cell }) => (
              <li key={what}>
                {words.first[what]}, {cellName(texts, cell)}
              </li>
            ))}
          </ol>
        )}
      </div>
    </li>
  )
}

/** A page for each dreamer: the land as far as they know it, and what they did there. */
const LivesPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { journeys: words } = usePractice()
  const lives = useMemo(() => livesIn(record), [record])
  if (lives.length === 0) return null
  return (
    <Part id="lives" title={words.lives}>
      <ul className="lives">
        {lives.map((life) => (
          <LifeCard key={life.key} life={life} />
        ))}
      </ul>
    </Part>
  )
}

/** The rating after each drill. */
const RatingPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const {
    record: words,
    journeys: { axes },
  } = usePractice()
  const over = useMemo(() => ratingsOver(record), [record])
  const now = ratingNow(record)
  const whole = (value: number): string => format.number(Math.round(value))
  return (
    <Part id="rating" title={words.rating} lead={over.length === 0 && words.noRating}>
      {over.length > 0 && (
        <>
          <p>
            {words.ratingNow({ rating: whole(now.rating), spread: whole(now.deviation) })}{' '}
            {isProvisional(now) && words.provisional}
          </p>
          {over.length > 1 && (
            <CoursePlot
              values={over.map(({ after }) => ({ value: after.rating, spread: after.deviation }))}
              around={null}
              label={words.ratingTold({ count: over.length, from: whole(over[0]?.after.rating ?? 0), to: whole(now.rating) })}
              figure={whole}
              axes={{ x: axes.questions, y: axes.rating }}
            />
          )}
          <Figures
            heads={(['drill', 'score', 'difficulty', 'rating'] as const).map((head) => words.heads[head])}
            rows={over.toReversed().map(({ drill, after }) => ({
              key: drill.id,
              cells: [format.dateTime(drill.at), format.probability(drill.score), whole(drill.rating), whole(after.rating)],
            }))}
          />
        </>
      )}
    </Part>
  )
}

/** The record as a file, and back. */
const RecordFiles = () => {
  const { texts, format } = useLanguage()
  const { record: words } = usePractice()
  const guests = useGuests()
  const [told, setTold] = useState('')
  const { files } = texts.ui
  const takeIn = async (brought: readonly File[]): Promise<void> => {
    await importFiles(brought, guests, { texts, format }, setTold)
    await rereadRecord()
  }
  return (
    <Part id="files" title={words.files} lead={words.filesLead}>
      <div className="row">
        <Button name={words.export} to={() => void exportPractice(words.name, RECORD_GAME)} />
        <FilePick label={files.importFile} onFiles={(brought) => void takeIn(brought)} />
      </div>
      <p role="status">{told}</p>
    </Part>
  )
}

const Sums = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const { record: words } = usePractice()
  const { journeys, fulfilled, casts, lessons, drills, score, evenings } = sumsOf(record)
  const sums: readonly (readonly [string, string])[] = [
    [words.sums.journeys, words.sums.journeysOf({ journeys, fulfilled })],
    [words.sums.casts, words.sums.castsOf(casts)],
    [words.sums.lessons, words.sums.lessonsOf({ lessons, of: LESSONS.length })],
    [words.sums.drills, score === null ? String(drills) : words.sums.drillsOf({ drills, score: format.probability(score) })],
    [words.sums.evenings, String(evenings)],
  ]
  return <Facts className="record-sums row" rows={sums} />
}

/** What a learner has done: journeys, casts, lessons, drills; luck and rating over time. */
export const RecordScreen = () => {
  const words = usePractice()
  const record = useRecord()
  if (!record) return null
  return (
    <Page className="record" back={{ name: words.hub.title, href: hrefOfPractice() }}>
      <div className="leaf record-page stack">
        <h1>{words.record.title}</h1>
        <Sums record={record} />
        <JourneysPart record={record} />
        <StakesKept record={record} />
      </div>
      <LivesPart record={record} />
      <div className="leaf record-page stack record-dice">
        <LuckPart record={record} />
        <RatingPart record={record} />
      </div>
      <RecordFiles />
    </Page>
  )
}
