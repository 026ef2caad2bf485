import type { Notice } from '../feeds.ts'
import type { Game } from '../game.ts'
import type { Log } from '../log.ts'
import type { Publisher } from '../publisher.ts'
import type { Role } from '../roles.ts'
import { createTurns } from '../turns.ts'
import type { Pace } from './pace.ts'
import type { Retelling, RetoldChapter } from './retelling.ts'

interface Parts<State, Event, View, Told> {
  readonly game: Pick<Game<never, State, never, Event, View, Told>, 'view'>
  /** Before the first entry. */
  readonly initial: State
  readonly log: Log<State, Event>
  readonly retelling: Retelling<State, Event, View, Told>
  readonly publisher: Publisher<State, Event, View, Told>
  readonly pace: Pace
}

export interface PastPage<Told> {
  /** The number before the first. */
  readonly after: number
  readonly notices: readonly Notice<Told>[]
  /** The number of the last message there is. */
  readonly n: number
}

/** What a role was told, from the beginning on: from memory where it is held, otherwise from storage. */
export interface Reader<View, Told> {
  ready(role: Role): Promise<void>
  page(role: Role, after: number, most: number): Promise<PastPage<Told>>
  viewAt(role: Role, n: number): Promise<View | null>
  seqAt(role: Role, n: number): Promise<number | null>
}

/** Entries that are told to a role at once. */
const TOLD_AT_ONCE = 50

export const createReader = <State, Event, View, Told>(parts: Parts<State, Event, View, Told>): Reader<View, Told> => {
  const { game, initial, log, retelling, publisher, pace } = parts
  /** One piece of the past at a time. */
  const inTurn = createTurns()

  const startIfHeld = async (role: Role): Promise<void> => {
    const { seq } = log.base()
    const start = await retelling.startAt(role, seq)
    if (log.base().seq === seq && !publisher.isStarted(role)) publisher.start(role, start)
  }

  const ready = async (role: Role): Promise<void> => {
    for (;;) {
      while (!publisher.isStarted(role)) await inTurn(() => startIfHeld(role))
      if (publisher.readOn(role, TOLD_AT_ONCE)) return
      await pace()
    }
  }

  const chapterOf = (role: Role, n: number): Promise<RetoldChapter<State, Event, View, Told>> =>
    inTurn(() => retelling.chapterOf(role, n, log.base().seq))

  const page: Reader<View, Told>['page'] = async (role, after, most) => {
    await ready(role)
    const notices: Notice<Told>[] = []
    const begin = after > publisher.feedOf(role).last() ? 0 : Math.max(0, after)
    let from = begin
    while (notices.length < most && from < publisher.feedOf(role).gone()) {
      const { feed } = await chapterOf(role, from + 1)
      const found = feed.after(from).slice(0, most - notices.length)
      if (found.length === 0) throw new Error(`message ${from + 1} is not there`)
      notices.push(...found)
      from += found.length
      await ready(role)
    }
    const held = publisher.feedOf(role)
    return { after: begin, n: held.last(), notices: [...notices, ...held.after(from).slice(0, most - notices.length)] }
  }

  const viewAt: Reader<View, Told>['viewAt'] = async (role, n) => {
    if (n <= 0) return n === 0 ? game.view(initial, role) : null
    await ready(role)
    const held = publisher.feedOf(role)
    const { feed, log: then } = n > held.gone() ? { feed: held, log } : await chapterOf(role, n)
    const seq = feed.seqOf(n)
    return seq === null ? null : game.view(then.stateAt(seq), role)
  }

  const seqAt: Reader<View, Told>['seqAt'] = async (role, n) => {
    await ready(role)
    const held = publisher.feedOf(role)
    if (n > held.gone() || n <= 0) return held.seqOf(n)
    return (await chapterOf(role, n)).feed.seqOf(n)
  }

  return { ready, page, viewAt, seqAt }
}
