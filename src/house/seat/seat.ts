import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Ask, Face } from '../../kit/dice.ts'
import type { Notice, UndoRequest } from '../../kit/feeds.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import { same } from '../../kit/same.ts'
import type { WireDoor } from '../../kit/wire.ts'
import type { Roll } from '../dice/roll.ts'
import { newId } from '../ui/newId.ts'
import type { Answer, ConnectionState, DiceAsked, Link, LinkUpdate, OwnSaid, SaidByOther, TableInfo, UndoTarget } from './link.ts'
import type { Speech } from './speech.ts'

/** A command whose next die a person is to enter. */
export interface Entering<S extends Speech = Speech> {
  readonly id: string
  readonly command: S['command']
  readonly faces: readonly Face[]
  readonly ask: Ask
  /** It is said: only the gardien lets it be taken back. */
  readonly stands: boolean
}

/** An earlier moment shown on the board instead of the present. */
export interface Replay<S extends Speech = Speech> {
  readonly n: number
  readonly view: S['view']
}

export interface SeatState<S extends Speech = Speech> {
  readonly role: Role
  readonly connection: ConnectionState
  /** What is shown; it waits for the dice to have fallen. */
  readonly view: S['view'] | null
  readonly notices: readonly Notice<S['told']>[]
  readonly requests: readonly UndoRequest[]
  readonly table: TableInfo | null
  readonly diceAsked: readonly DiceAsked[]
  /** For the gardien: all that waits for dice at the table. */
  readonly said: readonly SaidByOther[]
  /** What this seat has said and not yet thrown all dice for. */
  readonly ownSaid: OwnSaid | null
  /** For the gardien of a networked table: who asks to come in. */
  readonly door: WireDoor | null
  /** A command of ours waits for the gardien's dice. */
  readonly waitsForDice: boolean
  /** Dice on their way down. */
  readonly rolling: readonly Roll[]
  /** A command on its way: nothing is shown as done before it is. */
  readonly sending: boolean
  readonly refusal: Refusal | null
  readonly entering: Entering<S> | null
  readonly replay: Replay<S> | null
}

export interface Seat<S extends Speech = Speech> {
  readonly store: StoreApi<SeatState<S>>
  say(command: S['command']): Promise<boolean>
  enterFace(face: Face): Promise<void>
  cancelEntry(): void
  undo(target?: UndoTarget): Promise<void>
  refuseUndo(request: string): Promise<void>
  enterDie(id: string, face: Face | null): Promise<void>
  letTakeBack(said: SaidByOther): Promise<void>
  forgetRefusal(): void
  /** Shows the board as it was at a message; null: the present. */
  showAt(n: number | null): Promise<void>
  close(): void
}

export interface SeatOptions {
  /** The dice of what was told, to be seen falling. */
  readonly rollsOf: (notices: readonly Notice<unknown>[]) => readonly Roll[]
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
  said: [],
  ownSaid: null,
  door: null,
  waitsForDice: false,
  rolling: [],
  sending: false,
  refusal: null,
  entering: null,
  replay: null,
}

const enteringOf = (said: OwnSaid | null): Entering | null => (said?.ask ? { ...said, ask: said.ask, stands: true } : null)

/** What one person at one seat sees and says, over a room in this page or across the network. */
export const takeSeat = (link: Link, { typesDice, fallTime, rollsOf }: SeatOptions): Seat => {
  const store = createStore<SeatState>(() => ({ ...START, role: link.role }))
  /** Alone, and as gardien, one knows all that a die asked for could tell. */
  let mayStand = false
  const waiting: LinkUpdate[] = []
  let falling: ReturnType<typeof setTimeout> | null = null

  const show = (update: LinkUpdate): void => {
    const { state: connection, view, notices, reset, requests, table, diceAsked, door = null, waitsForDice = false } = update
    const { said = [], ownSaid = null } = update
    mayStand = link.role.kind === 'joueur' && connection !== 'local'
    store.setState((before) => ({
      connection,
      view: view ?? before.view,
      notices: reset ? notices : notices.length > 0 ? [...before.notices, ...notices] : before.notices,
      requests,
      table,
      diceAsked,
      said,
      ownSaid,
      entering: mayStand && !before.sending ? enteringOf(ownSaid) : before.entering,
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

  const settle = (answer: Answer): boolean => {
    if (answer.ok) store.setState({ sending: false, entering: null })
    else if ('refusal' in answer)
      store.setState(({ ownSaid }) => ({ sending: false, entering: enteringOf(ownSaid), refusal: answer.refusal }))
    return answer.ok
  }

  const send = async (id: string, command: unknown, faces: readonly Face[] | undefined): Promise<boolean> => {
    store.setState({ sending: true, refusal: null, replay: null })
    const answer = await link.submit(command, faces, id)
    if (!('needs' in answer)) return settle(answer)
    const entering: Entering = { id, command, faces: faces ?? [], ask: answer.needs, stands: mayStand }
    store.setState({ sending: false, entering })
    return false
  }

  /** One at a time, in the order said; the same thing said again while it is on its way counts once. */
  let onItsWay: Promise<unknown> = Promise.resolve()
  let last: unknown = null
  const say = (command: unknown): Promise<boolean> => {
    if (store.getState().sending && same(command, last)) return Promise.resolve(false)
    last = command
    const sent = onItsWay.then(() => send(newId(), command, typesDice() ? [] : undefined))
    onItsWay = sent.catch(() => undefined)
    return sent
  }

  return {
    store,
    say,
    enterFace: async (face) => {
      const { entering, sending } = store.getState()
      if (entering && !sending) await send(entering.id, entering.command, [...entering.faces, face])
    },
    cancelEntry: () => store.setState(({ entering }) => (entering?.stands ? {} : { entering: null })),
    undo: async (target) => {
      store.setState({ sending: true, refusal: null, replay: null })
      settle(await link.undo(target))
    },
    refuseUndo: async (request) => void settle(await link.refuseUndo(request)),
    enterDie: async (id, face) => void settle(await link.enterDie(id, face)),
    letTakeBack: async ({ by, id }) => void settle(await link.letTakeBack(by, id)),
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
