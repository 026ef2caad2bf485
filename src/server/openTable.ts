import type { Dice } from '../kit/dice.ts'
import { type Answer, refused, type Submission } from '../kit/drafts.ts'
import type { Message } from '../kit/feeds.ts'
import { refusal } from '../kit/refusal.ts'
import { GARDIEN, type Role, roleKey } from '../kit/roles.ts'
import type { Room } from '../kit/room.ts'
import { same } from '../kit/same.ts'
import type { SaidStorage } from '../kit/storage.ts'
import { PAGE, type Request, type WireDoor, type WireSaid, wireNews } from '../kit/wire.ts'
import type { Config } from './config.ts'
import { type Company, createCompany, type Out, type Sitter } from './table/company.ts'
import { createProtocol, saidFor, wireAnswer } from './table/protocol.ts'
import { openSaidCommands, type SaidCommands } from './table/said.ts'
import { createTalk } from './table/talk.ts'
import { createTableSize, type TableSize } from './tableSize.ts'

export type { Out, Sitter }
export type AnyRoom = Room<unknown, unknown, unknown, unknown>
type AnyMessage = Message<unknown, unknown>

export interface OpenTable
  extends Pick<Company, 'countOf' | 'allows' | 'empty' | 'info' | 'seatsChanged' | 'dismiss' | 'dismissKey' | 'dismissAll'> {
  readonly id: string
  readonly room: AnyRoom
  /** Sends the welcome, then all that follows, until the returned function is called. */
  seat(sitter: Sitter, from: number): () => void
  handle(by: Role, request: Request): Promise<Out>
  /** To be called when somebody asks to come in, or is answered. */
  doorChanged(): void
}

interface Parts {
  readonly id: string
  readonly name: string
  readonly room: AnyRoom
  readonly said: SaidStorage
  readonly dice: Dice
  readonly taken: () => ReadonlySet<string>
  readonly door: () => WireDoor
  /** Whether a key is that of whoever looks after the seats. */
  readonly keeps: (key: string) => boolean
  /** Milliseconds that never go back. */
  readonly elapsed: () => number
  readonly limits: Pick<
    Config,
    | 'TABLE_QUEUE'
    | 'MAX_ENTRIES'
    | 'MAX_LOG_BYTES'
    | 'MAX_VIEW_BYTES'
    | 'MESSAGES_PER_SECOND'
    | 'MESSAGE_BURST'
    | 'WORDS_PER_MINUTE'
  >
  readonly onFault: (error: unknown) => void
}

/** Takes turns at a room, up to so many at once. */
const queueFor = (size: TableSize, { TABLE_QUEUE }: Parts['limits']) => {
  let waiting = 0
  return async (job: () => Promise<Answer>): Promise<Answer> => {
    if (waiting >= TABLE_QUEUE) return refused(refusal('busy'))
    const full = size.logFull()
    if (full) return refused(full)
    waiting++
    try {
      return await job()
    } finally {
      waiting--
    }
  }
}

/** Tells each role what waits for dice, when that has changed for them. */
const createTeller = (company: Company, saidTo: (role: Role) => readonly WireSaid[]) => {
  const told = new Map<string, { readonly role: Role; readonly said: readonly WireSaid[] }>()
  const tell = (role: Role): void => {
    const said = saidTo(role)
    if (same(told.get(roleKey(role))?.said ?? [], said)) return
    told.set(roleKey(role), { role, said })
    company.tell(role, { type: 'said', said })
  }
  return (roles: readonly Role[]): void => {
    for (const { role } of [...told.values()]) tell(role)
    for (const role of roles) tell(role)
  }
}

/** The same message for all who sit in a role: what changed is found once, and written once. */
const createFeedWriter = () => {
  let last: { readonly message: AnyMessage; readonly out: Out } | null = null
  return (message: AnyMessage, before: unknown): Out => {
    if (last?.message !== message) last = { message, out: { type: 'feed', message: wireNews(message, before) } }
    return last.out
  }
}

export const createOpenTable = async (parts: Parts): Promise<OpenTable> => {
  const { id, name, room, dice, taken, door, keeps, elapsed, limits, onFault } = parts
  const company = createCompany({ name, places: room.places, taken, elapsed, limits })
  const talk = createTalk({ company, elapsed, limits })
  const size = createTableSize(room, limits)
  const inTurn = queueFor(size, limits)
  const submit = async (submission: Submission): Promise<Answer> => {
    const full = size.viewFull()
    return full ? refused(full) : inTurn(() => room.submit(submission))
  }
  let said: SaidCommands | null = null
  const saidTo = (role: Role): readonly WireSaid[] => saidFor(role, said?.all() ?? [], room)
  const tellSaid = createTeller(company, saidTo)
  const feedOf = createFeedWriter()
  const tellAll = (): void => tellSaid([GARDIEN, ...(said?.all().map(({ by }) => by) ?? [])])

  said = await openSaidCommands({
    storage: parts.said,
    submit,
    throwerOf: room.throwerOf,
    dice,
    onChange: tellAll,
    onAnswer: (by, of, answer) => company.tell(by, { type: 'answer', id: of, answer: wireAnswer(answer) }),
    onFault,
  })
  const commands = said
  tellAll()

  room.watch(() => {
    company.seatsChanged()
    // Who throws which dice may have changed.
    tellAll()
    commands.goOn().catch(onFault)
  })

  const seat = (sitter: Sitter, from: number): (() => void) => {
    const { role } = sitter
    const heard = room.subscribe(role, from, (message, before) => sitter.send(feedOf(message, before)))
    company.come(sitter)
    sitter.send({
      type: 'welcome',
      role,
      table: company.info(),
      after: from > heard.n ? 0 : from,
      n: heard.n,
      missed: heard.missed.slice(0, PAGE),
      view: heard.view,
      requests: heard.requests,
      said: saidTo(role),
      words: talk.kept(role),
      ...(keeps(sitter.key) && { door: door() }),
    })
    company.seatsChanged()
    return () => {
      heard.unsubscribe()
      company.leave(sitter)
    }
  }

  return {
    ...company,
    id,
    room,
    seat,
    dismiss: (role, code) => {
      talk.forget(role)
      company.dismiss(role, code)
    },
    doorChanged: () => company.tellKeys(keeps, { type: 'door', door: door() }),
    handle: createProtocol({ room, said: commands, talk, submit, inTurn }),
  }
}
