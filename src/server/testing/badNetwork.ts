import type { Dial } from '../../house/seat/line.ts'
import { createSession, type Usher } from '../session.ts'
import type { Chance } from './chance.ts'

/** A network in the page: delays, hence reordering, duplicates and cuts, all out of one seed. */
export interface BadNetwork {
  readonly dial: Dial
  /** From now on everything arrives, once and in order. */
  heal(): void
  /** `patches` and `wholes`: how often what changed in a view was sent, and all of it. */
  readonly counts: { cuts: number; duplicates: number; messages: number; patches: number; wholes: number }
}

const LIMITS = { MAX_CONNECTIONS_PER_SEAT: 100 }
const LONGEST_DELAY = 6
const ONE_IN_CUT = 60
const ONE_IN_TWICE = 8

export const badNetwork = (usher: Usher, chance: Chance, onFault: (error: unknown) => void): BadNetwork => {
  const counts = { cuts: 0, duplicates: 0, messages: 0, patches: 0, wholes: 0 }
  let healed = false

  const deliver = (message: unknown, to: (message: unknown) => void): void => {
    const copy = JSON.stringify(message)
    setTimeout(() => to(JSON.parse(copy)), healed ? 1 : chance.below(LONGEST_DELAY))
  }

  const dial: Dial = (events) => {
    let up = true
    const cut = (): void => {
      if (!up) return
      up = false
      counts.cuts++
      session.gone()
      setTimeout(events.lost, 1, false)
    }
    const send = (message: unknown, to: (message: unknown) => void): void => {
      if (!up) return
      counts.messages++
      if (!healed && chance.once(ONE_IN_CUT)) {
        cut()
        return
      }
      const arrive = (arrived: unknown): void => {
        if (up) to(arrived)
      }
      deliver(message, arrive)
      if (healed || !chance.once(ONE_IN_TWICE)) return
      counts.duplicates++
      deliver(message, arrive)
    }
    const session = createSession({
      pipe: {
        send: (message) => {
          if (message.type === 'feed' && message.news.patch) counts.patches++
          if (message.type === 'whole') counts.wholes++
          send(message, events.received)
        },
        close: () => setTimeout(cut, 10),
      },
      usher,
      limits: LIMITS,
      onFault,
    })
    setTimeout(() => {
      if (up) events.opened()
    }, 1)
    return {
      send: (message) => send(message, session.receive),
      close: () => {
        up = false
        session.gone()
      },
    }
  }

  return {
    dial,
    heal: () => {
      healed = true
    },
    counts,
  }
}
