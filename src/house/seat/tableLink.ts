import type { Role } from '../../kit/roles.ts'
import { PAGE_PAUSE, PROTOCOL, readServerMessage } from '../../kit/wire.ts'
import { type Connection, createConnection, type Dial, onWaking } from './line.ts'
import type { Link, LinkAnswer, LinkUpdate, Speech } from './link.ts'
import { FIRST_STATE, type LinkEffect, type LinkEvent, type LinkState, moveLink, pauseBefore } from './linkState.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createTableNews, type NamesSeats, type TableMessage, type TableNews } from './tableNews.ts'
import { createTalk, type Talk } from './talk.ts'

export interface TableLinkOptions {
  readonly dial: Dial
  readonly token: string
  readonly role: Role
  /** The token is a player's, who watches the seat that the role names. */
  readonly watches?: true
  readonly named?: NamesSeats
  /** How long an answer may take before the connection is taken for dead. */
  readonly patience?: number
  /** The first pause before dialling again; it grows with every failure up to the longest. */
  readonly pause?: number
  readonly longestPause?: number
}

/** A picture that is late is not waited for longer. */
const PICTURE_MS = 50

type SeatedMessage = Exclude<TableMessage, { type: 'bye' }>

/** Before the next picture is drawn, or soon where none is; returns what calls it off. */
const beforePicture = (then: () => void): (() => void) => {
  const soon = setTimeout(then, typeof document === 'undefined' || document.hidden ? 0 : PICTURE_MS)
  if (typeof requestAnimationFrame === 'undefined') return () => clearTimeout(soon)
  const frame = requestAnimationFrame(then)
  return () => {
    clearTimeout(soon)
    cancelAnimationFrame(frame)
  }
}

interface Wiring {
  readonly news: TableNews
  readonly outbox: Outbox
  readonly talk: Talk
  readonly connection: Connection
  readonly listeners: Set<(update: LinkUpdate) => void>
  /** What overtook the welcome. */
  readonly early: SeatedMessage[]
  readonly pauses: { readonly first: number; readonly longest: number }
  state: LinkState
  asksPage: boolean
  asksView: boolean
  timer: ReturnType<typeof setTimeout> | undefined
  paging: ReturnType<typeof setTimeout> | undefined
  /** Calls off the telling that is due. */
  telling: (() => void) | undefined
}

const callOffTelling = (wiring: Wiring): void => {
  wiring.telling?.()
  wiring.telling = undefined
}

const tell = (wiring: Wiring): void => {
  const { news, outbox, listeners, state } = wiring
  callOffTelling(wiring)
  const fresh = news.take() ?? (state.phase === 'online' ? null : { notices: [], reset: false })
  if (!fresh) return
  for (const listener of [...listeners]) listener(news.update(state, fresh, outbox.waitsForDice))
}

const hangUp = (wiring: Wiring): void => {
  clearTimeout(wiring.timer)
  clearTimeout(wiring.paging)
  callOffTelling(wiring)
  wiring.asksPage = false
  wiring.asksView = false
  wiring.early.length = 0
  wiring.connection.hangUp()
}

type Act<One extends { readonly type: string }> = {
  readonly [Type in One['type']]: (wiring: Wiring, one: One & { readonly type: Type }) => void
}

const act = <One extends { readonly type: string }>(acts: Act<One>, wiring: Wiring, one: One): void =>
  (acts[one.type as One['type']] as (wiring: Wiring, one: One) => void)(wiring, one)

const EFFECTS: Act<LinkEffect> = {
  dial: ({ timer, connection }) => {
    clearTimeout(timer)
    connection.dial()
  },
  hangUp: (wiring) => hangUp(wiring),
  pause: (wiring, { failures }) => {
    const wait = pauseBefore(failures, wiring.pauses.first, wiring.pauses.longest, Math.random())
    wiring.timer = setTimeout(() => happen(wiring, { type: 'pauseEnded' }), wait)
  },
  resend: ({ outbox }) => outbox.resend(),
  forget: ({ news }) => news.forget(),
  giveUp: ({ outbox }, { code }) => outbox.giveUp(code),
  tell: (wiring) => tell(wiring),
}

const happen = (wiring: Wiring, event: LinkEvent): void => {
  const { state, effects } = moveLink(wiring.state, event)
  wiring.state = state
  for (const effect of effects) act(EFFECTS, wiring, effect)
}

const MESSAGES: Act<SeatedMessage> = {
  feed: ({ news }, message) => news.feed(message.news),
  page: (wiring, { notices, n }) => {
    wiring.news.page(notices, n)
    wiring.asksPage = wiring.news.missingAfter() !== null
    if (wiring.asksPage) wiring.paging = setTimeout(() => askNextPage(wiring), PAGE_PAUSE)
  },
  whole: (wiring, { n, view }) => {
    wiring.asksView = false
    wiring.news.whole(n, view)
  },
  answer: ({ outbox }, { id, answer }) => outbox.answered(id, answer),
  viewed: ({ outbox }, { id, view }) => outbox.answered(id, view),
  held: ({ outbox }, { id }) => outbox.held(id),
  table: ({ news }, { table }) => news.setTable(table),
  said: ({ news }, { said }) => news.setSaid(said),
  door: ({ news }, { door }) => news.setDoor(door),
  words: ({ talk }, { words }) => talk.heard(words),
  pointed: ({ talk }, { point }) => talk.pointed(point),
  welcome: () => {},
  fault: () => {},
}

