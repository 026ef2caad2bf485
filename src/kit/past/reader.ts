import type { Notice, PageEnd } from '../feeds.ts'
import type { Game } from '../game.ts'
import type { Log } from '../log.ts'
import type { Publisher } from '../publisher.ts'
import { type Role, roleKey } from '../roles.ts'
import { createTurns } from '../turns.ts'
import { type Pace, paced, whileWanted } from './pace.ts'
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
  /** Of those. */
  readonly letters: number
  /** The number of the last message there is. */
  readonly n: number
}

/** What a role was told, from the beginning on: from memory where it is held, otherwise from storage. */
export interface Reader<View, Told> {
  ready(role: Role): Promise<void>
  /** Fails as given up once it is no longer wanted. */
  page(role: Role, after: number, end: PageEnd, wanted?: () => boolean): Promise<PastPage<Told>>
  viewAt(role: Role, n: number): Promise<View | null>
  seqAt(role: Role, n: number): Promise<number | null>
}

const createPage = <Told>(end: PageEnd) => {
  const notices: Notice<Told>[] = []
  let [letters, full] = [0, false]
  return {
    notices,
    isFull: (): boolean => full,
    /** As many as still fit. */
    take: (more: readonly Notice<Told>[]): void => {
      for (const notice of more) {
        const size = JSON.stringify(notice).length
        full = notices.length >= end.notices || (letters + size > end.letters && notices.length > 0)
        if (full) return
        letters += size
        notices.push(notice)
      }
    },
    letters: (): number => letters,
  }
}

export const createReader = <State, Event, View, Told>(parts: Parts<State, Event, View, Told>): Reader<View, Told> => {
  const { game, initial, log, retelling, publisher, pace } = parts
  /** One piece of the past at a time. */
  const inTurn = createTurns()
  /** What is under way for each role: however many ask for it, it is done once. */
  const underWay = new Map<string, Promise<void>>()

  const startIfHeld = async (role: Role): Promise<void> => {
    const { seq } = log.base()
    const start = await retelling.startAt(role, seq)
    if (log.base().seq === seq && !publisher.isStarted(role)) publisher.start(role, start)
  }

  const makeReady = async (role: Role): Promise<void> => {
    for (;;) {
      while (!publisher.isStarted(role)) await inTurn(() => startIfHeld(role))
      const reading = publisher.reading(role)
      if (!reading) return
      await paced(reading, pace)
    }
  }

  const isReady = (role: Role): boolean => publisher.isStarted(role) && publisher.reading(role) === null

  const ready = async (role: Role): Promise<void> => {
    const key = roleKey(role)
    while (!isReady(role)) {
      const making = underWay.get(key) ?? makeReady(role).finally(() => underWay.delete(key))
      underWay.set(key, making)
      await making
    }
  }

  const chapterOf = (role: Role, n: number, wanted = () => true): Promise<RetoldChapter<State, Event, View, Told>> =>
    inTurn(() => retelling.chapterOf(role, n, log.base().seq, whileWanted(pace, wanted)))

  const page: Reader<View, Told>['page'] = async (role, after, end, wanted) => {
    await ready(role)
    const { notices, isFull, take, letters } = createPage<Told>(end)
    const begin = after > publisher.feedOf(role).last() ? 0 : Math.max(0, after)
    const from = (): number => begin + notices.length
    while (!isFull() && from() < publisher.feedOf(role).gone()) {
      const { feed } = await chapterOf(role, from() + 1, wanted)
      const found = feed.after(from())
      if (found.length === 0) throw new Error(`message ${from() + 1} is not there`)
      take(found)
      await ready(role)
    }
    const held = publisher.feedOf(role)
    if (!isFull()) take(held.after(from()))
    return { after: begin, n: held.last(), notices, letters: letters() }
  }

  const viewAt: Reader<View, Told>['viewAt'] = async (role, n) => {
    if (n <= 0) return n === 0 ? game.view(initial, role) : null
    await ready(role)
    const held = publisher.feedOf(role)
    const { feed, log: then } = n > held.gone() ? { feed: held, log } : await chapterOf(role, n)
    const seq = feed.seqOf(n)
    return seq === null ? null : game.view(await paced(then.reaching(seq), pace), role)
  }

  const seqAt: Reader<View, Told>['seqAt'] = async (role, n) => {
    await ready(role)
    const held = publisher.feedOf(role)
    if (n > held.gone() || n <= 0) return held.seqOf(n)
    return (await chapterOf(role, n)).feed.seqOf(n)
  }

  return { ready, page, viewAt, seqAt }
}
