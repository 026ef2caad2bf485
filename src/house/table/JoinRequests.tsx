import { useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { WireJoiner } from '../../kit/wire.ts'
import { PersonBadge } from '../people/index.ts'
import { useSeat } from '../seat/context.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { AwayNotices } from './Absence.tsx'
import { AskRequests } from './AskRequests.tsx'
import { useOwnPaper } from './paper.ts'
import './requests.css'

const api = tableApi()

/** The colour and the figure they ask for; one that is worn already will be another. */
const Wears = ({ joiner: { kind, colour, figure } }: { readonly joiner: WireJoiner }) => {
  const { people } = useTexts().ui
  const info = useSeat((state) => state.table)
  const worn = [...(info?.keeper ? [info.keeper] : []), ...(info?.seats.filter(({ taken }) => taken) ?? [])]
  const taken = kind === 'joueur' && worn.some(({ wears }) => wears.colour === colour)
  const named = colour && people.colours[colour]
  const wished = [named && (taken ? people.worn({ colour: named }) : named), figure && people.figures[figure]]
  return (
    <p className="person soft">
      <PersonBadge wears={{ colour: taken ? undefined : colour, figure }} />
      <span>{people.wears({ worn: wished.filter(Boolean).join(', ') })}</span>
    </p>
  )
}

const Request = ({ joiner, token }: { readonly joiner: WireJoiner; readonly token: string }) => {
  const texts = useTexts()
  const { table } = texts.ui
  const seats = useSeat((state) => state.table?.seats)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const act = async (asked: Promise<null | Refusal>): Promise<void> => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    setTrouble(isRefusal(answer) ? answer : null)
  }
  const { id, kind } = joiner
  const name = joiner.name || table.somebody
  const character = joiner.brings ?? seats?.find((seat) => seat.seat === joiner.seat)?.name ?? ''
  const words = kind === 'spectateur' ? table.asksToFollow : joiner.brings === null ? table.asksToPlay : table.asksToBring
  return (
    <div className="request" role="alert">
      <p>{words({ name, character })}</p>
      <Wears joiner={joiner} />
      {trouble && <p className="table-trouble">{refusalText(texts, trouble)}</p>}
      <div className="row">
        <Button kind="main" name={table.admit} to={() => void act(api.admit(token, id))} disabled={busy} />
        <Button name={table.turnAway} to={() => void act(api.turnAway(token, id, 'now'))} disabled={busy} />
        <Button
          kind="quiet"
          name={table.turnAwayForGood}
          to={() => void act(api.turnAway(token, id, 'for-good'))}
          disabled={busy}
        />
      </div>
    </div>
  )
}

const Knocking = () => {
  const paper = useOwnPaper()
  const door = useSeat((state) => state.door)
  if (!paper || !door) return null
  return door.asking.map((joiner) => <Request key={joiner.id} joiner={joiner} token={paper.token} />)
}

/** Those who ask to come in, what those who play ask of each other, and who is away, wherever one looks. */
export const JoinRequests = () => (
  <>
    <Knocking />
    <AskRequests />
    <AwayNotices />
  </>
)
