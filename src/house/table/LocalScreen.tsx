import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { Utterance } from '../../kit/drafts.ts'
import { type Role, roleKey, spectateur } from '../../kit/roles.ts'
import type { Face } from '../face/face.ts'
import { hrefOf } from '../routes/route.ts'
import type { BotLeft, LocalSeat, LocalTable } from '../seat/localTable.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button, type WayOn } from '../ui/Button.tsx'
import { Emblem } from '../ui/Emblem.tsx'
import { newId } from '../ui/newId.ts'
import './local.css'

/** A role and what whoever plays it is called. */
interface Named {
  readonly role: Role
  readonly name: string
}

const useNamed = (table: LocalTable): ((role: Role) => Named) => {
  const { roles } = useTexts()
  const names = new Map(table.room.places().map(({ id, name }) => [id, name]))
  return (role) => ({ role, name: role.kind === 'gardien' ? roles.gardien.name : (names.get(role.seat) ?? role.seat) })
}

const isSame = (one: Role | undefined, other: Role | undefined): boolean =>
  one !== undefined && other !== undefined && roleKey(one) === roleKey(other)

const isPerson = ({ by }: LocalSeat): boolean => by === 'person'

interface PaneProps {
  readonly table: LocalTable
  readonly holder: Role
  /** What a bot is called. */
  readonly botName: (bot: string) => string
  readonly onPass: () => void
}

