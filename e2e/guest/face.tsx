import { useStore } from 'zustand'
import type { Face, StartFace } from '../../src/house/face/face.ts'
import { SeatProvider } from '../../src/house/seat/context.ts'
import type { Seat } from '../../src/house/seat/seat.ts'
import type { ToyCommand, ToyTold, ToyView } from '../../src/kit/testing/toyGame.ts'

interface Cups {
  readonly command: ToyCommand
  readonly view: ToyView
  readonly told: ToyTold
}

const sentence = (told: ToyTold): string => ('seat' in told ? `${told.seat} : ${told.kind}` : told.kind)

const Cup = ({ name, cup }: { readonly name: string; readonly cup: ToyView[string] }) => (
  <li>
    {name} : sous le gobelet {cup.hidden ?? '?'}, à découvert {cup.open ?? '–'}
  </li>
)

const Requests = ({ seat }: { readonly seat: Seat<Cups> }) => {
  const { requests, role } = useStore(seat.store)
  const own = role.kind === 'joueur' ? role.seat : null
  return requests.map(({ id, by }) =>
    by.kind === 'joueur' && by.seat !== own ? (
      <p key={id}>
        {by.seat} voudrait reprendre
        <button type="button" onClick={() => void seat.undo({ request: id })}>
          D’accord
        </button>
      </p>
    ) : null,
  )
}

const Screen: Face<Cups>['Screen'] = ({ seat, table }) => {
  const { view, role, notices } = useStore(seat.store)
  const own = role.kind === 'joueur' ? role.seat : null
  return (
    <SeatProvider value={seat as unknown as Seat}>
      <main>
        <h1>Les gobelets</h1>
        <ul aria-label="Gobelets">
          {Object.entries(view ?? {}).map(([name, cup]) => (
            <Cup key={name} name={name} cup={cup} />
          ))}
        </ul>
        {own && (
          <>
            <button type="button" onClick={() => void seat.say({ kind: 'roll', seat: own })}>
              Lancer
            </button>
            <button type="button" onClick={() => void seat.undo()}>
              Reprendre
            </button>
          </>
        )}
        <Requests seat={seat} />
        <ol aria-label="Journal">
          {[...notices].flatMap(({ n, told }) => told.map((one) => <li key={`${n} ${one.kind}`}>{sentence(one)}</li>))}
        </ol>
        {table}
      </main>
    </SeatProvider>
  )
}

const Nothing = () => null

const cupsFace: Face<Cups> = {
  Screen,
  OwnPage: Nothing,
  fallingOf: () => [],
  solo: { seatOf: () => null, cardOf: () => null, speakerOf: () => 'seat', renaming: (seat) => ({ kind: 'tally', seat }) },
  gardien: false,
  table: { NewTable: null, watching: true, removing: null, bringing: null },
}

export const face = cupsFace as unknown as Face

export const start: StartFace = {
  Art: Nothing,
  Ready: Nothing,
  begin: async () => '',
  isCard: () => true,
  CardFigure: Nothing,
  CardLine: Nothing,
  ResumeLine: Nothing,
  Menu: Nothing,
  Guide: Nothing,
  warm: async () => {},
  foreign: null,
  newPage: [],
  editPage: () => [],
}
