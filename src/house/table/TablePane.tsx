import { useState } from 'react'
import type { Codes } from '../../kit/doors.ts'
import type { Face } from '../face/face.ts'
import { PersonName } from '../people/index.ts'
import { hrefOf } from '../routes/route.ts'
import type { TableInfo } from '../seat/link.ts'
import { useSeat, useSeats } from '../seat/seat.ts'
import { api } from '../seat/tableApi.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { ChoiceField } from '../ui/fields.tsx'
import { leaveSeat, PaneProvider, Refused, useActs, usePane } from './acts.tsx'
import { AbsenceSaid } from './BotSeat.tsx'
import { Invitations, OwnKey, SaveTable, useWish } from './Invitations.tsx'
import { useOwnTable } from './paper.ts'
import { SeatRow, Watchers } from './SeatRow.tsx'
import { WatchHere } from './WatchComrades.tsx'
import { keepPerson, ownComer, ownPerson, PersonForm } from './WhoAmI.tsx'
import './table.css'

interface InfoProps {
  readonly info: TableInfo
}

/** What one is called at this table, and wears: said again, for a table where one had no name. */
const OwnPersonField = ({ info: { seats, keeper } }: InfoProps) => {
  const { people, common } = useTexts().ui
  const { act, paper } = usePane()
  const { token, role } = paper
  const [person, setPerson] = useState(ownPerson)
  const [done, setDone] = useState(false)
  const own = role.kind === 'joueur' ? role.seat : null
  const others = seats.filter(({ seat, taken }) => taken && seat !== own)
  const worn = [...(keeper && role.kind !== 'gardien' ? [keeper] : []), ...others].map(({ wears }) => wears.colour)
  const change = async (): Promise<void> => {
    keepPerson(person)
    const said = ownComer(person).person
    setDone(said !== undefined && (await act(api.setPerson(token, said))) === null)
  }
  return (
    <details>
      <summary>{people.ownName}</summary>
      <PersonForm person={person} worn={worn} onPerson={setPerson} says={common.save} onSay={() => void change()}>
        <p role="status">{done && people.nameKept}</p>
      </PersonForm>
    </details>
  )
}

const COUNTS = Array.from({ length: 24 }, (_, at) => at + 1)

/** How many may play, 0: as many as there is room for; the next one is refused. */
const Places = ({ info: { places } }: InfoProps) => {
  const { table } = useTexts().ui
  const { token } = usePane().paper
  const [most, wish] = useWish(places, (count) => api.setPlaces(token, count))
  return (
    <ChoiceField
      label={table.places}
      value={most}
      options={[[0, table.placesOpen], ...COUNTS.map((count) => [count, `${count}`] as const)]}
      onChange={wish}
    />
  )
}

/** Who keeps the table, and whether they are there. */
const Keeper = ({ info: { keeper, gardienConnected } }: InfoProps) => {
  const { table } = useTexts().ui
  const own = usePane().paper.role.kind === 'gardien'
  const there = gardienConnected ? table.gardienHere : table.gardienAway
  return (
    <p className="soft table-keeper">
      {keeper && <PersonName {...keeper} otherwise={table.somebody} />} · {own ? table.youKeep : there}
    </p>
  )
}

/** Nobody keeps the table: who decides what, and what was said of those who stay away. */
const NoGardien = ({ info: { absence } }: InfoProps) => {
  const { table } = useTexts().ui
  const { paper } = usePane()
  return (
    <>
      <p className="soft">{'codes' in paper ? table.youHost : table.noMaster}</p>
      <AbsenceSaid absence={absence} game={paper.game} />
    </>
  )
}

/** Out for now, or for good. */
const WaysOut = () => {
  const { table } = useTexts().ui
  const { kept, paper } = usePane()
  const leave = (): void => void leaveSeat({ id: kept.id, token: paper.token })
  return (
    <section className="table-out list">
      <Button name={table.out} to={hrefOf({ screen: 'start' })} />
      <p className="soft">{table.outHint}</p>
      {!('codes' in paper) && <ConfirmButton label={table.leave} question={table.leaveConfirm} quiet onConfirm={leave} />}
    </section>
  )
}

const Seats = () => {
  const { table } = useTexts().ui
  const seats = useSeats()
  return (
    <>
      {seats.length === 0 && <p className="soft">{table.nobodyYet}</p>}
      <ul className="table-seat-list list">
        {seats.map((info) => (
          <SeatRow key={info.seat} info={info} />
        ))}
      </ul>
    </>
  )
}

/** Who is at the table; for the gardien, the codes and the seats. */
export const TablePane = ({ face }: { readonly face: Face }) => {
  const { table } = useTexts().ui
  const own = useOwnTable()
  const { paper, onPaper } = own
  const { role, token } = paper
  const info = useSeat((state) => state.table)
  const acts = useActs()
  const follow = (seat: string): void => void acts.act(api.follow(token, seat), onPaper)
  const onCodes = (codes: Codes): void => onPaper({ ...paper, codes })
  const keeps = 'codes' in paper
  const AddCharacter = face.table?.bringing?.AddCharacter
  if (!info) return null
  return (
    <PaneProvider value={{ ...own, ...acts, face, follow, onCodes }}>
      <div className="table-pane stack">
        <h2>{paper.table}</h2>
        {face.gardien && <Keeper info={info} />}
        {keeps && <Invitations paper={paper} />}
        <h3>{table.seats}</h3>
        {keeps && face.gardien && <Places info={info} />}
        {!face.gardien && <NoGardien info={info} />}
        <Seats />
        {role.kind === 'spectateur' && role.seat !== '' && face.table?.watching && (
          <Button name={table.watch} to={() => follow('')} />
        )}
        <WatchHere />
        {keeps && AddCharacter && <AddCharacter />}
        {info.watchers.length > 0 && <Watchers watchers={info.watchers} />}
        <OwnPersonField info={info} />
        <Refused why={acts.refused} />
        {!face.gardien && role.kind === 'joueur' && <SaveTable />}
        {role.kind === 'joueur' && <OwnKey />}
        <WaysOut />
      </div>
    </PaneProvider>
  )
}
