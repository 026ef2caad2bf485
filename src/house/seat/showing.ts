import type { StoreApi } from 'zustand/vanilla'
import { grown } from '../../kit/grown.ts'
import type { Falling } from '../dice/index.ts'
import type { Link, LinkUpdate, OwnSaid } from './link.ts'
import type { Entering, SeatOptions, SeatState } from './seat.ts'

type Store = StoreApi<SeatState>

/** What a link does not tell where there is nothing of the kind. */
export const UNTOLD = { refusedFor: null, said: [], ownSaid: null, door: null, waitsForDice: false } as const

export const enteringOf = (said: OwnSaid | null): Entering | null => (said?.ask ? { ...said, ask: said.ask, stands: true } : null)

/** Dice of others fall beside one another, each for its own time. */
const createTray = (store: Store) => {
  const falling = new Set<ReturnType<typeof setTimeout>>()
  return {
    drop: (rolls: readonly Falling[], time: number): void => {
      store.setState(({ rolling }) => ({ rolling: [...rolling, ...rolls] }))
      const lying = setTimeout(() => {
        falling.delete(lying)
        store.setState(({ rolling }) => ({ rolling: rolling.filter((one) => !rolls.includes(one)) }))
      }, time)
      falling.add(lying)
    },
    stop: (): void => falling.forEach(clearTimeout),
  }
}

/** What was shown is looked at before the next is, for a time or until it is touched; nothing else waits for it. */
const createLook = (store: Store, then: () => void) => {
  let lasting: ReturnType<typeof setTimeout> | null = null
  const lasts = (): boolean => lasting !== null || store.getState().lingers
  const stop = (): void => clearTimeout(lasting ?? undefined)
  const end = (): void => {
    if (!lasts()) return
    stop()
    lasting = null
    store.setState({ lingers: false })
    then()
  }
  return {
    lasts,
    end,
    stop,
    begin: (ms: number): void => {
      if (ms === Number.POSITIVE_INFINITY) store.setState({ lingers: true })
      else lasting = setTimeout(end, ms)
    },
  }
}

/** What comes over the link is shown in its order: alone once the dice have fallen, at a table at once, for nobody waits there for another's. */
export const createShowing = (link: Link, store: Store, { typesDice, fallTime, fallingOf, lastsOf }: SeatOptions) => {
  /** Alone, and as gardien, one knows all that a die asked for could tell. */
  let mayStand = false
  const waiting: LinkUpdate[] = []
  let falling: ReturnType<typeof setTimeout> | null = null
  const tray = createTray(store)
  const look = createLook(store, () => falling || showNext())

  const show = (update: LinkUpdate): void => {
    const { state: connection, view, notices, reset, ...told } = { ...UNTOLD, ...update }
    mayStand = link.role.kind === 'joueur' && connection !== 'local'
    store.setState((before) => ({
      ...told,
      connection,
      view: view ?? before.view,
      notices: reset ? notices : grown(before.notices, notices),
      entering: mayStand && !before.sending ? enteringOf(told.ownSaid) : before.entering,
    }))
  }

  const showNext = (): void => {
    falling = null
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const rolls = next.reset ? [] : fallingOf(next.notices)
      const time = rolls.length > 0 && !typesDice() ? fallTime() : 0
      if (time > 0 && next.state === 'local') {
        letFall(next, rolls, time)
        return
      }
      show(next)
      if (time > 0) tray.drop(rolls, time)
      const lasts = next.reset || next.state !== 'local' ? 0 : (lastsOf?.(next.notices, link.role) ?? 0)
      if (lasts > 0) {
        look.begin(lasts)
        return
      }
    }
  }

  const letFall = (update: LinkUpdate, rolling: readonly Falling[], time: number): void => {
    store.setState({ rolling, unseen: true })
    falling = setTimeout(() => {
      store.setState({ rolling: [], unseen: false })
      show(update)
      showNext()
    }, time)
  }

  return {
    mayStand: (): boolean => mayStand,
    isDone: (): boolean => !falling && waiting.length === 0,
    take: (update: LinkUpdate): void => {
      waiting.push(update)
      // What this person does is shown at once.
      if (store.getState().sending) look.end()
      if (!falling && !look.lasts()) showNext()
    },
    goOn: look.end,
    stop: (): void => {
      if (falling) clearTimeout(falling)
      look.stop()
      tray.stop()
    },
  }
}

export type Showing = ReturnType<typeof createShowing>
