import { type ComponentType, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Framing } from '../play/index.ts'
import type { Seat } from '../seat/seat.ts'
import type { Speech } from '../seat/speech.ts'
import { useOpened } from '../seat/useOpened.ts'
import { Unopened } from '../ui/Unopened.tsx'
import { type Laid, type OpenExercise, openExercise, type PractisedGame } from './openExercise.ts'

/** What a game says once of all that is practised of it. */
interface Practised<S extends Speech, F extends Framing> extends PractisedGame {
  readonly Screen: ComponentType<{ readonly seat: Seat<S>; readonly framing: F }>
  /** Where the way out leads; null until its words are there. */
  useHome(): Framing['home'] | null
}

type Laying = Laid | Refusal | Promise<Laid | Refusal>

/** A lesson, a drill, a stake, a position, a moment, something watched again: a table in the page, a frame around its questions, an end. */
export interface Exercise<Of, S extends Speech, F extends Framing> {
  laidOf(of: Of): Laying
  /** What stands around the table; null until its words are there. `onAgain`: begun anew. */
  useFrame(of: Of, open: OpenExercise<S>, onAgain: () => void): (Omit<F, 'home'> & Partial<Pick<F, 'home'>>) | null
  /** Where it cannot be opened; absent: that is said. */
  readonly Refused?: ComponentType<Of>
}

/** The one screen of all exercises of a game, and its table for pages that only read it. */
export const exercisesOf = <S extends Speech, F extends Framing>({ Screen, useHome, ...game }: Practised<S, F>) => {
  interface Begun {
    readonly laying: Laying
    readonly anew: boolean
  }
  const open = async ({ laying, anew }: Begun): Promise<OpenExercise<S> | Refusal> => {
    const laid = await laying
    return isRefusal(laid) ? laid : openExercise<S>(game, laid, anew)
  }

  /** Laid once, opened for as long as it is looked at. */
  const useTable = (lay: () => Laying, anew = false): OpenExercise<S> | Refusal | null => {
    const [begun] = useState<Begun>(() => ({ laying: lay(), anew }))
    return useOpened(open, begun)
  }

  const exercise = <Of extends object>({ laidOf, useFrame, Refused }: Exercise<Of, S, F>): ComponentType<Of> => {
    interface OnceProps {
      readonly of: Of
      readonly anew: boolean
      readonly onAgain: () => void
    }

    const Framed = ({ of, table, onAgain }: Omit<OnceProps, 'anew'> & { readonly table: OpenExercise<S> }) => {
      const home = useHome()
      const framing = useFrame(of, table, onAgain)
      if (!home || !framing) return <Unopened refusal={null} />
      return <Screen seat={table.seat} framing={{ home, ...framing } as F} />
    }

    const Once = ({ of, anew, onAgain }: OnceProps) => {
      const table = useTable(() => laidOf(of), anew)
      if (table !== null && !isRefusal(table)) return <Framed {...{ of, table, onAgain }} />
      return table && Refused ? <Refused {...of} /> : <Unopened refusal={table} />
    }

    return (of) => {
      const [begun, setBegun] = useState(0)
      return <Once key={begun} of={of} anew={begun > 0} onAgain={() => setBegun(begun + 1)} />
    }
  }
  return { exercise, useTable }
}
