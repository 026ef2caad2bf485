import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Ask, type DieFace, whyUnfit } from '../../kit/dice.ts'
import type { Notice } from '../../kit/feeds.ts'
import type { List } from '../../kit/grown.ts'
import type { Refusal } from '../../kit/refusal.ts'
import type { Role } from '../../kit/roles.ts'
import { same } from '../../kit/same.ts'
import type { Falling } from '../dice/index.ts'
import { given } from '../ui/given.ts'
import { newId } from '../ui/newId.ts'
import { createGuard, type Guard, SCREEN_TIME, type Timing } from './guard.ts'
import type { ConnectionState, Link, LinkAnswer, LinkUpdate, Logged, SaidByOther, SeatInfo, Speech, UndoWish } from './link.ts'
import { createShowing, enteringOf, type Showing, UNTOLD } from './showing.ts'
import type { Talk } from './talk.ts'

export const [SeatProvider, useOwnSeat] = given<Seat>('not at a seat')

export const useSeat = <T>(select: (state: SeatState) => T): T => useStore(useOwnSeat().store, select)

const NOBODY: readonly SeatInfo[] = []

/** Of a networked table; of one in this page there are none. */
export const useSeats = (): readonly SeatInfo[] => useSeat(({ table }) => table?.seats ?? NOBODY)

/** A command whose next die a person is to enter. */
export interface Entering<S extends Speech = Speech> {
  /** The command's own, from its first word to its last die. */
  readonly id: string
  readonly command: S['command']
  readonly faces: readonly DieFace[]
  readonly ask: Ask
  /** It is said: only the gardien lets it be taken back. */
  readonly stands: boolean
}

export interface Replay<S extends Speech = Speech> {
  readonly n: number
  readonly view: S['view']
}

/** What a person can be asked at once: the question of the game, a die for their own command, dice for those of others. */
export type Slot = 'prompt' | 'face' | 'dice'

/** What its link told last; alone it waits for the dice to have fallen. */
export interface SeatState<S extends Speech = Speech> extends Required<Omit<LinkUpdate<S>, 'state' | 'notices' | 'reset'>> {
  readonly role: Role
  readonly connection: ConnectionState
  readonly notices: List<Notice<S['told']>>
  readonly rolling: readonly Falling[]
  /** What came is shown once they have fallen. */
  readonly unseen: boolean
  /** What was shown is looked at until it is touched: the next waits. */
  readonly lingers: boolean
  /** A command on its way: nothing is shown as done before it is. */
  readonly sending: boolean
  /** Whether what is asked has been on the screen long enough to be read. */
  readonly ready: Readonly<Record<Slot, boolean>>
  readonly refusal: Refusal | null
  readonly entering: Entering<S> | null
  readonly replay: Replay<S> | null
}

/** Read by screens, written by the seat alone. */
type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

export interface Seat<S extends Speech = Speech> {
  readonly store: ReadonlyStore<SeatState<S>>
  readonly asGardien: boolean
  /** At a table across the network. */
  readonly talk: Talk | null
  readonly log: (() => Logged) | null
  readonly seqOf: ((n: number) => number | null) | null
  /** What the screen asks now, as data; null: nothing. */
  pose(slot: Slot, question: unknown): void
  /** An answer to a question on the screen, made of that view. Given to another, to one not read yet, or twice, it is dropped. */
  sayTo(command: S['command'], to: unknown, of: S['view']): Promise<boolean>
  /** What is said unasked. */
  say(command: S['command']): Promise<boolean>
  /** What the die shows that this entry asks for. */
  enterFace(face: DieFace, to: Entering<S>): Promise<void>
  cancelEntry(): void
  undo(target?: UndoWish): Promise<void>
  refuseUndo(request: string): Promise<void>
  enterDie(id: string, face: DieFace | null): Promise<void>
  /** The program throws all of these at once. */
  rollDice(ids: readonly string[]): Promise<void>
  letTakeBack(said: SaidByOther): Promise<void>
  forgetRefusal(): void
  /** What is looked at was seen: the next is shown. */
  goOn(): void
  /** Shows the board as it was at a message; null: the present. */
  showAt(n: number | null): Promise<void>
  /** What this seat saw at a message; null: it is not there. */
  viewAt(n: number): Promise<S['view'] | null>
  close(): void
}

export interface SeatOptions {
  /** The dice of what was told, to be seen falling. */
  readonly fallingOf: (notices: readonly Notice<unknown>[]) => readonly Falling[]
  readonly typesDice: () => boolean
  /** How long dice fall, in ms; 0: only the result is shown. */
  readonly fallTime: () => number
  /** What is said before a command whose dice are typed: heard by others while they are. Null: nothing. */
  readonly before?: (command: unknown, view: unknown) => unknown
  /** How long what was told is looked at before the next is shown, in ms; for ever: until it is touched. */
  readonly lastsOf?: (notices: readonly Notice<unknown>[], role: Role) => number
  readonly timing?: Timing
}

const START: Omit<SeatState, 'role'> = {
  ...UNTOLD,
  connection: 'connecting',
  ...{ view: null, notices: [], requests: [], table: null, diceAsked: [] },
  ...{ rolling: [], unseen: false, lingers: false, sending: false, refusal: null, entering: null, replay: null },
  ready: { prompt: false, face: false, dice: false },
}

type Store = StoreApi<SeatState>

