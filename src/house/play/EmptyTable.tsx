import type { ReactNode } from 'react'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { JoinRequests } from '../table/JoinRequests.tsx'
import { useOwnPaper } from '../table/paper.ts'
import { TablePage } from '../table/TablePage.tsx'
import { useTexts } from '../texts/whole.tsx'

interface EmptyTableProps {
  /** Why there is nothing to see yet, or no longer. */
  readonly words: string
  readonly table: ReactNode
}

/** A table at which nobody sits, or where one's own place is gone. */
export const EmptyTable = ({ words, table }: EmptyTableProps) => {
  const { common } = useTexts().ui
  const paper = useOwnPaper()
  return (
    <TablePage title={paper?.table ?? common.title}>
      <ConnectionMessage />
      <JoinRequests />
      <p>{words}</p>
      {table}
    </TablePage>
  )
}
