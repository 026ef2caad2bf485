import { type ReactNode, useEffect, useState } from 'react'
import { FORFEIT } from '../../kit/keeping.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { WireAsk, WireJoiner } from '../../kit/wire.ts'
import { PersonBadge, withPerson } from '../people/index.ts'
import type { SeatInfo, TableInfo } from '../seat/link.ts'
import { useSeat, useSeats } from '../seat/seat.ts'
import { api } from '../seat/tableApi.ts'
import { useLanguage, useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Refused, useActs } from './acts.tsx'
import { BotSeat, SeatName, useOwnBots } from './BotSeat.tsx'
import { takeFile } from './Invitations.tsx'
import { type Paper, useOwnPaper } from './paper.ts'
import type { Awaiting } from './waiting.ts'
import './requests.css'

/** Something somebody asks of whoever reads it, and what can be answered. */
export interface Demand {
  /** The same until it is answered. */
  readonly key: string
  /** Who, and what they want. */
  readonly line: string
  /** The same with what belongs to it; absent: the line. */
  readonly says?: ReactNode
  /** One asked it oneself, and waits. */
  readonly own?: boolean
  readonly more?: ReactNode
  /** The plain answer first. */
  readonly ways: readonly {
    readonly name: string
    readonly kind?: 'main' | 'quiet' | undefined
    readonly act: () => Promise<unknown>
  }[]
}

interface DemandProps {
  readonly demand: Demand
  readonly role?: 'alert' | 'status'
}

export const DemandCard = ({ demand: { line, says, own, more, ways }, role = 'alert' }: DemandProps) => {
  const { act, busy, refused } = useActs()
  return (
    <div className="request row box" role={role}>
      <p className={own ? 'request-own' : undefined}>{says ?? line}</p>
      {more}
      {refused && <Refused why={refused} />}
      {ways.length > 0 && (
        <div className="row">
          {ways.map(({ act: answer, ...way }) => (
            <Button key={way.name} {...way} to={() => void act(answer())} disabled={busy} />
          ))}
        </div>
      )}
    </div>
  )
}

/** As it waits among others for whoever keeps the table. */
export const waitingFor = (demand: Demand): Awaiting => ({
  key: demand.key,
  line: <span>{demand.line}</span>,
  whole: <DemandCard demand={demand} />,
})

/** The colour and the figure they ask for; one that is worn already will be another. */
const Wears = ({ joiner: { kind, colour, figure } }: { readonly joiner: WireJoiner }) => {
  const { people } = useTexts().ui
  const info = useSeat((state) => state.table)
  const worn = [...(info?.keeper ? [info.keeper] : []), ...(info?.seats.filter(({ taken }) => taken) ?? [])]
  const taken = kind === 'joueur' && worn.some(({ wears }) => wears.colour === colour)
  const named = colour && people.colours[colour]
  const wished = [named && (taken ? people.worn({ colour: named }) : named), figure && people.figures[figure]].filter(Boolean)
  if (wished.length === 0) return null
  return (
    <p className="person soft">
      <PersonBadge wears={{ colour: taken ? undefined : colour, figure }} />
      <span>{people.wears({ worn: wished.join(', ') })}</span>
    </p>
  )
}

const NO_JOINERS: readonly WireJoiner[] = []

/** Who knocks, for whoever keeps the table, and a way to let all of them in. */
export const useKnocks = (): { readonly knocks: readonly Demand[]; readonly all: ReactNode } => {
  const { table } = useTexts().ui
  const token = useOwnPaper()?.token
  const asking = useSeat((state) => state.door?.asking ?? NO_JOINERS)
  const seats = useSeats()
  const { act, busy } = useActs()
  if (token === undefined) return { knocks: [], all: null }
  const knockOf = (joiner: WireJoiner): Demand => {
    const { id, kind, name, brings, seat } = joiner
    const character = brings ?? seats.find((one) => one.seat === seat)?.name ?? ''
    const watches = character ? table.asksToFollow : table.asksToWatch
    const words = kind === 'spectateur' ? watches : brings === null ? table.asksToPlay : table.asksToBring
    return {
      key: id,
      line: words({ name: name || table.somebody, character }),
      more: <Wears joiner={joiner} />,
      ways: [
        { name: table.admit, kind: 'main', act: () => api.admit(token, id) },
        { name: table.turnAway, act: () => api.turnAway(token, id, 'now') },
        { name: table.turnAwayForGood, kind: 'quiet', act: () => api.turnAway(token, id, 'for-good') },
      ],
    }
  }
  // Who does not come in, for whatever reason, knocks still.
  const admitAll = async (): Promise<null> => {
    for (const { id } of asking) await api.admit(token, id)
    return null
  }
  const all = <Button name={table.admitAll({ count: asking.length })} to={() => void act(admitAll())} disabled={busy} />
  return { knocks: asking.map(knockOf), all: asking.length > 1 && all }
}

