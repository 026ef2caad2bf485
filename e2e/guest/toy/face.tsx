import { useStore } from 'zustand'
import type { Face, GameCard } from '../../../src/house/face/face.ts'
import { SeatProvider } from '../../../src/house/seat/context.ts'
import type { Seat } from '../../../src/house/seat/seat.ts'
import type { ToyCommand, ToyTold, ToyView } from '../../../src/kit/testing/toyGame.ts'

interface Toy {
  readonly command: ToyCommand
  readonly view: ToyView
  readonly told: ToyTold
}

/** What tells one toy from another. */
export interface ToyWords {
  readonly title: string
  readonly list: string
  /** What is hidden lies there. */
  readonly under: string
}

const sentence = (told: ToyTold): string => ('seat' in told ? `${told.seat} : ${told.kind}` : told.kind)

const Requests = ({ seat }: { readonly seat: Seat<Toy> }) => {
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

const screenOf =
  ({ title, list, under }: ToyWords): Face<Toy>['Screen'] =>
  ({ seat, table }) => {
    const { view, role, notices } = useStore(seat.store)
    const own = role.kind === 'joueur' ? role.seat : null
    return (
      <SeatProvider value={seat}>
        <main>
          <h1>{title}</h1>
          <ul aria-label={list}>
            {Object.entries(view ?? {}).map(([name, { hidden, open }]) => (
              <li key={name}>
                {name} : {under} {hidden ?? '?'}, à découvert {open ?? '–'}
              </li>
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

export interface ToyCard extends GameCard {
  readonly open: number | null
}

export const toyFace = (words: ToyWords): Face<Toy, ToyCard> => ({
  Screen: screenOf(words),
  gardien: false,
  solo: {
    seatOf: (view) => {
      const [only, ...others] = Object.keys(view)
      return only && others.length === 0 ? only : null
    },
    cardOf: (view) => {
      const [first] = Object.entries(view)
      return first ? { name: first[0], open: first[1].open } : null
    },
  },
  table: { watching: true },
})
