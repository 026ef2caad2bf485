import {
  BEGINNING,
  createFeed,
  type Feed,
  type FeedStart,
  type Message,
  type News,
  type Notice,
  type ToldGame,
  telling,
  type UndoRequest,
} from './feeds.ts'
import type { Telling } from './game.ts'
import type { Base, Entry, Log, Step } from './log.ts'
import { type Role, roleKey } from './roles.ts'
import { atOnce, type Steps } from './steps.ts'

/** `before`: what the role saw until then. All listeners of a role are given the same objects, one after the other. */
export type Listener<View, Told> = (message: Message<View, Told>, before: View) => void

export interface Subscription<View, Told> {
  /** The messages after the number asked from, as far as they are held; all of those when that number was never given. */
  readonly missed: readonly Notice<Told>[]
  readonly view: View
  /** The number of the last message so far. */
  readonly n: number
  readonly requests: readonly UndoRequest[]
  unsubscribe(): void
}

interface Subscriber<View, Told> {
  readonly listener: Listener<View, Told>
  heard: number
}

interface Channel<State, Event, View, Told> {
  readonly role: Role
  readonly feed: Feed<State, Event, View, Told>
  readonly subscribers: Set<Subscriber<View, Told>>
  next: News<View, Told> | null
}

/** A role, and how its feed stood somewhere. */
export interface Stood {
  readonly role: Role
  readonly start: FeedStart
}

/** A role that somebody listens for, and its feed. */
export interface Listening {
  readonly role: Role
  readonly feed: Pick<Feed<never, never, unknown, unknown>, 'learn'>
}

export interface Publisher<State, Event, View, Told> {
  /** Whether the feed of that role is held, or can be read from the log. */
  isStarted(role: Role): boolean
  /** Begins to hold a feed where the log begins. */
  start(role: Role, start: FeedStart): void
  /** How all feeds that have read so far stood there. */
  stood(base: Base<State>): readonly Stood[]
  /** Lets go of what came before; of feeds that have not read so far, altogether. */
  trim(base: Base<State>): void
  /** The feeds of all who listen. */
  listening(): readonly Listening[]
  /** What that role was not told yet, event by event; null: it was told all. */
  reading(role: Role): Steps<void> | null
  feedOf(role: Role): Feed<State, Event, View, Told>
  subscribe(role: Role, from: number, listener: Listener<View, Told>): Subscription<View, Told>
  publish(entry: Entry<Event>, step: Step<State>): void
}

const handTo = <View, Told>(
  subscriber: Subscriber<View, Told>,
  { message, before }: News<View, Told>,
  onFault: (error: unknown) => void,
): void => {
  if (subscriber.heard >= message.n) return
  subscriber.heard = message.n
  try {
    subscriber.listener(message, before)
  } catch (error) {
    onFault(error)
  }
}

/** Feeds live while somebody listens; the others are read from the log when they are next asked for. */
export const createPublisher = <State, Event, View, Told>(
  game: ToldGame<State, Event, View, Told>,
  log: Log<State, Event>,
  onFault: (error: unknown) => void,
): Publisher<State, Event, View, Told> => {
  const channels = new Map<string, Channel<State, Event, View, Told>>()

  const start = (role: Role, from: FeedStart): Channel<State, Event, View, Told> => {
    if (from.seq !== log.base().seq) throw new RangeError(`a feed from ${from.seq} where ${log.base().seq} is held`)
    const channel = { role, feed: createFeed(game, log, role, from), subscribers: new Set<never>(), next: null }
    channels.set(roleKey(role), channel)
    return channel
  }

  const behind = (role: Role): Channel<State, Event, View, Told> => channels.get(roleKey(role)) ?? start(role, BEGINNING)

  const channelOf = (role: Role): Channel<State, Event, View, Told> => {
    const channel = behind(role)
    atOnce(channel.feed.catchingUp())
    return channel
  }

  const read = (
    { feed }: Channel<State, Event, View, Told>,
    entry: Entry<Event>,
    step: Step<State>,
    tellings: () => readonly Telling<Told>[],
  ): News<View, Told> | null => {
    try {
      return feed.read(entry, step, tellings())
    } catch (error) {
      onFault(error)
      return null
    }
  }

  const deliver = (channel: Channel<State, Event, View, Told>): void => {
    const news = channel.next
    if (!news) return
    channel.next = null
    for (const subscriber of channel.subscribers) handTo(subscriber, news, onFault)
  }

  const trim = (key: string, { feed, subscribers }: Channel<State, Event, View, Told>, base: Base<State>): void => {
    if (feed.readTo() >= base.seq) feed.trim(base)
    else if (subscribers.size === 0) channels.delete(key)
  }

  return {
    isStarted: (role) => channels.has(roleKey(role)) || log.base().seq === 0,
    start,
    stood: (base) =>
      [...channels.values()]
        .filter(({ feed }) => feed.readTo() >= base.seq)
        .map(({ role, feed }) => ({ role, start: feed.startAt(base) })),
    trim: (base) => {
      for (const [key, channel] of channels) trim(key, channel, base)
    },
    listening: () => [...channels.values()].filter(({ subscribers }) => subscribers.size > 0),
    reading: (role) => {
      const { feed } = behind(role)
      return feed.isUpToDate() ? null : feed.catchingUp()
    },
    feedOf: (role) => channelOf(role).feed,
    subscribe: (role, from, listener) => {
      const { feed, subscribers } = channelOf(role)
      const n = feed.last()
      const subscriber = { listener, heard: n }
      subscribers.add(subscriber)
      return {
        missed: feed.after(from > n ? 0 : from),
        view: feed.view(),
        n,
        requests: feed.requests(),
        unsubscribe: () => {
          subscribers.delete(subscriber)
        },
      }
    },
    publish: (entry, step) => {
      let made: readonly Telling<Told>[] | null = null
      const tellings = (): readonly Telling<Told>[] => (made ??= atOnce(telling(game, entry, step)))
      // All feeds read before anyone listens: a listener may ask for any of them.
      for (const channel of channels.values())
        if (channel.subscribers.size > 0) channel.next = read(channel, entry, step, tellings)
      for (const channel of channels.values()) deliver(channel)
    },
  }
}
