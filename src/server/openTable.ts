import type { Event, TableSetup, Told, View } from '../games/tmr/rules/index.ts'
import type { Dice } from '../kit/dice.ts'
import { type Answer, refused, type Submission } from '../kit/drafts.ts'
import { isRefusal, refusal } from '../kit/refusal.ts'
import { GARDIEN, type Role, roleKey } from '../kit/roles.ts'
import type { Room } from '../kit/room.ts'
import { same } from '../kit/same.ts'
import {
  type ByeCode,
  PAGE,
  type Request,
  type ServerMessage,
  type WireAnswer,
  type WireDoor,
  type WireTable,
} from '../kit/wire.ts'
import { type Bucket, createBucket } from './bucket.ts'
import type { Config } from './config.ts'
import { throwerOf, throwingOf } from './diceRule.ts'
import { createHeldDice } from './heldDice.ts'

export type Out = ServerMessage<View, Told>
export type TmrRoom = Room<TableSetup, Event, View, Told>

/** A connection that sits at a table. */
export interface Sitter {
  readonly role: Role
  /** The digest of the key it came with. */
  readonly key: string
  send(message: Out): void
  bye(code: ByeCode): void
}

export interface OpenTable {
  readonly id: string
  readonly room: TmrRoom
  /** Sends the welcome, then all that follows, until the returned function is called. */
  seat(sitter: Sitter, from: number): () => void
  handle(by: Role, request: Request): Promise<Out>
  countOf(role: Role): number
  /** Whether the seat, over all its connections, does not say too much at once. */
  allows(role: Role): boolean
  empty(): boolean
  info(): WireTable
  /** To be called when seats were taken, freed or handed over. */
  seatsChanged(): void
  /** To be called when somebody asks to come in, or is answered. */
  doorChanged(): void
  /** Sends away whoever sits there. */
  dismiss(role: Role, code: ByeCode): void
  /** The same, but whoever comes back to the seat finds what they had said. */
  hangUp(role: Role, code: ByeCode): void
  /** Sends away whoever came with that key. */
  dismissKey(key: string, code: ByeCode): void
  dismissAll(code: ByeCode): void
}

interface Parts {
  readonly id: string
  readonly name: string
  readonly room: TmrRoom
  readonly dice: Dice
  readonly taken: () => ReadonlySet<string>
  readonly door: () => WireDoor
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  readonly limits: Pick<Config, 'TABLE_QUEUE' | 'MAX_ENTRIES' | 'MESSAGES_PER_SECOND' | 'MESSAGE_BURST'>
}

/** The number of the entry stays here. */
const wireAnswer = (answer: Answer): WireAnswer => {
  if (!answer.ok) return answer
  return answer.asked ? { ok: true, asked: true } : { ok: true }
}

const companyOf = ({ table }: View): string => table.map(({ id, name }) => `${id} ${name}`).join('\n')

