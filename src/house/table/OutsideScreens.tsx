import { type ReactNode, useEffect } from 'react'
import { WHY_GONE } from '../../kit/doors.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { hrefOf } from '../routes/route.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { Waiting } from '../ui/Unopened.tsx'
import { leaveFor, leaveSeat } from './acts.tsx'
import { forgetSeat, type KeptSeat } from './keptSeats.ts'
import { TablePage } from './TablePage.tsx'

interface OutsideProps {
  readonly title: string
  readonly says: string
  readonly hint?: string
  /** Whoever looks knows already that it may come. */
  readonly role?: 'alert' | 'status'
  /** What can be done. */
  readonly children: ReactNode
}

const Outside = ({ title, says, hint, role = 'alert', children }: OutsideProps) => (
  <TablePage title={title}>
    <p role={role}>{says}</p>
    {hint && <p className="soft">{hint}</p>}
    <div className="row">{children}</div>
  </TablePage>
)

interface KeptProps {
  readonly kept: KeptSeat
}

const Forget = ({ kept: { id } }: KeptProps) => {
  const { table } = useTexts().ui
  return <ConfirmButton label={table.forgetThis} question={table.forgetConfirm} quiet onConfirm={() => leaveFor(id)} />
}

const Join = () => <Button name={useTexts().ui.start.joinTable} to={hrefOf({ screen: 'join', code: '' })} />

const Back = () => <Button name={useTexts().ui.common.back} to={hrefOf({ screen: 'start' })} />

/** The gardien has been asked and has not answered. */
export const WaitsAtDoor = ({ kept }: KeptProps) => {
  const { table } = useTexts().ui
  return (
    <Outside role="status" title={kept.table} says={table.waitsAtDoor} hint={table.waitsHint}>
      <ConfirmButton label={table.giveUp} question={table.giveUpConfirm} quiet onConfirm={() => void leaveSeat(kept)} />
    </Outside>
  )
}

/** The key opens nothing: what is known of why, and what is left to do. */
export const SeatRefused = ({ kept, why }: KeptProps & { readonly why: Refusal }) => {
  const texts = useTexts()
  const { table } = texts.ui
  const closed = why.code === 'table-closed'
  // Of a table that is closed it is told once.
  useEffect(() => (closed ? () => forgetSeat(kept.id) : undefined), [closed, kept.id])
  const title = kept.table || table.tab
  // The server does not know the key. It may be the server that forgot: the key stays here until this person says otherwise.
  if (why.code === 'no-such-seat')
    return (
      <Outside title={title} says={table.unknownSeat} hint={table.unknownHint}>
        <Button kind="main" name={table.callAgain} to={() => window.location.reload()} />
        <Join />
        <Forget kept={kept} />
      </Outside>
    )
  const turnedAway = why.code === 'turned-away'
  if (!turnedAway && !WHY_GONE.some((gone) => gone === why.code))
    return (
      <Waiting told={texts.ui.states.unreachable}>
        <Back />
      </Waiting>
    )
  return (
    <Outside title={title} says={turnedAway ? table.turnedAway : refusalText(texts, why)}>
      <Join />
      {closed ? <Back /> : <Forget kept={kept} />}
    </Outside>
  )
}

/** An address of another browser, or of a seat forgotten here. */
export const NotKept = () => {
  const { table } = useTexts().ui
  return (
    <Outside title={table.tab} says={table.notKept}>
      <Join />
      <Back />
    </Outside>
  )
}
