import { type FormEvent, useEffect, useState } from 'react'
import type { SeatPaper } from '../../kit/doors.ts'
import { readName } from '../../kit/person.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Face } from '../face/face.ts'
import { PersonName } from '../people/index.ts'
import { goTo, hrefOf } from '../routes/route.ts'
import { useSeat } from '../seat/context.ts'
import type { SeatInfo, TableInfo } from '../seat/link.ts'
import { tableApi } from '../seat/tableApi.ts'
import { refusalText } from '../texts/index.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import { AbsenceSaid } from './Absence.tsx'
import { type BotNames, BotSeat, useBotNames, WhoPlays } from './BotSeat.tsx'
import { Invitations } from './Invitations.tsx'
import { forgetSeat, type KeptSeat } from './keptSeats.ts'
import { OwnKey } from './OwnKey.tsx'
import { keepPerson, ownComer, ownPerson } from './ownBrowser.ts'
import type { Paper } from './paper.ts'
import { SaveTable } from './SaveTable.tsx'
import { SeatName } from './SeatName.tsx'
import { SeatRow } from './SeatRow.tsx'
import { Trouble } from './TablePage.tsx'
import { WatchHere } from './WatchComrades.tsx'
import { Watchers } from './Watchers.tsx'
import { WhoAmI } from './WhoAmI.tsx'
import './table.css'

interface OwnPersonFieldProps {
  readonly info: TableInfo
  readonly paper: Pick<SeatPaper, 'token' | 'role'>
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Colours that others wear who play, or keep the table. */
const wornByOthers = ({ seats, keeper }: TableInfo, { role }: OwnPersonFieldProps['paper']) => [
  ...(keeper && role.kind !== 'gardien' ? [keeper.wears.colour] : []),
  ...seats.filter(({ seat, taken }) => taken && !(role.kind === 'joueur' && role.seat === seat)).map(({ wears }) => wears.colour),
]

/** What one is called at this table, and wears: said again, for a table where one had no name. */
const OwnPersonField = ({ info, paper, onTrouble }: OwnPersonFieldProps) => {
  const { people, common } = useTexts().ui
  const [person, setPerson] = useState(ownPerson)
  const [done, setDone] = useState(false)
  const change = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    keepPerson(person)
    const said = ownComer(person).person
    const answer = said ? await tableApi().setPerson(paper.token, said) : null
    onTrouble(isRefusal(answer) ? answer : null)
    setDone(answer === null)
  }
  return (
    <details>
      <summary>{people.ownName}</summary>
      <form className="table-form" onSubmit={(event) => void change(event)}>
        <WhoAmI person={person} worn={wornByOthers(info, paper)} onPerson={setPerson} />
        <button type="submit" className="button" disabled={isRefusal(readName(person.name))}>
          {common.save}
        </button>
        <p role="status">{done && people.nameKept}</p>
      </form>
    </details>
  )
}

interface PlacesProps {
  /** 0: as many as there is room for. */
  readonly most: number
  readonly token: string
  readonly onTrouble: (refusal: Refusal | null) => void
}

const COUNTS = Array.from({ length: 24 }, (_, at) => at + 1)

/** How many may play: the next one is refused. */
const Places = ({ most, token, onTrouble }: PlacesProps) => {
  const { table } = useTexts().ui
  const [wanted, setWanted] = useState(most)
  useEffect(() => setWanted(most), [most])
  const set = async (places: number): Promise<void> => {
    setWanted(places)
    const answer = await tableApi().setPlaces(token, places)
    onTrouble(isRefusal(answer) ? answer : null)
    if (isRefusal(answer)) setWanted(most)
  }
  return (
    <ChoiceField
      label={table.places}
      value={wanted}
      options={[[0, table.placesOpen], ...COUNTS.map((count) => [count, `${count}`] as const)]}
      onChange={(places) => void set(places)}
    />
  )
}

const api = tableApi()

interface TablePaneProps {
  readonly face: Face
  readonly hasGardien: boolean
  readonly kept: KeptSeat
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
}

/** Who sits there; a spectator may follow another. */
const Fellow = ({ info, bots, paper, mayWish, onFollow, onTrouble }: FellowProps) => {
  const { table, local } = useTexts().ui
  const { role } = paper
  const mine = role.kind !== 'gardien' && role.seat === info.seat
  const watches = role.kind === 'spectateur'
  return (
    <li>
      <p>
        <SeatName info={info} /> · <WhoPlays info={info} bots={bots} />
        {mine && ` · ${watches ? table.followed : table.you}`}
      </p>
      {mayWish && <BotSeat info={info} bots={bots} paper={paper} onTrouble={onTrouble} />}
      {info.gone && !mayWish && (
        <p role="alert">{local.botLeft[info.gone.why]({ bot: bots[info.gone.bot] ?? info.gone.bot, name: info.name })}</p>
      )}
      {watches && !mine && <Button name={table.follow} to={() => onFollow(info.seat)} />}
    </li>
  )
}

interface KeeperProps {
  readonly info: TableInfo
  /** Whoever reads it keeps the table. */
  readonly own: boolean
}

