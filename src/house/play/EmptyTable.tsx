import type { ReactNode } from 'react'
import { useSeat } from '../seat/seat.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { useOwnPaper } from '../table/paper.ts'
import { JoinRequests } from '../table/requests.tsx'
import { TablePage } from '../table/TablePage.tsx'
import { useTexts } from '../texts/whole.tsx'
import { useGameTexts } from './here.tsx'
import { useTable } from './table.ts'

/** A table at which nobody sits, or where one's own place is gone: why there is nothing to see, and who is there. */
export const EmptyTable = ({ people }: { readonly people: ReactNode }) => {
  const { common } = useTexts().ui
  const { sights } = useTable()
  const texts = useGameTexts()
  const role = useSeat((state) => state.role.kind)
  return (
    <TablePage title={useOwnPaper()?.table ?? common.title}>
      <ConnectionMessage />
      <JoinRequests />
      <p>{sights?.empty(texts, role)}</p>
      {people}
    </TablePage>
  )
}
