import { type ComponentType, useState } from 'react'
import type { Dice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { Entry } from '../../kit/log.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { Storage, Stored } from '../../kit/storage.ts'
import { type Alone, type AloneOptions, openAlone } from '../library/alone.ts'
import { exerciseEntries, exerciseStorage, forgetExercise } from '../library/exercises.ts'
import type { Framing } from '../play/index.ts'
import type { Link, Speech } from '../seat/link.ts'
import { type Seat, type SeatOptions, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { pageDice } from '../seat/testDice.ts'
import { useOpened } from '../seat/useOpened.ts'
import { missedAgain } from '../ui/part.tsx'
import { ahead } from '../ui/quiet.ts'
import { Unopened } from '../ui/Unopened.tsx'

type Entries = readonly Entry<unknown>[]

const STANDS = { ok: false, refusal: refusal('nothing-to-undo') } as const
const AWAY = { ok: false, refusal: refusal('rules-away') } as const

export interface ExerciseTable extends Pick<AloneOptions, 'beforeSaid' | 'others'> {
  /** What it begins from; the rules are of today where it does not say so. */
  readonly from: Pick<Stored<unknown>, 'setup'> & Partial<Stored<unknown>>
  /** The name it is come back to under; absent: it lasts as long as the page. */
  readonly keptAs?: string
  /** Over: it is begun anew when it is come back to. */
  isOver?(entries: Entries): boolean
  /** Its own, which nobody types; absent: those of chance. */
  readonly dice?: Dice
  /** What is said stands: nothing is taken back. */
  readonly undo?: 'never'
}

interface PractisedGame extends Partial<Pick<SeatOptions, 'fallingOf'>> {
  /** Where its rules come in two parts, the second (`whole`) is needed once something is said, or was before. */
  rules(): Promise<AnyGame & { whole?(): Promise<void> }>
  readonly solo: AloneOptions['solo']
}

export interface OpenExercise<S extends Speech> extends Pick<Alone, 'room'> {
  readonly seat: Seat<S>
  readonly close: () => void
}

const keptStorage = async (
  game: AnyGame,
  { from, isOver }: ExerciseTable,
  id: string,
  anew: boolean,
): Promise<Storage<unknown>> => {
  const kept = isOver ? await exerciseEntries(id).catch(() => []) : []
  if (anew || isOver?.(kept)) await forgetExercise(id).catch(() => {})
  return exerciseStorage(id, game, from.setup)
}

/** `anew`: what was done of it before is forgotten. */
export const openExercise = async <S extends Speech>(
  { rules, solo, ...falls }: PractisedGame,
  laid: ExerciseTable,
  anew: boolean,
): Promise<OpenExercise<S> | Refusal> => {
  const { from, keptAs, dice, others, beforeSaid } = laid
  const game = await rules()
  const { whole = async () => {} } = game
  const passing = (): Storage<unknown> => memoryStorage({ game: game.id, rules: game.rules, entries: [], ...from })
  // A browser that keeps nothing still plays.
  const storage = keptAs === undefined ? passing() : await keptStorage(game, laid, keptAs, anew).catch(passing)
  if (others || (await storage.since(0, 1)).length > 0) await whole()
  const opened = await openAlone({
    ...{ game, solo, id: keptAs ?? null },
    storage,
    dice: dice ?? pageDice(),
    ...(others && { others }),
    ...(beforeSaid && { beforeSaid }),
  })
  if (isRefusal(opened)) return opened
  ahead(whole)
  let missed = false
  const away = () => {
    if (missed) missedAgain()
    missed = true
    return AWAY
  }
  const link: Link = {
    ...opened.link,
    say: (...told) => whole().then(() => opened.link.say(...told), away),
    ...(laid.undo === 'never' && { undo: async () => STANDS }),
  }
  const options = seatOptions(falls)
  const seat = takeSeat(link, dice ? { ...options, typesDice: () => false } : options) as unknown as Seat<S>
  return { seat, room: opened.room, close: seat.close }
}

interface Practised<S extends Speech, F extends Framing> extends PractisedGame {
  readonly Screen: ComponentType<{ readonly seat: Seat<S>; readonly framing: F }>
  /** Where the way out leads; null until its words are there. */
  useHome(): Framing['home'] | null
}

type Laying = ExerciseTable | Refusal | Promise<ExerciseTable | Refusal>

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
