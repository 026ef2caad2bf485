import { useMemo, useState } from 'react'
import { useGuests } from '../../../../../house/face/guests.ts'
import { exportPractice } from '../../../../../house/library/exportAll.ts'
import { importFile, importText } from '../../../../../house/library/importFile.ts'
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
import { hrefOfPractice } from '../../routes/pages.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { cellName } from '../../words/cellName.ts'
import { useLanguage, usePracticeTexts, useSpellTexts } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { spellName } from '../../words/spellNames.ts'
import { StakesKept } from '../stake/StakesKept.tsx'
import { Figures } from './Figures.tsx'
import { JourneysPart } from './JourneysPart.tsx'
import { LuckPart } from './LuckPart.tsx'
import { CoursePlot } from './Plots.tsx'
import './journeys.css'
import '../../../../../house/ui/leaf.css'
import '../../../../../house/ui/textPage.css'
import '../practice.css'
import './record.css'

const LifeCard = ({ life }: { readonly life: Life }) => {
  const { texts, format } = useLanguage()
  const words = usePracticeTexts()?.journeys
  const effects = useSpellTexts()
  if (!words) return null
  const { name, look, journeys, places, ways, casts, named, fumbles, firsts } = life
  const spells = casts.map(([spell, times]) => words.lifeTimes({ spell: spellName(named, effects, format, spell), times }))
  return (
    <li className="leaf life">
      <h3 className="life-name">
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
  const words = usePracticeTexts()?.journeys
  const lives = useMemo(() => livesIn(record), [record])
  if (!words || lives.length === 0) return null
  return (
    <section className="practice-part" aria-labelledby="lives">
      <h2 id="lives">{words.lives}</h2>
      <ul className="lives">
        {lives.map((life) => (
          <LifeCard key={life.key} life={life} />
        ))}
      </ul>
    </section>
  )
}

/** The rating after each drill. */
const RatingPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  const over = useMemo(() => ratingsOver(record), [record])
  if (!practice) return null
  const {
    record: words,
    journeys: { axes },
  } = practice
  const now = ratingNow(record)
  const whole = (value: number): string => format.number(Math.round(value))
  return (
    <section className="practice-part" aria-labelledby="rating">
      <h2 id="rating">{words.rating}</h2>
      {over.length === 0 && <p className="practice-soft">{words.noRating}</p>}
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
            heads={[words.heads.drill, words.heads.score, words.heads.difficulty, words.heads.rating]}
            rows={over.toReversed().map(({ drill, after }) => ({
              key: drill.id,
              cells: [format.dateTime(drill.at), format.probability(drill.score), whole(drill.rating), whole(after.rating)],
            }))}
          />
        </>
      )}
    </section>
  )
}

/** The record as a file, and back. */
const RecordFiles = () => {
  const { texts, format } = useLanguage()
  const words = usePracticeTexts()?.record
  const guests = useGuests()
  const [told, setTold] = useState('')
  if (!words) return null
  const { files, states } = texts.ui
  const takeIn = async (brought: FileList): Promise<void> => {
    for (const file of brought) {
      const outcome = await importFile(file, guests, format.locale).catch(() => null)
      setTold(outcome === null ? states.notSaved : importText(texts, outcome))
    }
    await rereadRecord()
  }
  return (
    <section className="practice-part" aria-labelledby="files">
      <h2 id="files">{words.files}</h2>
      <p className="practice-soft">{words.filesLead}</p>
      <div className="record-files">
        <Button name={words.export} to={() => void exportPractice(words.name, RECORD_GAME)} />
        <FilePick label={files.importFile} onFiles={(brought) => void takeIn(brought)} />
      </div>
      <p role="status">{told}</p>
    </section>
  )
}

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
        <StakesKept record={record} />
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
