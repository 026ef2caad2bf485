import { isRefusal } from '../../kit/refusal.ts'
import { goTo, hrefOf, type Route } from '../routes/route.ts'
import { type GardienSeat, tableApi } from '../seat/tableApi.ts'
import { useTexts } from '../texts/language.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { Copyable } from './Copyable.tsx'
import { forgetSeat } from './keptSeats.ts'

const api = tableApi()
const linkTo = (route: Route): string => `${window.location.origin}${window.location.pathname}${hrefOf(route)}`

interface InvitationsProps {
  readonly paper: GardienSeat
  readonly onPaper: (paper: GardienSeat) => void
}

/** What the gardien gives to the others, and what is kept for oneself. */
export const Invitations = ({ paper, onPaper }: InvitationsProps) => {
  const { table } = useTexts().ui
  const renew = async (): Promise<void> => {
    const codes = await api.renewCodes(paper.token)
    if (!isRefusal(codes)) onPaper({ ...paper, codes })
  }
  const close = async (): Promise<void> => {
    if (isRefusal(await api.removeTable(paper.token))) return
    forgetSeat(paper.token)
    goTo({ screen: 'start' })
  }
  return (
    <section className="table-codes">
      <Copyable label={table.players} text={paper.codes.players} />
      <Copyable label={table.playersLink} text={linkTo({ screen: 'join', code: paper.codes.players })} />
      <Copyable label={table.spectators} text={paper.codes.spectators} />
      <Copyable label={table.spectatorsLink} text={linkTo({ screen: 'join', code: paper.codes.spectators })} />
      <details>
        <summary>{table.forYou}</summary>
        <p>{table.gardienLinkHint}</p>
        <Copyable label={table.gardienLink} text={linkTo({ screen: 'table', key: paper.token })} />
        <ConfirmButton label={table.renew} question={table.renewHint} onConfirm={() => void renew()} />
        <ConfirmButton label={table.close} question={table.closeConfirm} onConfirm={() => void close()} />
      </details>
    </section>
  )
}
