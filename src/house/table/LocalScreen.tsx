import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Face } from '../face/face.ts'
import type { LocalSeat, LocalTable } from '../seat/localTable.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { useTexts } from '../texts/language.tsx'
import { Curtain } from './Curtain.tsx'
import { GoneBar } from './GoneBar.tsx'
import { LocalPane } from './LocalPane.tsx'
import { PassBar } from './PassBar.tsx'
import type { Named } from './seatNames.ts'
import './local.css'

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

/** A table of this page. Between two people nothing of it is on the screen: whoever takes the device says so first. */
export const LocalScreen = (props: LocalProps) => {
  const { table, botName } = props
  const { seats, awaited, left } = useStore(table.state)
  const people = seats.filter(isPerson).map(({ role }) => role)
  const [holder, setHolder] = useState<Role | null>(people.length === 1 ? (people[0] ?? null) : null)
  const named = useNamed(table)
  if (!holder || !people.some((role) => roleKey(role) === roleKey(holder)))
    return <Curtain people={people.map(named)} awaited={awaited} onTake={setHolder} />
  const waiting = awaited.some((role) => roleKey(role) === roleKey(holder)) ? [] : awaited
  const [gone] = left
  const pass = (): void => setHolder(null)
  return (
    <div className="local">
      <InHand key={roleKey(holder)} role={holder} onPass={pass} {...props} />
      {gone && <GoneBar table={table} gone={gone} bot={botName(gone.bot)} name={named(gone.role).name} />}
      {!gone && waiting[0] && <PassBar to={named(waiting[0])} onPass={pass} />}
    </div>
  )
}
