import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Command, Told, View } from '../../games/tmr/rules/public.ts'
import type { Ask, Face } from '../../kit/dice.ts'
import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import { same } from '../../kit/same.ts'
import type { WireDoor } from '../../kit/wire.ts'
import type { Answer, ConnectionState, DiceAsked, Link, LinkUpdate, TableInfo, UndoTarget } from './link.ts'
import { type Roll, rollsOf } from './rolls.ts'

/** A command whose next die a person is to enter. */
export interface Entering {
  readonly command: Command
  readonly faces: readonly Face[]
  readonly ask: Ask
}

/** An earlier moment shown on the board instead of the present. */
export interface Replay {
  readonly n: number
  readonly view: View
}

export interface SeatState {
  readonly role: Role
  readonly connection: ConnectionState
  /** What is shown; it waits for the dice to have fallen. */
  readonly view: View | null
  readonly notices: readonly Notice<Told>[]
  readonly requests: readonly UndoRequest[]
  readonly table: TableInfo | null
  readonly diceAsked: readonly DiceAsked[]
  /** For the gardien of a networked table: who asks to come in. */
  readonly door: WireDoor | null
  /** A command of ours waits for the gardien's dice. */
  readonly waitsForDice: boolean
  /** Dice on their way down. */
  readonly rolling: readonly Roll[]
  /** A command on its way: nothing is shown as done before it is. */
  readonly sending: boolean
  readonly refusal: Refusal | null
  readonly entering: Entering | null
  readonly replay: Replay | null
}

export interface Seat {
  readonly store: StoreApi<SeatState>
  say(command: Command): Promise<boolean>
  enterFace(face: Face): Promise<void>
  cancelEntry(): void
  undo(target?: UndoTarget): Promise<void>
  refuseUndo(request: string): Promise<void>
  enterDie(id: string, face: Face | null): Promise<void>
  forgetRefusal(): void
  /** Shows the board as it was at a message; null: the present. */
  showAt(n: number | null): Promise<void>
  close(): void
}

export interface SeatOptions {
  /** Whether this person types what real dice show. */
  readonly typesDice: () => boolean
  /** How long dice fall, in ms; 0: only the result is shown. */
  readonly fallTime: () => number
}

const START: Omit<SeatState, 'role'> = {
  connection: 'connecting',
  view: null,
  notices: [],
  requests: [],
  table: null,
  diceAsked: [],
  door: null,
  waitsForDice: false,
  rolling: [],
  sending: false,
  refusal: null,
  entering: null,
  replay: null,
}

/** What one person at one seat sees and says, over a room in this page or across the network. */
export const takeSeat = (link: Link, { typesDice, fallTime }: SeatOptions): Seat => {
  const store = createStore<SeatState>(() => ({ ...START, role: link.role }))
  const waiting: LinkUpdate[] = []
  let falling: ReturnType<typeof setTimeout> | null = null

  const show = (update: LinkUpdate): void => {
    const { state: connection, view, notices, reset, requests, table, diceAsked, door = null, waitsForDice = false } = update
    store.setState((before) => ({
      connection,
      view: view ?? before.view,
      notices: reset ? notices : notices.length > 0 ? [...before.notices, ...notices] : before.notices,
      requests,
      table,
      diceAsked,
      door,
      waitsForDice,
      rolling: [],
    }))
  }

  const showNext = (): void => {
    falling = null
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const rolls = next.reset ? [] : rollsOf(next.notices)
      const time = rolls.length > 0 && !typesDice() ? fallTime() : 0
      if (time === 0) show(next)
      else {
        letFall(next, rolls, time)
        return
      }
    }
  }

  const letFall = (update: LinkUpdate, rolling: readonly Roll[], time: number): void => {
    store.setState({ rolling })
    falling = setTimeout(() => {
      show(update)
      showNext()
    }, time)
  }

  const unsubscribe = link.subscribe((update) => {
    waiting.push(update)
    if (!falling) showNext()
  })

  const settle = (answer: Answer, command: Command | null, faces: readonly Face[]): boolean => {
    if (answer.ok) store.setState({ sending: false, entering: null })
    else if ('needs' in answer && command) store.setState({ sending: false, entering: { command, faces, ask: answer.needs } })
    else if ('refusal' in answer) store.setState({ sending: false, entering: null, refusal: answer.refusal })
    return answer.ok
  }

  const send = async (command: Command, faces: readonly Face[] | undefined): Promise<boolean> => {
    store.setState({ sending: true, refusal: null, replay: null })
    return settle(await link.submit(command, faces), command, faces ?? [])
  }

  /** One at a time, in the order said; the same thing said again while it is on its way counts once. */
  let onItsWay: Promise<unknown> = Promise.resolve()
  let last: Command | null = null
  const say = (command: Command): Promise<boolean> => {
    if (store.getState().sending && same(command, last)) return Promise.resolve(false)
    last = command
    const sent = onItsWay.then(() => send(command, typesDice() ? [] : undefined))
    onItsWay = sent.catch(() => undefined)
    return sent
  }

  return {
    store,
    say,
    enterFace: async (face) => {
      const { entering } = store.getState()
      if (entering) await send(entering.command, [...entering.faces, face])
    },
    cancelEntry: () => store.setState({ entering: null }),
    undo: async (target) => {
      store.setState({ sending: true, refusal: null, replay: null })
      settle(await link.undo(target), null, [])
    },
    refuseUndo: async (request) => void settle(await link.refuseUndo(request), null, []),
    enterDie: async (id, face) => void settle(await link.enterDie(id, face), null, []),
    forgetRefusal: () => store.setState({ refusal: null }),
    showAt: async (n) => {
      const view = n === null ? null : await link.viewAt(n)
      store.setState({ replay: n !== null && view ? { n, view } : null })
    },
    close: () => {
      unsubscribe()
      if (falling) clearTimeout(falling)
      link.close()
    },
  }
}