/** What is asked, in words. */
const useAskWords = (own: string): ((ask: WireAsk) => string) => {
  const { table } = useTexts().ui
  const seats = useSeats()
  const bots = useOwnBots()
  const nameOf = (id: string): string => {
    const info = seats.find((one) => one.seat === id)
    return info ? withPerson(info.name, info.called) : id
  }
  return ({ what, seat, bot = '', by = '', called }) => {
    const about = { name: nameOf(by), bot: bots[bot] ?? bot, seat: nameOf(seat) }
    const mine = by === own
    switch (what) {
      case 'save':
        return mine ? table.youAskSave : table.asksSave(about)
      case 'free':
        if (mine) return table.youAskFree(about)
        return seat === own ? table.asksFreeYours(about) : table.asksFree(about)
      case 'bot':
        return mine ? table.youAskBot(about) : table.asksBot(about)
      case 'sit':
        return table.asksSit({ ...about, name: called || table.somebody })
      default:
        return what satisfies never
    }
  }
}

interface PlayersProps {
  readonly table: TableInfo
  readonly paper: Paper
  /** The seat of whoever reads. */
  readonly own: string
}

/** What all who play are asked, where there is no gardien. Whoever has agreed waits, and may still say no. */
const Asks = ({ table: { asks, seats }, paper: { token }, own }: PlayersProps) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  const wordsOf = useAskWords(own)
  const demandOf = (ask: WireAsk): Demand => {
    const { id: key, granted, agreed, what, by } = ask
    const decline = { name: by === own ? table.withdrawAsk : table.declineAsk, act: () => api.decline(token, key) }
    // All have agreed: the file is there for those who play.
    if (granted) {
      const take = { name: table.takeFile, kind: 'main', act: () => takeFile(token) } as const
      return { key, line: table.saveGranted, ways: [take, { ...decline, name: table.closeAsk }] }
    }
    const words = wordsOf(ask)
    const missing = seats
      .filter(({ seat, taken, bot }) => taken && bot === null && !agreed.includes(seat))
      .map(({ name, called }) => withPerson(name, called))
    if (agreed.includes(own)) return { key, line: `${words} ${table.askWaits({ names: format.and(missing) })}`, ways: [decline] }
    const kind = what === 'bot' || what === 'sit' ? 'main' : undefined
    return { key, line: words, ways: [{ name: table.agreeToAsk, kind, act: () => api.agree(token, key) }, decline] }
  }
  return asks.map(demandOf).map((demand) => <DemandCard key={demand.key} demand={demand} />)
}

/** Who only opens their page anew is not away. */
const AWAY = 20_000

type AwayProps = Pick<PlayersProps, 'table' | 'paper'> & { readonly info: SeatInfo }

/** Somebody is not there: until when they are waited for and what then. Whoever opened the table may propose to free the seat. */
const Away = ({ info: { seat, name, called, lapses }, table: { absence }, paper }: AwayProps) => {
  const { texts, format } = useLanguage()
  const { table } = texts.ui
  const bots = useOwnBots()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setLong(true), AWAY)
    return () => clearTimeout(waiting)
  }, [])
  if (lapses === null && !long) return null
  const to = absence?.to ?? FORFEIT
  const said = { name: withPerson(name, called), at: lapses === null ? '' : format.dateTime(lapses), bot: bots[to] ?? to }
  const then = to === FORFEIT ? table.awayLoses(said) : table.awayGives(said)
  const free = { name: table.askFree, act: (): Promise<null | Refusal> => api.free(paper.token, seat) }
  const demand = { key: seat, line: lapses === null ? table.away(said) : then, ways: 'codes' in paper ? [free] : [] }
  return <DemandCard role="status" demand={demand} />
}

/** Places where nobody sits: whoever plays may let a program play there. */
const FreePlaces = ({ free }: { readonly free: readonly SeatInfo[] }) => {
  const { table } = useTexts().ui
  const { act, refused } = useActs()
  return (
    <details className="request box free-places fold">
      <summary>{table.freePlaces({ count: free.length })}</summary>
      {free.map((info) => (
        <div key={info.seat}>
          <SeatName info={info} />
          <BotSeat info={info} act={act} />
        </div>
      ))}
      {refused && <Refused why={refused} />}
    </details>
  )
}

/** Where nobody keeps the table: who is away and which places are free, wherever one looks, for nothing happens meanwhile. */
const AwayNotices = ({ table, paper, own }: PlayersProps) => {
  const { seats, asks } = table
  const bots = useOwnBots()
  const unasked = seats.filter(({ seat }) => seat !== own && !asks.some((ask) => ask.seat === seat))
  const away = unasked.filter(({ taken, connected, bot }) => taken && !connected && bot === null)
  const free = unasked.filter(({ taken }) => !taken)
  return (
    <>
      {away.map((info) => (
        <Away key={info.seat} {...{ info, table, paper }} />
      ))}
      {free.length > 0 && Object.keys(bots).length > 0 && <FreePlaces free={free} />}
    </>
  )
}

/** Those who ask to come in, what those who play ask of each other, and who is away, wherever one looks. */
export const JoinRequests = () => {
  const { knocks, all } = useKnocks()
  const paper = useOwnPaper()
  // Whoever sits here no more is asked nothing.
  const table = useSeat((state) => (state.connection === 'refused' ? null : state.table))
  const among = table && paper?.role.kind === 'joueur' ? { table, paper, own: paper.role.seat } : null
  return (
    <>
      {all}
      {knocks.map((demand) => (
        <DemandCard key={demand.key} demand={demand} />
      ))}
      {among && <Asks {...among} />}
      {among && !among.table.keeper && <AwayNotices {...among} />}
    </>
  )
}