const createSending = (link: Link, store: Store, showing: Showing, heard: () => number) => {
  /** The latest moment asked for: an earlier one that comes late is not shown. */
  let asksMoment = 0

  const settle = (answer: LinkAnswer): boolean => {
    if (answer.ok) store.setState({ sending: false, entering: null })
    else if ('refusal' in answer)
      store.setState(({ ownSaid }) => ({ sending: false, entering: enteringOf(ownSaid), refusal: answer.refusal }))
    return answer.ok
  }

  const beginSending = (): void => {
    asksMoment++
    store.setState({ sending: true, refusal: null, replay: null })
  }

  return {
    settle,
    send: async (id: string, command: unknown, faces: readonly DieFace[] | undefined): Promise<boolean> => {
      beginSending()
      const answer = await link.say(command, faces, id, heard())
      if (!('needs' in answer)) return settle(answer)
      const entering: Entering = { id, command, faces: faces ?? [], ask: answer.needs, stands: showing.mayStand() }
      store.setState({ sending: false, entering })
      return false
    },
    undo: async (target?: UndoWish): Promise<void> => {
      beginSending()
      settle(await link.undo(target, heard()))
    },
    showAt: async (n: number | null): Promise<void> => {
      const mine = ++asksMoment
      const view = n === null ? null : await link.viewAt(n)
      if (mine === asksMoment) store.setState({ replay: n !== null && view ? { n, view } : null })
    },
  }
}

/** One at a time, in the order said; the same thing said again while it is on its way counts once. */
const createSaying = (store: Store, send: (command: unknown) => Promise<boolean>) => {
  let onItsWay: Promise<unknown> = Promise.resolve()
  let last: unknown = null
  let underWay = 0
  return {
    isUnderWay: (): boolean => underWay > 0,
    say: (command: unknown): Promise<boolean> => {
      if (store.getState().sending && same(command, last)) return Promise.resolve(false)
      last = command
      underWay++
      const sent = onItsWay.then(() => send(command)).finally(() => underWay--)
      onItsWay = sent.catch(() => undefined)
      return sent
    },
  }
}

/** A die that comes behind those that are there takes nobody's place. */
const isLonger = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) && Array.isArray(now) && before.length > 0 && same(before, now.slice(0, before.length))

const createGuards = (store: Store, timing: Timing): Readonly<Record<Slot, Guard>> => {
  const tell =
    (slot: Slot) =>
    (is: boolean): void =>
      store.setState(({ ready }) => ({ ready: { ...ready, [slot]: is } }))
  return {
    prompt: createGuard(timing, tell('prompt')),
    face: createGuard(timing, tell('face')),
    dice: createGuard(timing, tell('dice'), isLonger),
  }
}

export const takeSeat = (link: Link, options: SeatOptions): Seat => {
  const { typesDice, before = () => null, timing = SCREEN_TIME } = options
  const store = createStore<SeatState>(() => ({ ...START, role: link.role }))
  const guards = createGuards(store, timing)
  const showing = createShowing(link, store, options)
  /** The last notice that this page knows of. */
  let heard = 0
  const unsubscribe = link.subscribe((update) => {
    heard = update.notices.at(-1)?.n ?? (update.reset ? 0 : heard)
    showing.take(update)
  })
  const { send, settle, undo, showAt } = createSending(link, store, showing, () => heard)
  const { say, isUnderWay } = createSaying(store, async (command) => {
    const first = before(command, store.getState().view)
    const heardFirst = first === null || (await send(newId(), first, undefined))
    return heardFirst && send(newId(), command, typesDice() ? [] : undefined)
  })

  /** What is shown is all there is, and nothing is under way. */
  const atRest = (): boolean => {
    const { sending, entering, waitsForDice } = store.getState()
    return !isUnderWay() && !sending && !entering?.stands && !waitsForDice && showing.isDone()
  }

  return {
    store,
    asGardien: link.asGardien ?? false,
    talk: link.talk ?? null,
    log: link.log ?? null,
    seqOf: link.seqOf ?? null,
    say,
    undo,
    showAt,
    goOn: showing.goOn,
    viewAt: (n) => link.viewAt(n),
    pose: (slot, question) => guards[slot].pose(question),
    sayTo: async (command, to, of) => guards.prompt.allows(to) && of === store.getState().view && atRest() && say(command),
    enterFace: async (face, to) => {
      const { entering, sending } = store.getState()
      if (sending || !same(entering, to) || !guards.face.allows(to)) return
      const unfit = whyUnfit(to.ask, face)
      // Sent, it would be asked for again behind itself, for ever.
      if (unfit) store.setState({ refusal: unfit })
      else await send(to.id, to.command, [...to.faces, face])
    },
    cancelEntry: () => store.setState(({ entering }) => (entering?.stands ? {} : { entering: null })),
    refuseUndo: async (request) => void settle(await link.refuseUndo(request)),
    enterDie: async (id, face) => {
      const { diceAsked } = store.getState()
      if (diceAsked.some((die) => die.id === id) && guards.dice.allows(diceAsked)) settle(await link.enterDie(id, face))
    },
    rollDice: async (ids) => {
      const { diceAsked } = store.getState()
      if (!guards.dice.allows(diceAsked)) return
      const asked = diceAsked.filter(({ id }) => ids.includes(id))
      await Promise.all(asked.map(async ({ id }) => settle(await link.enterDie(id, null))))
    },
    letTakeBack: async ({ by, id }) => void settle(await link.letTakeBack(by, id)),
    forgetRefusal: () => store.setState({ refusal: null }),
    close: () => {
      unsubscribe()
      showing.stop()
      link.close()
    },
  }
}
