import { createStore } from 'zustand/vanilla'
import type { Refusal } from '../../kit/refusal.ts'
import { type Role, roleKey } from '../../kit/roles.ts'
import type { Audience, WirePoint, WireWords } from '../../kit/wire.ts'
import { SCREEN_TIME, type Timing } from './guard.ts'
import type { LinkAnswer } from './link.ts'
import type { Outbox, Wanted } from './outbox.ts'

const MOST = 200
const keyOf = ({ from, id }: WireWords): string => `${roleKey(from)} ${id}`

/** A server begun anew knows fewer lines than this page: none is forgotten, none stands twice. */
const merged = (known: readonly WireWords[], more: readonly WireWords[]): readonly WireWords[] => {
  const keys = new Set(known.map(keyOf))
  return [...known, ...more.filter((one) => !keys.has(keyOf(one)))].slice(-MOST)
}

export interface TalkState {
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
export const createTalk = (outbox: Pick<Outbox, 'ask'>, self: Role, { after }: Pick<Timing, 'after'> = SCREEN_TIME) => {
  const store = createStore<TalkState>(() => ({ words: [], fresh: [], unread: 0, points: [], refusal: null }))
  const isOwn = ({ from }: WireWords): boolean => roleKey(from) === roleKey(self) && self.kind !== 'spectateur'

  const ask = async (wanted: Wanted): Promise<boolean> => {
    const answer = await outbox.ask<LinkAnswer>(wanted)
    store.setState({ refusal: 'refusal' in answer ? answer.refusal : null })
    return answer.ok
  }

  return {
    store,
    /** All lines kept so far, when coming in or back. */
    kept: (lines: readonly WireWords[]): void => store.setState(({ words }) => ({ words: merged(words, lines) })),
    heard: (one: WireWords): void => {
      const { words } = store.getState()
      if (words.some((other) => keyOf(other) === keyOf(one))) return
      store.setState({ words: merged(words, [one]) })
      if (isOwn(one)) return
      store.setState(({ fresh, unread }) => ({ fresh: [...fresh, one].slice(-3), unread: unread + 1 }))
      after(FRESH_MS, () => store.setState(({ fresh }) => ({ fresh: fresh.filter((other) => other !== one) })))
    },
    pointed: (point: WirePoint): void => {
      store.setState(({ points }) => ({ points: [...points, point].slice(-6) }))
      after(POINT_MS, () => store.setState(({ points }) => ({ points: points.filter((other) => other !== point) })))
    },
    speak: (text: string, to: Audience) => ask({ type: 'speak', text, to }),
    point: (place: string, to: Audience) => ask({ type: 'point', place, to }),
    letSpectatorsSpeak: (may: boolean) => ask({ type: 'letSpectatorsSpeak', may }),
    read: (): void => {
      const { unread, fresh } = store.getState()
      if (unread > 0 || fresh.length > 0) store.setState({ unread: 0, fresh: [] })
    },
  }
}

export type Talk = ReturnType<typeof createTalk>
