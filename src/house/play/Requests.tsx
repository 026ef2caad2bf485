import type { ComponentType, ReactNode } from 'react'
import type { UndoRequest } from '../../kit/feeds.ts'
import { roleKey } from '../../kit/roles.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import { JoinRequests } from '../table/JoinRequests.tsx'
import { useShellTexts } from '../texts/shellWords.tsx'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'

/** How a game speaks of who asks, and of what is to be taken back. */
export interface RequestWords {
  readonly nameOf: (seat: string) => string
  /** What a message told, as the journal has it. */
  readonly Told: ComponentType<{ readonly message: number }>
  /** One's own wish to take back was passed on. */
  readonly undoWaits: string
}

interface RequestProps {
  readonly request: UndoRequest
  readonly words: RequestWords
}

/** Alone, one answers oneself. */
const OwnUndo = ({ request }: Pick<RequestProps, 'request'>) => {
  const { common } = useTexts().ui
  const { undo } = useShellTexts()
  return (
    <Answered request={request} yes={common.undo} no={undo.keep}>
      <p>{undo.alone}</p>
    </Answered>
  )
}

const Answered = ({
  request,
  yes,
  no,
  children,
}: Pick<RequestProps, 'request'> & { readonly yes: string; readonly no: string; readonly children: ReactNode }) => {
  const seat = useOwnSeat()
  return (
    <>
      {children}
      <div className="row">
        <Button kind="main" name={yes} to={() => void seat.undo({ request: request.id })} />
        <Button name={no} to={() => void seat.refuseUndo(request.id)} />
      </div>
    </>
  )
}

/** A wish to take back what has shown something: whoever is asked answers, who asked is told that it waits. */
export const UndoAsked = ({ request, words: { nameOf, Told, undoWaits } }: RequestProps) => {
  const { undo } = useShellTexts()
  const { table } = useTexts().ui
  const seat = useOwnSeat()
  const own = useSeat((state) => roleKey(state.role) === roleKey(request.by))
  const told = request.message !== null && <Told message={request.message} />
  if (own)
    return (
      <>
        <p className="request-own">
          {undoWaits}
          {told}
        </p>
        <Button name={table.withdrawAsk} to={() => void seat.refuseUndo(request.id)} />
      </>
    )
  const { by } = request
  return (
    <Answered request={request} yes={undo.grant} no={undo.refuse}>
      <p>
        {undo.asked({ name: by.kind === 'gardien' ? '' : nameOf(by.seat) })}
        {told}
      </p>
    </Answered>
  )
}

const UndoRequests = ({ words }: Pick<RequestProps, 'words'>) => {
  const requests = useSeat((state) => state.requests)
  const alone = useOwnSeat().asGardien
  return requests.map((request) => (
    <div key={request.id} className="request" role="alert">
      {alone ? <OwnUndo request={request} /> : <UndoAsked request={request} words={words} />}
    </div>
  ))
}

/** What others ask of this person, beside the question of the moment: who knocks, what is to be taken back. */
export const Requests = ({ words }: Pick<RequestProps, 'words'>) => {
  const isOnline = useSeat((state) => state.table !== null)
  return (
    <>
      {isOnline && <JoinRequests />}
      <UndoRequests words={words} />
    </>
  )
}
