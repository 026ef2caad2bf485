import { useState } from 'react'
import { exerciseEntries, exercisesNamed } from '../../../../../house/library/exercises.ts'
import { useAwaited } from '../../../../../house/ui/awaited.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { seedOfText } from '../../../../../kit/seedOfText.ts'
import {
  type Evening,
  type EveningStanding,
  makeEvening,
  type PracticeRecord,
  type Situation,
  standingOf,
} from '../../../practice/index.ts'
import { useRecord } from '../../record/keptRecord.ts'
import { Part } from '../Page.tsx'
import { hrefOfPractice, otherNumber, usePractice } from '../speaking.ts'

/** One that was drawn otherwise by another version is begun anew. */
export const keptAs = ({ id, setup, tasks }: Evening): string => `${id} ${seedOfText(JSON.stringify({ setup, tasks }))}`

interface LeftEvening {
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

/** The evening begun last and not over; null: there is none, as where a browser keeps nothing. */
const lastLeft = async (record: PracticeRecord | null): Promise<LeftEvening | null> => {
  for (const begun of record ? await exercisesNamed('evening-').catch(() => []) : []) {
    const left = record && (await leftOf(record, begun).catch(() => null))
    if (left) return left
  }
  return null
}

/** Looked for each time the page is come to. */
const useLeftEvening = (record: PracticeRecord | null): LeftEvening | null => useAwaited(lastLeft, record)

/** On the page of practice. */
export const EveningPart = () => {
  const { evenings: words } = usePractice()
  const [number] = useState(otherNumber)
  const left = useLeftEvening(useRecord())
  return (
    <Part id="evenings" title={words.title} lead={words.lead}>
      {left && (
        <>
          <p className="soft">{`${words.soFar(left.standing)} ${words.hours(left.standing)}`}</p>
          <Button kind="main" name={words.goOn} to={hrefOfPractice('soiree', String(left.evening.seed))} />
        </>
      )}
      <Button name={left ? words.next : words.begin} to={hrefOfPractice('soiree', String(number))} />
    </Part>
  )
}