/** Who keeps the table, and whether they are there. */
const Keeper = ({ info: { keeper, gardienConnected }, own }: KeeperProps) => {
  const { table } = useTexts().ui
  const there = gardienConnected ? table.gardienHere : table.gardienAway
  return (
    <p className="soft table-keeper">
      {keeper && <PersonName {...keeper} otherwise={table.somebody} />} · {own ? table.youKeep : there}
    </p>
  )
}

interface FellowProps {
  readonly info: SeatInfo
  readonly bots: BotNames
  readonly paper: SeatPaper
  /** Whoever plays where there is no gardien. */
  readonly mayWish: boolean
  readonly onFollow: (seat: string) => void
  readonly onTrouble: (refusal: Refusal | null) => void
}

/** Out for now, or for good. */
const WaysOut = ({ kept, paper }: { readonly kept: KeptSeat; readonly paper: SeatPaper }) => {
  const { table } = useTexts().ui
  const leave = async (): Promise<void> => {
    await api.leave(paper.token)
    goTo({ screen: 'start' })
    forgetSeat(kept.id)
  }
  return (
    <section className="table-out">
      <Button name={table.out} to={hrefOf({ screen: 'start' })} />
      <p className="soft">{table.outHint}</p>
      {!('codes' in paper) && (
        <ConfirmButton label={table.leave} question={table.leaveConfirm} quiet onConfirm={() => void leave()} />
      )}
    </section>
  )
}

interface NoGardienProps {
  readonly absence: TableInfo['absence']
  readonly game: string
  /** Whoever reads it opened the table. */
  readonly host: boolean
}

/** Nobody keeps the table: who decides what, and what was said of those who stay away. */
const NoGardien = ({ absence, game, host }: NoGardienProps) => {
  const { table } = useTexts().ui
  return (
    <>
      <p className="soft">{host ? table.youHost : table.noMaster}</p>
      <AbsenceSaid absence={absence} game={game} />
    </>
  )
}

/** Who is at the table; for the gardien, the codes and the seats. */
export const TablePane = ({ face, hasGardien, kept, paper, onPaper }: TablePaneProps) => {
  const texts = useTexts()
  const { table } = texts.ui
  const info = useSeat((state) => state.table)
  const [trouble, setTrouble] = useState<Refusal | null>(null)
  const follow = async (followed: string): Promise<void> => {
    const seat = await api.follow(paper.token, followed)
    if (isRefusal(seat)) setTrouble(seat)
    else onPaper(seat)
  }
  const seats = info?.seats ?? []
  const bots = useBotNames(paper.game)
  const AddCharacter = face.table?.bringing?.AddCharacter
  return (
    <div className="table-pane">
      <h2>{paper.table}</h2>
      {hasGardien && info && <Keeper info={info} own={paper.role.kind === 'gardien'} />}
      {'codes' in paper && (
        <Invitations kept={kept} paper={paper} hasGardien={hasGardien} onPaper={onPaper} onTrouble={setTrouble} />
      )}
      <h3>{table.seats}</h3>
      {'codes' in paper && hasGardien && info && <Places most={info.places} token={paper.token} onTrouble={setTrouble} />}
      {!hasGardien && info && <NoGardien absence={info.absence} game={paper.game} host={'codes' in paper} />}
      {seats.length === 0 && <p className="soft">{table.nobodyYet}</p>}
      <ul className="table-seat-list">
        {seats.map((seat) =>
          'codes' in paper ? (
            <SeatRow
              key={seat.seat}
              info={seat}
              hasGardien={hasGardien}
              removing={face.table?.removing ?? null}
              bots={bots}
              paper={paper}
              onTrouble={setTrouble}
              onCodes={(codes) => onPaper({ ...paper, codes })}
            />
          ) : (
            <Fellow
              key={seat.seat}
              info={seat}
              bots={bots}
              paper={paper}
              mayWish={!hasGardien && paper.role.kind === 'joueur'}
              onFollow={(followed) => void follow(followed)}
              onTrouble={setTrouble}
            />
          ),
        )}
      </ul>
      {paper.role.kind === 'spectateur' && paper.role.seat !== '' && face.table?.watching && (
        <Button name={table.watch} to={() => void follow('')} />
      )}
      <WatchHere />
      {'codes' in paper && AddCharacter && <AddCharacter />}
      {info && info.watchers.length > 0 && (
        <Watchers watchers={info.watchers} paper={paper} onPaper={onPaper} onTrouble={setTrouble} />
      )}
      {info && <OwnPersonField info={info} paper={paper} onTrouble={setTrouble} />}
      <Trouble text={trouble && refusalText(texts, trouble)} />
      {!hasGardien && paper.role.kind === 'joueur' && <SaveTable token={paper.token} hasGardien={false} onTrouble={setTrouble} />}
      {paper.role.kind === 'joueur' && <OwnKey kept={kept} paper={paper} onPaper={onPaper} onTrouble={setTrouble} />}
      <WaysOut kept={kept} paper={paper} />
    </div>
  )
}
