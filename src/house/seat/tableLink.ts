import type { Role } from '../../kit/roles.ts'
import {
  type ByeCode,
  PROTOCOL,
  readServerMessage,
  type ServerMessage,
  type WireDoor,
  type WireSaid,
  type WireTable,
} from '../../kit/wire.ts'
import { createInbox } from './inbox.ts'
import type { Dial, Line } from './line.ts'
import type { Answer, ConnectionState, DiceAsked, Link, LinkUpdate, OwnSaid, SaidByOther, TableInfo } from './link.ts'
import { createOutbox } from './outbox.ts'
import type { Speech } from './speech.ts'

export interface TableLinkOptions {
  readonly dial: Dial
  readonly token: string
  readonly role: Role
  /** How long an answer may take before the connection is taken for dead. */
  readonly patience?: number
  /** The first pause before dialling again; it grows with every failure up to the longest. */
  readonly pause?: number
  readonly longestPause?: number
}

type In = ServerMessage<Speech['view'], Speech['told']>

/** As after so many failures: whoever was told to slow down comes back slowly. */
const PATIENT = 6
const FINAL: Partial<Record<ByeCode, ConnectionState>> = { protocol: 'stale', 'no-seat': 'refused', freed: 'refused' }

const tableInfo = ({ name, seats, gardien, spectators }: WireTable): TableInfo => ({
  name,
  gardienConnected: gardien,
  spectators,
  seats: seats.map(({ seat, name: of, taken, connected }) => ({ seat, name: of, taken, connected })),
})

const seatBy = (by: Role): string | null => (by.kind === 'gardien' ? null : by.seat)

const diceAskedOf = (said: readonly WireSaid[]): readonly DiceAsked[] =>
  said.flatMap(({ die, by, ask, thrower }) =>
    die !== null && ask && thrower === 'gardien' ? [{ id: die, seat: seatBy(by), ask }] : [],
  )

const saidByOthers = (said: readonly WireSaid[]): readonly SaidByOther[] =>
  said.flatMap(({ id, by, ask, thrower, die }) => (ask && die !== null ? [{ id, by, seat: seatBy(by), ask, thrower, die }] : []))

/** A room gives back the command as it was said to it. */
const ownSaidOf = ([said]: readonly WireSaid[]): OwnSaid | null =>
  said ? { id: said.id, command: said.command, faces: said.faces, ask: said.ask } : null

