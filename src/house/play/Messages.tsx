import type { ReactNode } from 'react'
import type { Refusal } from '../../kit/refusal.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './table.ts'

interface MessagesProps {
  /** How a game speaks of what is refused. */
  readonly refusalWords: (refusal: Refusal) => string
  readonly children?: ReactNode
}

/** What was refused, in a sentence that says what to do. */
const RefusalMessage = ({ refusalWords }: Pick<MessagesProps, 'refusalWords'>) => {
  const { common } = useTexts().ui
  const seat = useOwnSeat()
  const refusal = useSeat((state) => state.refusal)
  if (!refusal) return null
  return (
    <div className="message" role="alert" data-kind="refusal">
      <p>{refusalWords(refusal)}</p>
      <button type="button" className="tool" aria-label={common.close} onClick={() => seat.forgetRefusal()}>
        <Icon of="close" />
      </button>
    </div>
  )
}

/** What is to be known at once, over the table: the line, what was refused. What asks stands beside it. */
export const Messages = ({ refusalWords, children }: MessagesProps) => (
  <div className="messages" data-layer>
    <ConnectionMessage Home={useTable().zones?.Home} />
    <RefusalMessage refusalWords={refusalWords} />
    {children}
  </div>
)
