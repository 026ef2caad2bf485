import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Seat } from '../../../../house/seat/seat.ts'
import type { DreamerId, Phase, TmrSpeech, View } from '../../rules/public.ts'
import { isUnderDice } from './underDice.ts'

const DOWN: ReadonlySet<Phase> = new Set(['awake', 'asleep', 'petition', 'targeting'])

/** MOV-4: somebody to strike is up there. */
export const isUp = ({ phase }: { readonly phase: Phase }): boolean => !DOWN.has(phase)

/** MOV-4: the blows that fall once the die is thrown, whatever the gardien looks at meanwhile. */
export interface Blows {
  readonly held: StoreApi<readonly DreamerId[]>
  /** At once, or as soon as no die is awaited. */
  readonly strike: (dreamer: DreamerId) => void
  readonly withdraw: (dreamer: DreamerId) => void
  /** Looks at every change whether one may fall, until it is called. */
  readonly follow: () => () => void
}

const isThere = (view: View | null, dreamer: DreamerId): boolean =>
  view?.boards.some((board) => board.id === dreamer && isUp(board)) ?? false

export const createBlows = ({ store, say }: Pick<Seat<TmrSpeech>, 'store' | 'say'>): Blows => {
  const held = createStore<readonly DreamerId[]>(() => [])
  const withdraw = (dreamer: DreamerId): void =>
    held.setState(
      held.getState().filter((one) => one !== dreamer),
      true,
    )
  const fall = (dreamer: DreamerId): void => {
    withdraw(dreamer)
    if (isThere(store.getState().view, dreamer)) void say({ type: 'interrupt', dreamer })
  }
  const look = (): void => {
    const { said } = store.getState()
    for (const dreamer of held.getState()) if (!isUnderDice(dreamer, said)) fall(dreamer)
  }
  const strike = (dreamer: DreamerId): void => {
    held.setState([...held.getState(), dreamer], true)
    look()
  }
  return { held, strike, withdraw, follow: () => store.subscribe(look) }
}

const BlowsContext = createContext<Blows | null>(null)
export const BlowsProvider = BlowsContext.Provider

/** As long as the gardien's screen is there. */
export const useBlowsOf = (seat: Seat<TmrSpeech>): Blows => {
  const [blows] = useState(() => createBlows(seat))
  useEffect(() => blows.follow(), [blows])
  return blows
}

export const useBlows = (): Blows => {
  const blows = useContext(BlowsContext)
  if (!blows) throw new Error('outside a table')
  return blows
}

export const useIsHeld = (dreamer: DreamerId): boolean => useStore(useBlows().held, (held) => held.includes(dreamer))