/** A cut is mended here: what was said is said again, what was missed is asked for. */
const openSpokenLink = (options: TableLinkOptions): Link => {
  const { dial, token, role, patience = 10_000, pause = 300, longestPause = 5000 } = options
  const inbox = createInbox()
  const listeners = new Set<(update: LinkUpdate) => void>()
  let state: ConnectionState = 'connecting'
  let table: TableInfo | null = null
  let said: readonly WireSaid[] = []
  let door: WireDoor | null = null
  let line: Line | null = null
  let welcomed = false
  let asksPage = false
  let failures = 0
  /** What overtook the welcome. */
  const before: In[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined

  const outbox = createOutbox((request) => {
    if (!welcomed) return
    line?.send(request)
    watch()
  })

  const saidNow = (): Pick<LinkUpdate, 'diceAsked' | 'said' | 'ownSaid' | 'waitsForDice'> => {
    if (role.kind === 'gardien')
      return { diceAsked: diceAskedOf(said), said: saidByOthers(said), waitsForDice: outbox.waitsForDice() }
    const ownSaid = ownSaidOf(said)
    return { diceAsked: [], ownSaid, waitsForDice: outbox.waitsForDice() || ownSaid?.ask === null }
  }

  const update = (notices: LinkUpdate['notices'], reset: boolean): LinkUpdate => ({
    state,
    view: inbox.view(),
    notices,
    reset,
    requests: inbox.requests(),
    table,
    door,
    ...saidNow(),
  })

  const emit = (): void => {
    const news = inbox.take() ?? (state === 'online' ? null : { notices: [], reset: false })
    if (!news) return
    for (const listener of [...listeners]) listener(update(news.notices, news.reset))
  }

  const hangUp = (): void => {
    clearTimeout(watchdog)
    watchdog = undefined
    welcomed = false
    asksPage = false
    before.length = 0
    line?.close()
    line = null
  }

  const over = (last: ConnectionState, code: string): void => {
    state = last
    clearTimeout(timer)
    hangUp()
    outbox.giveUp(code)
    emit()
  }

  const redial = (): void => {
    hangUp()
    state = failures === 0 && inbox.view() === null ? 'connecting' : 'reconnecting'
    const wait = Math.min(longestPause, pause * 2 ** failures) * (0.5 + Math.random() / 2)
    failures++
    clearTimeout(timer)
    timer = setTimeout(connect, wait)
    emit()
  }

  /** A connection that says nothing when something is due is dead, whatever the network believes. */
  const watch = (): void => {
    watchdog ??= setTimeout(() => {
      watchdog = undefined
      redial()
    }, patience)
  }

  const calm = (): void => {
    clearTimeout(watchdog)
    watchdog = undefined
    if (outbox.due() || asksPage) watch()
  }

  const askMissing = (): void => {
    const after = inbox.missingAfter()
    if (after === null || asksPage) return
    asksPage = true
    line?.send({ type: 'journal', id: 'missing', after })
    watch()
  }

  const welcome = (message: Extract<In, { type: 'welcome' }>): void => {
    welcomed = true
    failures = 0
    state = 'online'
    inbox.welcome(message)
    table = tableInfo(message.table)
    said = message.said
    door = message.door ?? null
    outbox.resend()
    for (const early of before.splice(0)) receive(early)
  }

  const bye = (code: ByeCode): void => {
    const last = FINAL[code]
    if (code === 'flood') failures = PATIENT
    if (code === 'moved') inbox.forget()
    if (last) over(last, code)
    else redial()
  }

  const receive = (message: In): void => {
    if (message.type === 'bye') bye(message.code)
    else if (welcomed) receiveSeated(message)
    else if (message.type === 'welcome') welcome(message)
    else before.push(message)
  }

  const receiveSeated = (message: Exclude<In, { type: 'bye' }>): void => {
    switch (message.type) {
      case 'feed':
        inbox.feed(message.message)
        break
      case 'page':
        asksPage = false
        inbox.page(message.notices, message.n)
        break
      case 'answer':
        outbox.answered(message.id, message.answer)
        break
      case 'viewed':
        outbox.answered(message.id, message.view)
        break
      case 'held':
        outbox.held(message.id)
        break
      case 'table':
        table = tableInfo(message.table)
        break
      case 'said':
        said = message.said
        break
      case 'door':
        door = message.door
        break
      case 'words':
      case 'pointed':
      case 'welcome':
      case 'fault':
        break
      default:
        message satisfies never
    }
  }

  const connect = (): void => {
    const events = {
      opened: () => current.send({ type: 'hello', protocol: PROTOCOL, token, from: inbox.last() }),
      received: (input: unknown) => {
        const message = line === current ? readServerMessage<Speech['view'], Speech['told']>(input) : null
        if (!message) return
        receive(message)
        if (line !== current) return
        if (welcomed) askMissing()
        calm()
        emit()
      },
      lost: () => {
        if (line === current) redial()
      },
    }
    const current: Line = dial(events)
    line = current
    watch()
  }

  connect()
  return {
    role,
    submit: (command, faces, id) => outbox.ask<Answer>({ type: 'command', command, ...(faces && { faces: [...faces] }) }, id),
    undo: (target) => outbox.ask<Answer>({ type: 'undo', ...(target && { target }) }),
    refuseUndo: (request) => outbox.ask<Answer>({ type: 'refuseUndo', request }),
    enterDie: (die, face) => outbox.ask<Answer>({ type: 'enterDie', die, face }),
    letTakeBack: (by, of) => outbox.ask<Answer>({ type: 'letTakeBack', by, said: of }),
    viewAt: (n) => outbox.ask<Speech['view'] | null>({ type: 'viewAt', n }),
    subscribe: (listener) => {
      listeners.add(listener)
      listener(update(inbox.shown(), true))
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => over('closed', 'closed'),
  }
}

/** A seat at a table far away; whoever opens it knows which game is played there. */
export const openTableLink = <S extends Speech = Speech>(options: TableLinkOptions): Link<S> => openSpokenLink(options) as Link<S>