/** Who sits at a table of this page. */
const LocalPane = ({ table, holder, botName, onPass }: PaneProps) => {
  const { local, table: words } = useTexts().ui
  const { seats } = useStore(table.state)
  const named = useNamed(table)
  const playerOf = ({ role, by }: LocalSeat): string => {
    if (isSame(role, holder)) return words.you
    if (typeof by === 'object') return botName(by.bot)
    return by === 'free' ? words.free : local.here
  }
  return (
    <div className="table-pane stack">
      <h2>{words.seats}</h2>
      <ul className="table-seat-list list">
        {seats.map((seat) => (
          <li key={roleKey(seat.role)} className="box">
            <p>
              <strong>{named(seat.role).name}</strong> · {playerOf(seat)}
            </p>
          </li>
        ))}
      </ul>
      {seats.some((seat) => isPerson(seat) && !isSame(seat.role, holder)) && <Button name={local.pass} to={onPass} />}
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
  const isAwaited = ({ role }: Named): boolean => awaited.some((one) => isSame(one, role))
  const sorted = [...people.filter(isAwaited), ...people.filter((one) => !isAwaited(one))]
  const [next] = sorted
  return (
    <main className="loading curtain">
      <Emblem />
      <h1>{next && isAwaited(next) ? local.passTo({ name: next.name }) : local.whoseTurn}</h1>
      <p className="soft">{local.curtain}</p>
      <ul className="stack">
        {sorted.map(({ role, name }, at) => (
          <li key={roleKey(role)}>
            <Button
              {...(at === 0 && ({ kind: 'main', ref: first } as const))}
              name={local.iAm({ name })}
              to={() => onTake(role)}
            />
          </li>
        ))}
      </ul>
      <Button name={common.back} to={hrefOf({ screen: 'start' })} />
    </main>
  )
}

interface BarProps {
  readonly role: 'alert' | 'status'
  readonly says: string
  readonly ways: readonly WayOn[]
}

/** Over the floor of the window: why one does not simply play on, and what can be done. */
const Bar = ({ role, says, ways }: BarProps) => (
  <div className="floor-bar pass-bar" role={role}>
    <p>{says}</p>
    {ways.map((way) => (
      <Button key={way.name} {...way} />
    ))}
  </div>
)

interface LocalProps extends Pick<PaneProps, 'table' | 'botName'> {
  readonly face: Face
}

/** Who has the device; `open`: it lies between all, and no secret of theirs is on it. */
interface Holder {
  readonly role: Role
  readonly open: boolean
}

/** What one person sees, as long as the device is theirs. */
const InHand = ({ face, open, ...pane }: LocalProps & PaneProps & Pick<Holder, 'open'>) => {
  const { table, holder: role } = pane
  const [seat, setSeat] = useState<Seat | null>(null)
  useEffect(() => {
    const inOpen = (view: unknown): unknown => (role.kind === 'joueur' && face.inOpen?.(view, role.seat)) || view
    const taken = takeSeat(table.linkOf(role, open ? inOpen : undefined), seatOptions(face))
    setSeat(taken)
    return () => taken.close()
  }, [table, role, open, face])
  return seat && <face.Screen seat={seat} table={<LocalPane {...pane} />} />
}

/** Long enough for what is done to be read. */
const READ = 1300

type Here = Pick<LocalProps, 'table' | 'face'>

const viewOf = ({ table: { room } }: Here, role: Role): unknown => {
  const { view, unsubscribe } = room.subscribe(role, 0, () => {})
  unsubscribe()
  return view
}

/** Whether it is answered of what lies open. An undo is agreed to in hand. */
const isOpenTo = (props: Here, role: Role | undefined): boolean => {
  const { face, table } = props
  if (role?.kind !== 'joueur' || !face.inOpen || table.room.requestsTo(role).length > 0) return false
  return face.inOpen(viewOf(props, spectateur('')), role.seat) !== null
}

/** What whoever is awaited says in any case; null: they are asked. */
const unaskedOf = (here: Here, by: Role): Utterance | null => {
  const command = here.face.unasked?.(viewOf(here, by)) ?? null
  return command === null ? null : { id: newId(), by, command }
}

/** Once it was read, what is said in any case is said, and what is answered in the open lies before whoever is awaited. */
const useHolder = ({ table, face }: Here, people: readonly Role[], awaited: readonly Role[]) => {
  const [holder, setHolder] = useState<Holder | null>(people.length === 1 && people[0] ? { role: people[0], open: false } : null)
  const comes = useMemo(() => {
    const [role] = awaited
    if (!role || !holder || isSame(role, holder.role)) return null
    return unaskedOf({ table, face }, role) ?? (isOpenTo({ table, face }, role) ? { role, open: true } : null)
  }, [table, face, awaited, holder])
  useEffect(() => {
    if (!comes) return
    const timer = setTimeout(() => ('role' in comes ? setHolder(comes) : void table.room.say(comes)), READ)
    return () => clearTimeout(timer)
  }, [table, comes])
  return { holder, setHolder, comes: comes !== null }
}

/** A table of this page. Between two people nothing of it is on the screen: whoever takes the device says so first. */
export const LocalScreen = (props: LocalProps) => {
  const { table, botName } = props
  const { local } = useTexts().ui
  const { seats, awaited, left } = useStore(table.state)
  const people = seats.filter(isPerson).map(({ role }) => role)
  const { holder, setHolder, comes } = useHolder(props, people, awaited)
  const named = useNamed(table)
  if (!holder || !people.some((role) => isSame(role, holder.role)))
    return <Curtain people={people.map(named)} awaited={awaited} onTake={(role) => setHolder({ role, open: false })} />
  const { role: own, open } = holder
  const [next] = !open && awaited.some((role) => isSame(role, own)) ? [] : awaited
  const [gone] = left
  const pass = (): void => setHolder(null)
  // A bot no longer plays: it may try again, or whoever is here plays on in its place.
  const goneBar = ({ role, bot, why }: BotLeft) => (
    <Bar
      role="alert"
      says={local.botLeft[why]({ bot: botName(bot), name: named(role).name })}
      ways={[
        { name: local.botAgain, to: () => table.play(role, { bot }) },
        { name: local.playOn, to: () => table.play(role, 'person') },
      ]}
    />
  )
  // It is another's turn: the device goes to them, or it can be answered as it lies where nothing hidden is on the screen.
  const passBar = ({ name, role }: Named, asItLies: boolean) => (
    <Bar
      role="status"
      says={(asItLies ? local.inOpen : table.room.requestsTo(role).length > 0 ? local.undoOf : local.turnOf)({ name })}
      ways={[{ name: asItLies ? local.takeHand : local.pass, to: pass, kind: asItLies ? undefined : 'main' }]}
    />
  )
  return (
    <div className="local">
      <InHand key={`${roleKey(own)} ${open}`} holder={own} open={open} onPass={pass} {...props} />
      {gone && goneBar(gone)}
      {!gone && !comes && next && passBar(named(next), open && isOpenTo(props, next))}
    </div>
  )
}
