import { createStore } from 'zustand/vanilla'
import type { Refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Audience, WirePoint, WireWords } from '../../kit/wire.ts'
import type { Timing } from './guard.ts'
import type { LinkAnswer, LinkListener, LinkTalk } from './link.ts'
import type { Outbox } from './outbox.ts'

const MOST = 200
const keyOf = ({ from, id }: WireWords): string => `${roleKey(from)} ${id}`

/** A server begun anew knows fewer lines than this page: none is forgotten, none stands twice. */
const merged = (known: readonly WireWords[], more: readonly WireWords[]): readonly WireWords[] => {
  const keys = new Set(known.map(keyOf))
  return [...known, ...more.filter((one) => !keys.has(keyOf(one)))].slice(-MOST)
}

export const createHearing = (outbox: Pick<Outbox, 'ask'>): LinkListener & { readonly talk: LinkTalk } => {
  const listeners = new Set<LinkListener>()
  let lines: readonly WireWords[] = []
  return {
    kept: (words) => {
      lines = merged(lines, words)
      for (const listener of listeners) listener.kept(lines)
    },
    heard: (words) => {
      if (lines.some((one) => keyOf(one) === keyOf(words))) return
      lines = merged(lines, [words])
      for (const listener of listeners) listener.heard(words)
    },
    pointed: (point) => {
      for (const listener of listeners) listener.pointed(point)
    },
    talk: {
      speak: (text, to) => outbox.ask({ type: 'speak', text, to }),
      point: (place, to) => outbox.ask({ type: 'point', place, to }),
      letSpectatorsSpeak: (may) => outbox.ask({ type: 'letSpectatorsSpeak', may }),
      listen: (listener) => {
        listeners.add(listener)
        listener.kept(lines)
        return () => {
          listeners.delete(listener)
        }
      },
    },
  }
}

interface TalkState {
  readonly words: readonly WireWords[]
  /** Just said by others: shown for a while wherever one looks. */
  readonly fresh: readonly WireWords[]
  /** Lines of others that were not in sight yet. */
  readonly unread: number
  readonly points: readonly WirePoint[]
  readonly refusal: Refusal | null
}

const FRESH_MS = 12_000
const POINT_MS = 5000

/** What is said at a table beside the game, as one seat hears it; each act tells whether it was done. */
export const createTalk = (link: LinkTalk, self: Role, { after }: Pick<Timing, 'after'>) => {
  const store = createStore<TalkState>(() => ({ words: [], fresh: [], unread: 0, points: [], refusal: null }))
  const isOwn = ({ from }: WireWords): boolean => roleKey(from) === roleKey(self) && self.kind !== 'spectateur'

  const stop = link.listen({
    kept: (words) => store.setState({ words }),
    heard: (one) => {
      store.setState(({ words }) => ({ words: [...words, one] }))
      if (isOwn(one)) return
      store.setState(({ fresh, unread }) => ({ fresh: [...fresh, one].slice(-3), unread: unread + 1 }))
      after(FRESH_MS, () => store.setState(({ fresh }) => ({ fresh: fresh.filter((other) => other !== one) })))
    },
    pointed: (point) => {
      store.setState(({ points }) => ({ points: [...points, point].slice(-6) }))
      after(POINT_MS, () => store.setState(({ points }) => ({ points: points.filter((other) => other !== point) })))
    },
  })

  const settle = async (answering: Promise<LinkAnswer>): Promise<boolean> => {
    const answer = await answering
    store.setState({ refusal: 'refusal' in answer ? answer.refusal : null })
    return answer.ok
  }

  return {
    store,
    speak: (text: string, to: Audience) => settle(link.speak(text, to)),
    point: (place: string, to: Audience) => settle(link.point(place, to)),
    letSpectatorsSpeak: (may: boolean) => settle(link.letSpectatorsSpeak(may)),
    read: (): void => {
      const { unread, fresh } = store.getState()
      if (unread > 0 || fresh.length > 0) store.setState({ unread: 0, fresh: [] })
    },
    close: stop,
  }
}

export type Talk = ReturnType<typeof createTalk>
