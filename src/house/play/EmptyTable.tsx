import type { ReactNode } from 'react'
import { hrefOf } from '../routes/route.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { JoinRequests } from '../table/JoinRequests.tsx'
import { useTexts } from '../texts/language.tsx'

interface EmptyTableProps {
  /** Why there is nothing to see yet, or no longer. */
  readonly words: string
  readonly table: ReactNode
}

/** A table at which nobody sits, or where one's own place is gone. */
export const EmptyTable = ({ words, table }: EmptyTableProps) => {
  const { common } = useTexts().ui
  return (
    <main className="play-empty">
      <h1 className="play-empty-home">
        <a href={hrefOf({ screen: 'start' })}>{common.title}</a>
      </h1>
      <ConnectionMessage />
      <JoinRequests />
      <p>{words}</p>
      {table}
    </main>
  )
}