const askNextPage = (wiring: Wiring): void => {
  wiring.asksPage = false
  askMissing(wiring)
  settle(wiring)
}

const receive = (wiring: Wiring, message: SeatedMessage): void => {
  if (wiring.state.phase === 'online') act(MESSAGES, wiring, message)
  else if (message.type !== 'welcome') wiring.early.push(message)
  else {
    wiring.news.welcome(message)
    wiring.talk.kept(message.words)
    happen(wiring, { type: 'welcomed' })
    for (const early of wiring.early.splice(0)) act(MESSAGES, wiring, early)
  }
}

const askMissing = (wiring: Wiring): void => {
  const { connection, news } = wiring
  const after = news.missingAfter()
  if (after !== null && !wiring.asksPage) {
    wiring.asksPage = true
    connection.ask({ type: 'journal', id: 'missing', after })
  }
  if (news.lacksView() && !wiring.asksView) {
    wiring.asksView = true
    connection.ask({ type: 'view', id: 'whole' })
  }
}

const settle = ({ state, connection, outbox, asksPage, asksView }: Wiring): void => {
  const isDue = state.phase !== 'online' || outbox.due() || asksPage || asksView
  connection.settle(isDue ? 'something' : 'nothing')
}

const hear = (wiring: Wiring, input: unknown): void => {
  const message = readServerMessage<Speech['view'], Speech['told']>(input)
  if (!message) return
  if (message.type === 'bye') {
    happen(wiring, { type: 'dismissed', code: message.code })
    return
  }
  receive(wiring, message)
  if (wiring.state.phase === 'online') askMissing(wiring)
  settle(wiring)
  // What several say before the next picture is painted once; who says more does not put it off.
  if (message.type === 'feed' && wiring.state.phase === 'online') wiring.telling ??= beforePicture(() => tell(wiring))
  else tell(wiring)
}

const wire = (options: TableLinkOptions): Wiring => {
  const { dial, token, role, watches, patience = 10_000, pause = 300, longestPause = 5000 } = options
  const watch = watches && role.kind === 'spectateur' ? { watch: role.seat } : {}
  const news = createTableNews(role, options.named)
  const outbox = createOutbox((request) => {
    if (wiring.state.phase === 'online') wiring.connection.ask(request)
  })
  const wiring: Wiring = {
    news,
    outbox,
    talk: createTalk(outbox, role),
    connection: createConnection({
      dial,
      patience,
      hello: () => ({ type: 'hello', protocol: PROTOCOL, token, from: news.last(), ...watch }),
      received: (input) => hear(wiring, input),
      lost: (barred) => happen(wiring, { type: 'lost', barred }),
    }),
    listeners: new Set(),
    early: [],
    pauses: { first: pause, longest: longestPause },
    state: FIRST_STATE,
    asksPage: false,
    asksView: false,
    timer: undefined,
    paging: undefined,
    telling: undefined,
  }
  return wiring
}

/** A cut is mended here: what was said is said again, what was missed is asked for. */
const openSpokenLink = (options: TableLinkOptions): Link => {
  const wiring = wire(options)
  const { outbox, news, listeners } = wiring
  const sleep = onWaking(
    () => happen(wiring, { type: 'woken' }),
    () => happen(wiring, { type: 'lost', barred: false }),
  )
  wiring.connection.dial()
  return {
    role: options.role,
    say: (command, faces, id) => outbox.ask<LinkAnswer>({ type: 'command', command, ...(faces && { faces: [...faces] }) }, id),
    undo: (target) => outbox.ask<LinkAnswer>({ type: 'undo', ...(target && { target }) }),
    refuseUndo: (request) => outbox.ask<LinkAnswer>({ type: 'refuseUndo', request }),
    enterDie: (die, face) => outbox.ask<LinkAnswer>({ type: 'enterDie', die, face }),
    letTakeBack: (by, of) => outbox.ask<LinkAnswer>({ type: 'letTakeBack', by, said: of }),
    viewAt: (n) => outbox.ask<Speech['view'] | null>({ type: 'viewAt', n }),
    talk: wiring.talk,
    subscribe: (listener) => {
      listeners.add(listener)
      const shown = { notices: news.shown(), reset: true }
      listener(news.update(wiring.state, shown, outbox.waitsForDice))
      return () => {
        listeners.delete(listener)
      }
    },
    close: () => {
      sleep()
      happen(wiring, { type: 'closed' })
    },
  }
}

/** A seat at a table far away; whoever opens it knows which game is played there. */
export const openTableLink = <S extends Speech = Speech>(options: TableLinkOptions): Link<S> => openSpokenLink(options) as Link<S>
