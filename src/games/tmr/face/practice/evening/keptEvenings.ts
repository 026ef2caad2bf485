import { useEffect, useState } from 'react'
import { exerciseEntries, exercisesNamed } from '../../../../../house/library/exercises.ts'
import { seedOfText } from '../../../../../kit/seedOfText.ts'
import {
  type Evening,
  type EveningStanding,
  makeEvening,
  type PracticeRecord,
  type Situation,
  standingOf,
} from '../../../practice/index.ts'

/** One that was drawn otherwise by another version is begun anew. */
export const keptAs = ({ id, setup, tasks }: Evening): string => `${id} ${seedOfText(JSON.stringify({ setup, tasks }))}`

export interface LeftEvening {
  readonly evening: Evening
  readonly standing: EveningStanding
}

type Begun = Awaited<ReturnType<typeof exercisesNamed>>[number]

const eveningOf = (id: string): Evening | null => {
  const [, seed] = /^evening-(\d{1,9}) /.exec(id) ?? []
  const evening = seed === undefined ? null : makeEvening(Number(seed))
  return evening && keptAs(evening) === id ? evening : null
}

/** Ended by its player and written down; one begun again since then is under way. */
const isEnded = ({ evenings }: PracticeRecord, { id }: Evening, { createdAt }: Begun): boolean =>
  evenings.some((done) => done.id === id && done.at >= createdAt)

const leftOf = async (record: PracticeRecord, begun: Begun): Promise<LeftEvening | null> => {
  const evening = eveningOf(begun.id)
  if (!evening || isEnded(record, evening, begun)) return null
  const standing = standingOf(evening, (await exerciseEntries(begun.id)) as Situation['entries'])
  return standing.state === 'underWay' ? { evening, standing } : null
}

/** The evening begun last and not over; null: there is none. */
const lastLeft = async (record: PracticeRecord): Promise<LeftEvening | null> => {
  for (const begun of await exercisesNamed('evening-')) {
    const left = await leftOf(record, begun)
    if (left) return left
  }
  return null
}

/** Looked for each time the page is come to. */
export const useLeftEvening = (record: PracticeRecord | null): LeftEvening | null => {
  const [left, setLeft] = useState<LeftEvening | null>(null)
  useEffect(() => {
    let gone = false
    if (record)
      lastLeft(record).then(
        (found) => !gone && setLeft(found),
        // A browser that keeps nothing has left nothing.
        () => {},
      )
    return () => {
      gone = true
    }
  }, [record])
  return left
}
