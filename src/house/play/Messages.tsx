import type { ComponentType, ReactNode } from 'react'
import type { UndoRequest } from '../../kit/feeds.ts'
import type { Refusal } from '../../kit/refusal.ts'
import { roleKey } from '../../kit/roles.ts'
import { useOwnSeat, useSeat } from '../seat/context.ts'
import { ConnectionMessage } from '../table/ConnectionMessage.tsx'
import { JoinRequests } from '../table/JoinRequests.tsx'
import { useTexts } from '../texts/language.tsx'
import { useShellTexts } from '../texts/shellWords.tsx'
import { Icon } from '../ui/Icon.tsx'

/** How a game speaks of what is refused, of who asks, and of what was told. */
export interface MessageWords {
  readonly refusal: (refusal: Refusal) => string
  readonly nameOf: (seat: string) => string
  /** What a message told, as the journal has it. */
  readonly Told: ComponentType<{ readonly message: number }>
  /** One's own wish to take back was passed on. */
  readonly undoWaits: string
}

interface RequestProps {
  readonly request: UndoRequest
  readonly words: MessageWords
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
        <button type="button" className="button" data-kind="main" onClick={() => void seat.undo({ request: request.id })}>
          {yes}
        </button>
        <button type="button" className="button" onClick={() => void seat.refuseUndo(request.id)}>
          {no}
        </button>
      </div>
    </>
  )
}

/** A wish to take back what was rolled: whoever is asked answers, who asked is told that it waits. */
const UndoAsked = ({ request, words: { nameOf, Told, undoWaits } }: RequestProps) => {
  const { undo } = useShellTexts()
  const own = useSeat((state) => roleKey(state.role) === roleKey(request.by))
  const told = request.message !== null && <Told message={request.message} />
  if (own)
    return (
      <p>
        {undoWaits}
        {told}
      </p>
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

const UndoRequests = ({ words }: { readonly words: MessageWords }) => {
  const requests = useSeat((state) => state.requests)
  const alone = useSeat((state) => state.connection === 'local')
  return requests.map((request) => (
    <div key={request.id} className="message" role="alert">
      {alone ? <OwnUndo request={request} /> : <UndoAsked request={request} words={words} />}
    </div>
  ))
}

/** What was refused, in a sentence that says what to do. */
const RefusalMessage = ({ words }: { readonly words: MessageWords }) => {
  const { common } = useTexts().ui
  const seat = useOwnSeat()
  const refusal = useSeat((state) => state.refusal)
  if (!refusal) return null
  return (
    <div className="message" role="alert" data-kind="refusal">
      <p>{words.refusal(refusal)}</p>
      <button type="button" className="tool" aria-label={common.close} onClick={() => seat.forgetRefusal()}>
        <Icon of="close" />
      </button>
    </div>
  )
}

/** What is to be known at once, over the table: the line, who knocks, what was refused, what others wish to take back. */
export const Messages = ({ words, children }: { readonly words: MessageWords; readonly children?: ReactNode }) => (
  <div className="messages">
    <ConnectionMessage />
    <JoinRequests />
    <RefusalMessage words={words} />
    <UndoRequests words={words} />
    {children}
  </div>
)

/** What a message told, where a message speaks of it. */
export const ToldIn = ({ line }: { readonly line: string | null }) => line && <q className="told-in">{line}</q>
