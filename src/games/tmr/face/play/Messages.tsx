import type { ReactNode } from 'react'
import { ConnectionMessage } from '../../../../house/table/ConnectionMessage.tsx'
import { JoinRequests } from '../../../../house/table/JoinRequests.tsx'
import type { UndoRequest } from '../../../../kit/feeds.ts'
import { upTo } from '../../../../kit/grown.ts'
import type { DreamerId } from '../../rules/public.ts'
import { useCompany, useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { firstLine } from '../journal/journalLine.ts'
import { useNames } from '../journal/names.ts'
import { journalEntries } from '../journal/thread.ts'
import { useLanguage, useTexts } from '../words/language.tsx'
import { refusalHere } from '../words/refusalHere.ts'

const nameOfAsker = ({ by }: UndoRequest, names: ReadonlyMap<string, string>): string =>
  by.kind === 'gardien' ? '' : (names.get(by.seat) ?? by.seat)

/** What is to be taken back, as the journal told it. */
const ToldIn = ({ message }: { readonly message: number | null }) => {
  const { texts, format } = useLanguage()
  const notices = useSeat((state) => state.notices)
  const names = useNames(usePlay().view, notices)
  const entry = message === null ? undefined : upTo(journalEntries(notices), message).at(-1)
  const line = entry?.n === message ? firstLine(texts, format, entry, names) : null
  return line && <q className="told-in">{line}</q>
}

/** Wishes to take back what was rolled: the gardien answers; alone, one answers oneself. */
const UndoRequests = () => {
  const { ui } = useTexts()
  const seat = useOwnSeat()
  const { view } = usePlay()
  const requests = useSeat((state) => state.requests)
  const alone = useSeat((state) => state.connection === 'local')
  const judges = alone || view.role.kind === 'gardien'
  const names = new Map<string, string>(view.table.map(({ id, name }) => [id, name]))
  return requests.map((request) => (
    <div key={request.id} className="message" role="alert">
      <p>
        {alone
          ? ui.gardien.undoAlone
          : judges
            ? ui.gardien.undoAsked({ name: nameOfAsker(request, names) })
            : ui.gardien.undoWaits}
        {!alone && <ToldIn message={request.message} />}
      </p>
      {judges && (
        <div className="row">
          <button type="button" className="button" data-kind="main" onClick={() => void seat.undo({ request: request.id })}>
            {alone ? ui.common.undo : ui.gardien.undoGrant}
          </button>
          <button type="button" className="button" onClick={() => void seat.refuseUndo(request.id)}>
            {alone ? ui.gardien.undoKeep : ui.gardien.undoRefuse}
          </button>
        </div>
      )}
    </div>
  ))
}

/** What was refused, in a sentence that says what to do. */
const RefusalMessage = () => {
  const texts = useTexts()
  const seat = useOwnSeat()
  const refusal = useSeat((state) => state.refusal)
  const company = useCompany()
  if (!refusal) return null
  return (
    <div className="message" role="alert" data-kind="refusal">
      <p>{refusalHere(texts, refusal, company)}</p>
      <button type="button" className="tool" aria-label={texts.ui.common.close} onClick={() => seat.forgetRefusal()}>
        ×
      </button>
    </div>
  )
}

/** ASC-2: a dreamer who waits on a board that is not in sight. */
const Petitions = ({ onBoard }: MessagesProps) => {
  const { ui } = useTexts()
  const { view, board } = usePlay()
  if (view.role.kind !== 'gardien') return null
  return view.boards
    .filter(({ id, phase }) => phase === 'petition' && id !== board.id)
    .map(({ id, sheet }) => (
      <div key={id} className="message" role="alert">
        <p>{ui.gardien.wantsUp({ name: sheet.name })}</p>
        <button type="button" className="button" data-kind="main" onClick={() => onBoard(id)}>
          {ui.gardien.see}
        </button>
      </div>
    ))
}

interface MessagesProps {
  readonly onBoard: (id: DreamerId) => void
  readonly children?: ReactNode
}

export const Messages = ({ onBoard, children }: MessagesProps) => (
  <div className="messages">
    <ConnectionMessage />
    <JoinRequests />
    <RefusalMessage />
    <UndoRequests />
    <Petitions onBoard={onBoard} />
    {children}
  </div>
)
