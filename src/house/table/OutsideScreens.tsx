import { useEffect } from 'react'
import type { Refusal } from '../../kit/refusal.ts'
import { goTo, hrefOf } from '../routes/route.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { forgetSeat, type KeptSeat } from './keptSeats.ts'
import { TablePage } from './TablePage.tsx'

interface OutsideProps {
  readonly kept: KeptSeat
}

const Forget = ({ kept }: OutsideProps) => {
  const { table } = useTexts().ui
  const forget = (): void => {
    goTo({ screen: 'start' })
    forgetSeat(kept.id)
  }
  return <ConfirmButton label={table.forgetThis} question={table.forgetConfirm} quiet onConfirm={forget} />
}

const Join = () => {
  const { start } = useTexts().ui
  return <Button name={start.joinTable} to={hrefOf({ screen: 'join', code: '' })} />
}

/** The gardien has been asked and has not answered. */
export const WaitsAtDoor = ({ kept }: OutsideProps) => {
  const { table } = useTexts().ui
  const giveUp = async (): Promise<void> => {
    await tableApi().leave(kept.token)
    goTo({ screen: 'start' })
    forgetSeat(kept.id)
  }
  return (
    <TablePage title={kept.table}>
      <p role="status">{table.waitsAtDoor}</p>
      <p className="soft">{table.waitsHint}</p>
      <div className="row">
        <ConfirmButton label={table.giveUp} question={table.giveUpConfirm} quiet onConfirm={() => void giveUp()} />
      </div>
    </TablePage>
  )
}

export const TurnedAway = ({ kept }: OutsideProps) => {
  const { table } = useTexts().ui
  return (
    <TablePage title={kept.table}>
      <p role="alert">{table.turnedAway}</p>
      <div className="row">
        <Join />
        <Forget kept={kept} />
      </div>
    </TablePage>
  )
}

/** The key opens nothing any more, and the table knows why; of one that is closed it is told once. */
export const SeatGone = ({ kept, why }: OutsideProps & { readonly why: Refusal }) => {
  const texts = useTexts()
  const closed = why.code === 'table-closed'
  useEffect(() => (closed ? () => forgetSeat(kept.id) : undefined), [closed, kept.id])
  return (
    <TablePage title={kept.table || texts.ui.table.tab}>
      <p role="alert">{refusalText(texts, why)}</p>
      <div className="row">
        <Join />
        {closed ? <Button name={texts.ui.common.back} to={hrefOf({ screen: 'start' })} /> : <Forget kept={kept} />}
      </div>
    </TablePage>
  )
}

/** The server does not know the key. It may be the server that forgot: the key stays here until this person says otherwise. */
export const SeatUnknown = ({ kept }: OutsideProps) => {
  const { table } = useTexts().ui
  return (
    <TablePage title={kept.table || table.tab}>
      <p role="alert">{table.unknownSeat}</p>
      <p className="soft">{table.unknownHint}</p>
      <div className="row">
        <Button kind="main" name={table.callAgain} to={() => window.location.reload()} />
        <Join />
        <Forget kept={kept} />
      </div>
    </TablePage>
  )
}

/** An address of another browser, or of a seat forgotten here. */
export const NotKept = () => {
  const { table, common } = useTexts().ui
  return (
    <TablePage title={table.tab}>
      <p role="alert">{table.notKept}</p>
      <div className="row">
        <Join />
        <Button name={common.back} to={hrefOf({ screen: 'start' })} />
      </div>
    </TablePage>
  )
}
