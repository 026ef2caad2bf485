import { roleKey } from '../../kit/roles.ts'
import type { WireWords } from '../../kit/wire.ts'
import type { LinkListener, LinkTalk } from './link.ts'
import type { Outbox } from './outbox.ts'

const MOST = 200
const keyOf = ({ from, id }: WireWords): string => `${roleKey(from)} ${id}`

/** A server begun anew knows fewer lines than this page: none is forgotten, none stands twice. */
const merged = (known: readonly WireWords[], more: readonly WireWords[]): readonly WireWords[] => {
  const keys = new Set(known.map(keyOf))
  return [...known, ...more.filter((one) => !keys.has(keyOf(one)))].slice(-MOST)
}

/** What is heard over a line, and what is said on it beside the game. */
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
