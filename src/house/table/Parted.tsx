import { type ComponentType, useEffect, useState } from 'react'
import { refusal } from '../../kit/refusal.ts'
import type { ByeCode } from '../../kit/wire.ts'
import { goTo } from '../routes/route.ts'
import { useSeat } from '../seat/seat.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { forgetSeat, useKeptSeats } from './keptSeats.ts'
import { useOwnPaper } from './paper.ts'
import './requests.css'

/** A key that may still be good somewhere is kept. */
const MAY_OPEN: readonly ByeCode[] = ['no-seat', 'key-renewed']

/** A seat that is gone for good is offered no more, once its screen is left. */
const useForgotten = (token: string | undefined, why: ByeCode | null): void => {
  useEffect(() => {
    const id = useKeptSeats.getState().seats.find((seat) => seat.token === token)?.id
    if (id === undefined || why === null || MAY_OPEN.includes(why)) return
    const forget = (): void => forgetSeat(id)
    // Loaded anew, the others are told once more why; of a table that is closed nobody knows any more.
    if (why === 'table-closed') addEventListener('pagehide', forget)
    return () => {
      removeEventListener('pagehide', forget)
      forget()
    }
  }, [token, why])
}

interface PartedProps {
  /** What one takes home from a table that is closed. */
  readonly Home?: ComponentType | undefined
}

/** Out of the table: why, as it truly is, and what is left to take along. Nothing behind it is live. */
export const Parted = ({ Home }: PartedProps) => {
  const texts = useTexts()
  const { table, common } = texts.ui
  const why = useSeat((state) => state.refusedFor)
  const paper = useOwnPaper()
  const [open, setOpen] = useState(true)
  useForgotten(paper?.token, why)
  const closed = why === 'table-closed'
  const told = closed && paper && 'codes' in paper ? table.youClosed : refusalText(texts, refusal(why ?? 'freed'))
  const leave = (): void => goTo({ screen: 'start' })
  const takes = closed && Home !== undefined
  return (
    <>
      {!open && (
        <div className="message" data-kind="refusal">
          <p>{told}</p>
          <Button name={table.takeHome} to={() => setOpen(true)} />
        </div>
      )}
      <Dialog
        open={open}
        onClose={takes ? () => setOpen(false) : leave}
        title={paper?.table || table.tab}
        actions={<Button kind={takes ? undefined : 'main'} name={common.back} to={leave} />}
      >
        <p role="alert">{told}</p>
        {takes && (
          <div className="taken-home stack">
            <Home />
          </div>
        )}
      </Dialog>
    </>
  )
}
