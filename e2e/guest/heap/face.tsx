import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Face } from '../../../src/house/face/face.ts'
import { newLocalTable } from '../../../src/house/library/savedTable.ts'
import { goTo } from '../../../src/house/routes/route.ts'
import { SeatProvider } from '../../../src/house/seat/context.ts'
import type { LocalSeat, PlayedBy } from '../../../src/house/seat/localTable.ts'
import type { Seat } from '../../../src/house/seat/seat.ts'
import { JoinRequests } from '../../../src/house/table/JoinRequests.tsx'
import { isRefusal } from '../../../src/kit/refusal.ts'
import { joueur } from '../../../src/kit/roles.ts'
import { type HeapCommand, type HeapTold, type HeapView, heapGame } from '../../../src/kit/testing/heapGame.ts'

interface Heap {
  readonly command: HeapCommand
  readonly view: HeapView
  readonly told: HeapTold
}

const Moves = ({ seat, own, hidden }: { readonly seat: Seat<Heap>; readonly own: string; readonly hidden: number | null }) =>
  [1, 2, 3].map((count) => (
    <button
      key={count}
      type="button"
      onClick={() =>
        void seat.say(hidden === null ? { kind: 'hide', seat: own, number: count } : { kind: 'take', seat: own, count })
      }
    >
      {hidden === null ? `Cacher ${count}` : `Prendre ${count}`}
    </button>
  ))

const Screen = ({ seat, table }: { readonly seat: Seat<Heap>; readonly table?: ReactNode }) => {
  const { view, role } = useStore(seat.store)
  if (!view) return null
  const own = role.kind === 'joueur' ? role.seat : ''
  return (
    <SeatProvider value={seat as unknown as Seat}>
      <main>
        <h1>Le tas</h1>
        <p>Devant {own || 'personne'}</p>
        <p>Le tas a {view.heap} pierres</p>
        <p>Caché : {view.own ?? 'rien'}</p>
        {view.loser && <p>{view.loser} a perdu</p>}
        {view.awaited.includes(own) && <Moves seat={seat} own={own} hidden={view.own} />}
        <button type="button" onClick={() => void seat.undo()}>
          Reprendre
        </button>
        <JoinRequests />
        {table}
      </main>
    </SeatProvider>
  )
}

const begin = async (other: PlayedBy): Promise<void> => {
  const seats: LocalSeat[] = [
    { role: joueur('ana'), by: 'person' },
    { role: joueur('bo'), by: other },
  ]
  const id = await newLocalTable(heapGame, heapGame.seating.newTable, seats, { name: 'Le tas' })
  if (!isRefusal(id)) goTo({ screen: 'saved', id })
}

const WAYS: readonly (readonly [label: string, by: PlayedBy])[] = [
  ['Contre le programme', { bot: 'fourth' }],
  ['Contre un programme qui se trompe', { bot: 'throwing' }],
  ['À deux sur cet appareil', 'person'],
]

const OwnPage = () => (
  <main>
    {WAYS.map(([label, by]) => (
      <button key={label} type="button" onClick={() => void begin(by)}>
        {label}
      </button>
    ))}
  </main>
)

export const face: Face<Heap> = { Screen, OwnPage, gardien: false, table: { watching: true } }
