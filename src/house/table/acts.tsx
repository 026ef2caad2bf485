import { useState } from 'react'
import type { Codes } from '../../kit/doors.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Face } from '../face/face.ts'
import { goTo } from '../routes/route.ts'
import { api } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { given } from '../ui/given.ts'
import { forgetSeat, type KeptSeat } from './keptSeats.ts'
import type { OwnTable } from './paper.ts'

/** What the parts of the pane about the table read. */
interface Pane extends OwnTable, TableActs {
  readonly face: Face
  readonly onCodes: (codes: Codes) => void
  /** Another seat, or none, is followed. */
  readonly follow: (seat: string) => void
}

export const [PaneProvider, usePane] = given<Pane>('outside the pane of a table')

/** Asks the table for something; why it was not done, or null. */
type Act = <Answer>(asked: Promise<Answer | Refusal>, then?: (answer: Answer) => void) => Promise<Refusal | null>

export interface TableActs {
  readonly act: Act
  /** Something is asked and not answered yet. */
  readonly busy: boolean
  /** Why the last was not done. */
  readonly refused: Refusal | null
}

export const useActs = (): TableActs => {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const act: Act = async (asked, then) => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    const why = isRefusal(answer) ? answer : null
    setRefused(why)
    if (!isRefusal(answer)) then?.(answer)
    return why
  }
  return { act, busy, refused }
}

/** Why something was not done, in a sentence. */
export const Refused = ({ why }: { readonly why: Refusal | null }) => {
  const texts = useTexts()
  return (
    <p className="field-wrong" role="alert">
      {why && refusalText(texts, why)}
    </p>
  )
}

/** Nothing of the seat is kept here. */
export const leaveFor = (id: string): void => {
  goTo({ screen: 'start' })
  forgetSeat(id)
}

/** The same, and it is given back. */
export const leaveSeat = ({ id, token }: Pick<KeptSeat, 'id' | 'token'>): Promise<void> =>
  api.leave(token).then(() => leaveFor(id))
