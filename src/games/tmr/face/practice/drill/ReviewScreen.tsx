import { useState } from 'react'
import { type Drill, missedIn } from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { hrefOfPractice } from '../../routes/pages.ts'
import { usePracticeTexts } from '../../words/language.tsx'
import { useReckoned } from '../reckoning/useReckoned.ts'
import { Waiting } from '../Waiting.tsx'
import { DrillPlay } from './DrillPlay.tsx'
import { namedDrill, randomSeed } from './drillAddress.ts'

const Asked = ({ drill, name }: { readonly drill: Drill; readonly name: string }) => {
  const words = usePracticeTexts()?.drills
  const [href] = useState(() => hrefOfPractice('revoir', String(randomSeed())))
  if (!words) return null
  return (
    <DrillPlay
      drill={drill}
      name={name}
      as="review"
      heading={words.review.title}
      after={(score) => score === 1 && <p>{words.review.mended}</p>}
      next={{ to: href, name: words.review.next }}
    />
  )
}

/** "day 2026-11-15", or the name of a drill. */
const wishOf = (name: string) => {
  const [, day] = /^day (.+)$/.exec(name) ?? []
  return day === undefined
    ? { day: null, drill: namedDrill(name)?.wish ?? null }
    : { day: { kind: 'day' as const, day }, drill: null }
}

const Missed = ({ name }: { readonly name: string }) => {
  const words = usePracticeTexts()?.drills
  const { day, drill } = wishOf(name)
  const [ofDay, ofDrill] = [useReckoned<'day'>(day), useReckoned<'drill'>(drill)]
  const reckoned = day ? ofDay : ofDrill
  if (reckoned.state !== 'there') return <Waiting reckoned={reckoned} now={words?.making} failed={words?.failed} />
  return reckoned.answer ? (
    <Asked drill={reckoned.answer} name={name} />
  ) : (
    <Waiting reckoned={{ state: 'failed' }} failed={words?.failed} />
  )
}

/** What was missed, one after another, until it is answered rightly; which one is settled as the page opens. */
export const ReviewScreen = ({ detail }: { readonly detail: string }) => {
  const words = usePracticeTexts()?.drills
  const record = useRecord()
  const [picked] = useState(() => ({ name: undefined as string | null | undefined }))
  if (!record || !words) return null
  if (picked.name === undefined) {
    const missed = missedIn(record)
    picked.name = missed[Number(detail || 0) % Math.max(1, missed.length)] ?? null
  }
  return picked.name === null ? (
    <Waiting reckoned={{ state: 'failed' }} failed={words.review.none} />
  ) : (
    <Missed name={picked.name} />
  )
}
