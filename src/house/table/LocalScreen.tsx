import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Face } from '../face/face.ts'
import { hrefOf } from '../routes/route.ts'
import type { BotLeft, LocalSeat, LocalTable } from '../seat/localTable.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Emblem } from '../ui/Emblem.tsx'
import { newId } from '../ui/newId.ts'
import './local.css'

/** A role and what whoever plays it is called. */
interface Named {
  readonly role: Role
  readonly name: string
}

interface PaneProps {
  readonly table: LocalTable
  readonly holder: Role
  readonly botName: (bot: string) => string
  readonly onPass: () => void
}

interface RowProps extends Omit<PaneProps, 'onPass'> {
  readonly seat: LocalSeat
}

/** Who plays a seat. */
const SeatRow = ({ table, holder, botName, seat: { role, by } }: RowProps) => {
  const { roles, ui } = useTexts()
  const { local, table: words } = ui
  const name =
    role.kind === 'gardien' ? roles.gardien.name : (table.room.places().find(({ id }) => id === role.seat)?.name ?? role.seat)
  const mine = roleKey(role) === roleKey(holder)
  const player = mine ? words.you : typeof by === 'object' ? botName(by.bot) : by === 'free' ? words.free : local.here
  return (
    <li>
      <p>
        <strong>{name}</strong> · {player}
      </p>
    </li>
  )
}

/** Who sits at a table of this page. */
const LocalPane = ({ onPass, ...props }: PaneProps) => {
  const { local, table: words } = useTexts().ui
  const { seats } = useStore(props.table.state)
  const others = seats.some(({ role, by }) => by === 'person' && roleKey(role) !== roleKey(props.holder))
  return (
    <div className="table-pane">
      <h2>{words.seats}</h2>
      <ul className="table-seat-list">
        {seats.map((seat) => (
          <SeatRow key={roleKey(seat.role)} seat={seat} {...props} />
        ))}
      </ul>
      {others && <Button name={local.pass} to={onPass} />}
    </div>
  )
}

interface CurtainProps {
  readonly people: readonly Named[]
  readonly awaited: readonly Role[]
  readonly onTake: (role: Role) => void
}

/** While the device changes hands: nothing of any hand is behind it. */
const Curtain = ({ people, awaited, onTake }: CurtainProps) => {
  const { local, common } = useTexts().ui
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isAwaited = ({ role }: Named): boolean => awaited.some((one) => roleKey(one) === roleKey(role))
  const sorted = [...people.filter(isAwaited), ...people.filter((one) => !isAwaited(one))]
  const [next] = sorted
  return (
    <main className="curtain">
      <Emblem />
      <h1>{next && isAwaited(next) ? local.passTo({ name: next.name }) : local.whoseTurn}</h1>
      <p className="soft">{local.curtain}</p>
      <ul>
        {sorted.map(({ role, name }, at) => (
          <li key={roleKey(role)}>
            <button
              type="button"
              className="button"
              data-kind={at === 0 ? 'main' : undefined}
              ref={at === 0 ? first : null}
              onClick={() => onTake(role)}
            >
              {local.iAm({ name })}
            </button>
          </li>
        ))}
      </ul>
      <Button name={common.back} to={hrefOf({ screen: 'start' })} />
    </main>
  )
}

interface GoneProps {
  readonly table: LocalTable
  readonly gone: BotLeft
  readonly bot: string
  readonly name: string
}

/** A bot no longer plays: it may try again, or whoever is here plays on in its place. */
const GoneBar = ({ table, gone, bot, name }: GoneProps) => {
  const { local } = useTexts().ui
  return (
    <div className="pass-bar" role="alert">
      <p>{local.botLeft[gone.why]({ bot, name })}</p>
      <Button name={local.botAgain} to={() => table.play(gone.role, { bot: gone.bot })} />
      <Button name={local.playOn} to={() => table.play(gone.role, 'person')} />
    </div>
  )
}

/** It is another's turn: the device goes to them. */
const PassBar = ({ to: { name }, onPass }: { readonly to: Named; readonly onPass: () => void }) => {
  const { local } = useTexts().ui
  return (
    <div className="pass-bar" role="status">
      <p>{local.turnOf({ name })}</p>
      <Button kind="main" name={local.pass} to={onPass} />
    </div>
  )
}

interface LocalProps {
  readonly table: LocalTable
  readonly face: Face
  /** What a bot is called. */
  readonly botName: (bot: string) => string
}

const isPerson = ({ by }: LocalSeat): boolean => by === 'person'

/** What one person sees, as long as the device is theirs. */
const InHand = ({ table, face, role, botName, onPass }: LocalProps & { readonly role: Role; readonly onPass: () => void }) => {
  const [seat, setSeat] = useState<Seat | null>(null)
  useEffect(() => {
    const taken = takeSeat(table.linkOf(role), seatOptions(face))
    setSeat(taken)
    return () => taken.close()
  }, [table, role, face])
  return seat && <face.Screen seat={seat} table={<LocalPane table={table} holder={role} botName={botName} onPass={onPass} />} />
}

const useNamed = (table: LocalTable): ((role: Role) => Named) => {
  const { roles } = useTexts()
  const names = new Map(table.room.places().map(({ id, name }) => [id, name]))
  return (role) => ({ role, name: role.kind === 'gardien' ? roles.gardien.name : (names.get(role.seat) ?? role.seat) })
}

/** Long enough for what is answered to be read. */
const READ = 1100

/** Whether whoever is awaited is answered for: the device stays where it is. */
const useUnpassed = ({ table: { room }, face }: LocalProps, awaited: readonly Role[], holder: Role | null): boolean => {
  const command = useMemo(() => {
    const [role] = awaited
    if (!role || !holder || !face.unasked || roleKey(role) === roleKey(holder)) return null
    const { view, unsubscribe } = room.subscribe(role, 0, () => {})
    unsubscribe()
    const said = face.unasked(view)
    return said === null ? null : { id: newId(), by: role, command: said }
  }, [room, face, awaited, holder])
  useEffect(() => {
    if (!command) return
    const timer = setTimeout(() => void room.submit(command), READ)
    return () => clearTimeout(timer)
  }, [room, command])
  return command !== null
}

/** A table of this page. Between two people nothing of it is on the screen: whoever takes the device says so first. */
export const LocalScreen = (props: LocalProps) => {
  const { table, botName } = props
  const { seats, awaited, left } = useStore(table.state)
  const people = seats.filter(isPerson).map(({ role }) => role)
  const [holder, setHolder] = useState<Role | null>(people.length === 1 ? (people[0] ?? null) : null)
  const named = useNamed(table)
  const unpassed = useUnpassed(props, awaited, holder)
  if (!holder || !people.some((role) => roleKey(role) === roleKey(holder)))
    return <Curtain people={people.map(named)} awaited={awaited} onTake={setHolder} />
  const waiting = awaited.some((role) => roleKey(role) === roleKey(holder)) ? [] : awaited
  const [gone] = left
  const pass = (): void => setHolder(null)
  return (
    <div className="local">
      <InHand key={roleKey(holder)} role={holder} onPass={pass} {...props} />
      {gone && <GoneBar table={table} gone={gone} bot={botName(gone.bot)} name={named(gone.role).name} />}
      {!gone && !unpassed && waiting[0] && <PassBar to={named(waiting[0])} onPass={pass} />}
    </div>
  )
}
