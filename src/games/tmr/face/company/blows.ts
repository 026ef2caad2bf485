import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { useShell } from '../../../../house/play/index.ts'
import type { Seat } from '../../../../house/seat/seat.ts'
import { storeAs, storedList } from '../../../../house/settings/stored.ts'
import type { DreamerId, Phase, TmrSpeech, View } from '../../rules/public.ts'
import { useOwnSeat } from '../desk/context.ts'
import { isUnderDice } from './waits.ts'

const DOWN: ReadonlySet<Phase> = new Set(['awake', 'asleep', 'petition', 'targeting'])

/** MOV-4: somebody to strike is up there. */
export const isUp = ({ phase }: { readonly phase: Phase }): boolean => !DOWN.has(phase)

/** MOV-4: the blows that fall once the die is thrown, whatever the gardien looks at meanwhile. */
interface Blows {
  /** At once, or as soon as no die is awaited. */
  readonly strike: (dreamer: DreamerId) => void
  readonly withdraw: (dreamer: DreamerId) => void
  /** Looks at every change whether one may fall, until it is called; the page of that seat may be loaded anew meanwhile. */
  readonly follow: (place: string | null) => () => void
}

const isThere = (view: View | null, dreamer: DreamerId): boolean =>
  view?.boards.some((board) => board.id === dreamer && isUp(board)) ?? false

export interface Held {
  readonly held: readonly DreamerId[]
}

const KEY = 'demi-reve.blows'

/** Those that were held at that seat when its page was last loaded. */
export const heldAt = (place: string | null): Held => {
  const [at, held] = storedList(KEY, 'sessionStorage')
  return { held: at === place && Array.isArray(held) ? held : [] }
}

const keepHeld = (place: string | null, { held }: Held): void => void storeAs(KEY, [place, held], 'sessionStorage')

export const blowsAt = ({ store, say }: Pick<Seat<TmrSpeech>, 'store' | 'say'>, kept: StoreApi<Held>): Blows => {
  const withdraw = (dreamer: DreamerId): void => kept.setState(({ held }) => ({ held: held.filter((one) => one !== dreamer) }))
  const fall = (dreamer: DreamerId): void => {
    withdraw(dreamer)
    if (isThere(store.getState().view, dreamer)) void say({ type: 'interrupt', dreamer })
  }
  const look = (): void => {
    const { said, view } = store.getState()
    if (view === null) return
    for (const dreamer of kept.getState().held) if (!isUnderDice(dreamer, said)) fall(dreamer)
  }
  const strike = (dreamer: DreamerId): void => {
    kept.setState(({ held }) => ({ held: [...held, dreamer] }))
    look()
  }
  const follow = (place: string | null): (() => void) => {
    const ends = [store.subscribe(look), kept.subscribe((now) => keepHeld(place, now))]
    return () => {
      for (const end of ends) end()
    }
  }
  return { strike, withdraw, follow }
}

/** As long as the gardien's screen is there. */
const useHeld = (): StoreApi<Held> => useShell().kept as StoreApi<Held>

export const useBlows = (): Blows => {
  const seat = useOwnSeat()
  const kept = useHeld()
  return useMemo(() => blowsAt(seat, kept), [seat, kept])
}

export const useIsHeld = (dreamer: DreamerId): boolean => useStore(useHeld(), ({ held }) => held.includes(dreamer))
