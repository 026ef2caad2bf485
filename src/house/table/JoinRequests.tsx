import { type ReactNode, useState } from 'react'
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
import type { Awaiting } from './waiting.ts'
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

const useKnockWords = (): ((joiner: WireJoiner) => string) => {
  const { table } = useTexts().ui
  const seats = useSeat((state) => state.table?.seats)
  return ({ kind, name, brings, seat }) => {
    const words = kind === 'spectateur' ? table.asksToFollow : brings === null ? table.asksToPlay : table.asksToBring
    return words({ name: name || table.somebody, character: brings ?? seats?.find((one) => one.seat === seat)?.name ?? '' })
  }
}

const useActing = () => {
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const act = async (asked: Promise<null | Refusal>): Promise<void> => {
    setBusy(true)
    const answer = await asked
    setBusy(false)
    setTrouble(isRefusal(answer) ? answer : null)
  }
  return { act, busy, trouble }
}

interface RequestProps {
  readonly joiner: WireJoiner
  readonly token: string
}

const Request = ({ joiner, token }: RequestProps) => {
  const texts = useTexts()
  const { table } = texts.ui
  const words = useKnockWords()
  const { act, busy: disabled, trouble } = useActing()
  const { id } = joiner
  return (
    <div className="request" role="alert">
      <p>{words(joiner)}</p>
      <Wears joiner={joiner} />
      {trouble && <p className="table-trouble">{refusalText(texts, trouble)}</p>}
      <div className="row">
        <Button kind="main" name={table.admit} to={() => void act(api.admit(token, id))} disabled={disabled} />
        <Button name={table.turnAway} to={() => void act(api.turnAway(token, id, 'now'))} disabled={disabled} />
        <Button
          kind="quiet"
          name={table.turnAwayForGood}
          to={() => void act(api.turnAway(token, id, 'for-good'))}
          disabled={disabled}
        />
      </div>
    </div>
  )
}

const NOBODY: readonly WireJoiner[] = []

const useAsking = (): readonly RequestProps[] => {
  const paper = useOwnPaper()
  const asking = useSeat((state) => state.door?.asking ?? NOBODY)
  return paper ? asking.map((joiner) => ({ joiner, token: paper.token })) : []
}

/** Who does not come in, for whatever reason, knocks still. */
const AdmitAll = ({ asking }: { readonly asking: readonly RequestProps[] }) => {
  const { table } = useTexts().ui
  const { act, busy } = useActing()
  const admit = async (): Promise<null> => {
    for (const { joiner, token } of asking) await api.admit(token, joiner.id)
    return null
  }
  return <Button name={table.admitAll({ count: asking.length })} to={() => void act(admit())} disabled={busy} />
}

/** Who knocks, for whoever keeps the table, and a way to let all of them in. */
export const useKnocks = (): { readonly knocks: readonly Awaiting[]; readonly all: ReactNode } => {
  const words = useKnockWords()
  const asking = useAsking()
  return {
    knocks: asking.map((one) => ({
      key: one.joiner.id,
      line: <span>{words(one.joiner)}</span>,
      whole: <Request {...one} />,
    })),
    all: asking.length > 1 && <AdmitAll asking={asking} />,
  }
}

const Knocking = () => useAsking().map((one) => <Request key={one.joiner.id} {...one} />)

/** Those who ask to come in, what those who play ask of each other, and who is away, wherever one looks. */
export const JoinRequests = () => (
  <>
    <Knocking />
    <AskRequests />
    <AwayNotices />
  </>
)