export const createOpenTable = ({ id, name, room, dice, taken, door, elapsed, limits }: Parts): OpenTable => {
  const buckets = new Map<string, Bucket>()
  const sitters = new Set<Sitter>()
  let waiting = 0
  let view = room.view(GARDIEN)
  let shown: WireTable | null = null

  const sittersOf = (role: Role): Sitter[] => [...sitters].filter((sitter) => roleKey(sitter.role) === roleKey(role))

  const info = (): WireTable => {
    const present = new Set([...sitters].map(({ role }) => roleKey(role)))
    const seats = taken()
    return {
      name,
      gardien: present.has('gardien'),
      spectators: [...sitters].filter(({ role }) => role.kind === 'spectateur').length,
      seats: view.table.map((dreamer) => ({
        seat: dreamer.id,
        name: dreamer.name,
        taken: seats.has(dreamer.id),
        connected: present.has(`joueur:${dreamer.id}`),
      })),
    }
  }

  const seatsChanged = (): void => {
    const table = info()
    if (same(table, shown)) return
    shown = table
    for (const sitter of sitters) sitter.send({ type: 'table', table })
  }

  const inTurn = async (job: () => Promise<Answer>): Promise<Answer> => {
    if (waiting >= limits.TABLE_QUEUE) return refused(refusal('busy'))
    if (room.entries.length >= limits.MAX_ENTRIES) return refused(refusal('table-full'))
    waiting++
    try {
      return await job()
    } finally {
      waiting--
    }
  }

  const submit = (submission: Submission): Promise<Answer> => inTurn(() => room.submit(submission))

  const held = createHeldDice({
    submit,
    throwerOf: (by, ask) => throwerOf(view.options, by, ask),
    dice,
    onAsked: (asked) => {
      for (const sitter of sittersOf(GARDIEN)) sitter.send({ type: 'dice', dice: asked })
    },
    onAnswer: (by, id, answer) => {
      for (const sitter of sittersOf(by)) sitter.send({ type: 'answer', id, answer: wireAnswer(answer) })
    },
  })

  const command = async (by: Role, { id, command, faces }: Extract<Request, { type: 'command' }>): Promise<Answer | 'held'> => {
    const throwing = throwingOf(view.options, by, faces)
    if (throwing === 'held') return held.submit(by, id, command, faces ?? [])
    if (isRefusal(throwing)) return refused(throwing)
    return submit({ id, by, command, ...throwing })
  }

  room.subscribe(GARDIEN, 0, (message) => {
    const before = view
    view = message.view
    if (companyOf(before) !== companyOf(view)) seatsChanged()
    if (!same(before.options, view.options)) void held.goOn()
  })

  const answered = async (id: string, answering: Promise<Answer | 'held'>): Promise<Out> => {
    const answer = await answering
    return answer === 'held' ? { type: 'held', id } : { type: 'answer', id, answer: wireAnswer(answer) }
  }

  const pageAfter = (by: Role, id: string, after: number): Out => {
    const { missed, n, unsubscribe } = room.subscribe(by, after, () => {})
    unsubscribe()
    return { type: 'page', id, notices: missed.slice(0, PAGE), n }
  }

  const enterDie = async (by: Role, { id, die, face }: Extract<Request, { type: 'enterDie' }>): Promise<Out> => {
    const answer = by.kind === 'gardien' ? await held.enter(id, die, face) : refused(refusal('gardien-only'))
    return { type: 'answer', id, answer }
  }

  const handle = async (by: Role, request: Request): Promise<Out> => {
    const { id } = request
    switch (request.type) {
      case 'command':
        return answered(id, command(by, request))
      case 'undo':
        return answered(
          id,
          inTurn(() => room.undo({ id, by, ...(request.target && { target: request.target }) })),
        )
      case 'refuseUndo':
        return answered(
          id,
          inTurn(() => room.refuseUndo({ id, by, request: request.request })),
        )
      case 'enterDie':
        return enterDie(by, request)
      case 'viewAt':
        return { type: 'viewed', id, view: room.viewAt(by, request.n) }
      case 'journal':
        return pageAfter(by, id, request.after)
      default:
        return request satisfies never
    }
  }

  const seat = (sitter: Sitter, from: number): (() => void) => {
    const { role } = sitter
    const heard = room.subscribe(role, from, (message) => sitter.send({ type: 'feed', message }))
    sitters.add(sitter)
    sitter.send({
      type: 'welcome',
      role,
      table: info(),
      after: from > heard.n ? 0 : from,
      n: heard.n,
      missed: heard.missed.slice(0, PAGE),
      view: heard.view,
      requests: heard.requests,
      dice: role.kind === 'gardien' ? held.asked() : [],
      ...(role.kind === 'gardien' && { door: door() }),
    })
    const waiting = held.waiting(role)
    if (waiting !== null) sitter.send({ type: 'held', id: waiting })
    seatsChanged()
    return () => {
      heard.unsubscribe()
      if (sitters.delete(sitter)) seatsChanged()
    }
  }

  const allows = (role: Role): boolean => {
    const key = roleKey(role)
    let bucket = buckets.get(key)
    if (!bucket) buckets.set(key, (bucket = createBucket(limits.MESSAGES_PER_SECOND, limits.MESSAGE_BURST, elapsed)))
    return bucket.take()
  }

  const hangUp = (role: Role, code: ByeCode): void => {
    for (const sitter of sittersOf(role)) sitter.bye(code)
  }

  const dismiss = (role: Role, code: ByeCode): void => {
    held.drop(role)
    hangUp(role, code)
  }

  return {
    id,
    room,
    seat,
    handle,
    allows,
    countOf: (role) => sittersOf(role).length,
    empty: () => sitters.size === 0,
    info,
    seatsChanged,
    doorChanged: () => {
      for (const sitter of sittersOf(GARDIEN)) sitter.send({ type: 'door', door: door() })
    },
    dismiss,
    hangUp,
    dismissKey: (key, code) => {
      for (const sitter of [...sitters]) if (sitter.key === key) sitter.bye(code)
    },
    dismissAll: (code) => {
      for (const sitter of [...sitters]) sitter.bye(code)
    },
  }
}
