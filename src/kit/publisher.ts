import {
  createFeed,
  type Feed,
  type Message,
  type News,
  type Notice,
  type ToldGame,
  tellingsOf,
  type UndoRequest,
} from './feeds.ts'
import type { Telling } from './game.ts'
import type { Entry, Log, Step } from './log.ts'
import { type Role, roleKey } from './roles.ts'

/** `before`: what the role saw until then. All listeners of a role are given the same objects, one after the other. */
export type Listener<View, Told> = (message: Message<View, Told>, before: View) => void

export interface Subscription<View, Told> {
  /** The messages after the number asked from; all of them when that number was never given. */
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
  readonly feed: Feed<State, Event, View, Told>
  readonly subscribers: Set<Subscriber<View, Told>>
  next: News<View, Told> | null
}

export interface Publisher<State, Event, View, Told> {
  /** So many entries more for that role; whether that was all. */
  readOn(role: Role, most: number): boolean
  feedOf(role: Role): Feed<State, Event, View, Told>
  subscribe(role: Role, from: number, listener: Listener<View, Told>): Subscription<View, Told>
  publish(entry: Entry<Event>, step: Step<State>): void
}

/** Feeds live while somebody listens; the others are read from the log when they are next asked for. */
export const createPublisher = <State, Event, View, Told>(
  game: ToldGame<State, Event, View, Told>,
  log: Log<State, Event>,
  onFault: (error: unknown) => void,
): Publisher<State, Event, View, Told> => {
  const channels = new Map<string, Channel<State, Event, View, Told>>()

  const behind = (role: Role): Channel<State, Event, View, Told> => {
    const key = roleKey(role)
    let channel = channels.get(key)
    if (!channel) channels.set(key, (channel = { feed: createFeed(game, log, role), subscribers: new Set(), next: null }))
    return channel
  }

  const channelOf = (role: Role): Channel<State, Event, View, Told> => {
    const channel = behind(role)
    channel.feed.catchUp()
    return channel
  }

  const hand = (subscriber: Subscriber<View, Told>, { message, before }: News<View, Told>): void => {
    if (subscriber.heard >= message.n) return
    subscriber.heard = message.n
    try {
      subscriber.listener(message, before)
    } catch (error) {
      onFault(error)
    }
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
    for (const subscriber of channel.subscribers) hand(subscriber, news)
  }

  return {
    readOn: (role, most) => behind(role).feed.catchUp(most),
    feedOf: (role) => channelOf(role).feed,
    subscribe: (role, from, listener) => {
      const { feed, subscribers } = channelOf(role)
      const n = feed.notices.length
      const subscriber = { listener, heard: n }
      subscribers.add(subscriber)
      return {
        missed: feed.notices.slice(from > n ? 0 : Math.max(0, from)),
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
      const tellings = (): readonly Telling<Told>[] => (made ??= tellingsOf(game, entry, step))
      // All feeds read before anyone listens: a listener may ask for any of them.
      for (const channel of channels.values())
        if (channel.subscribers.size > 0) channel.next = read(channel, entry, step, tellings)
      for (const channel of channels.values()) deliver(channel)
    },
  }
}
