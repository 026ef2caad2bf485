import type { Notice } from '../../kit/feeds.ts'
import type { Entry } from '../../kit/log.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, type Role, roleKey, spectateur } from '../../kit/roles.ts'
import type { Room } from '../../kit/room/room.ts'
import { newId } from '../ui/newId.ts'
import type { Link, LinkUpdate } from './link.ts'

type Following = Pick<AnyRoom, 'entries' | 'refresh' | 'standing' | 'seqAt'>

interface Who {
  readonly listener: Role
  readonly speaker: Role
}

/** Whether this person, in another tab, said what is not shown here. A program that just spoke only changes what the rules answer. */
const saidElsewhere = (room: Following, { listener, speaker }: Who, shown: number): boolean => {
  const own = [GARDIEN, listener, speaker].map(roleKey)
  const seen = room.seqAt(listener, shown) ?? 0
  return room.entries.some(({ seq, by }) => seq > seen && own.includes(roleKey(by)))
}

/** Where a speaker's feed stands when the listener has been shown all that they said; a refusal when they have not. */
export const standingOf = async (room: Following, who: Who, shown: number | undefined): Promise<number | Refusal | undefined> => {
  if (shown === undefined) return undefined
  const failed = await room.refresh()
  if (failed) return failed
  const { n } = room.standing(who.listener)
  if (n !== shown && saidElsewhere(room, who, shown)) return refusal('out-of-date', null, { expected: shown, n })
  return room.standing(who.speaker).n
}

/** What was last said as gardien with no die in it: it is taken back by itself, not with the choice before it. */
const lastCorrection = (entries: readonly Entry<unknown>[]): { readonly scope: string } | undefined => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  const last = entries.findLast((entry) => entry.kind === 'done' && !undone.has(entry.seq))
  return last?.kind === 'done' && last.by.kind === 'gardien' && !last.rolled ? { scope: last.scope } : undefined
}

export type AnyRoom = Room<unknown, unknown, unknown, unknown>

/** How what is said here reaches the room, and what is told of it. */
export interface Spoken {
  /** Absent: all is said from the seat. */
  speakerOf?(command: unknown): 'seat' | 'gardien'
  /** Told of each command before the room is. */
  beforeSaid?(room: AnyRoom, command: unknown): void
}

interface Local {
  readonly room: AnyRoom
  readonly role: Role
  readonly spoken: Spoken
  /** Whether whoever sits here speaks for the gardien too. */
  readonly asGardien: boolean
  /** Looks with a watcher's eyes: what it makes of their view is answered from the seat. Absent: the seat's own. */
  readonly inOpen?: (view: unknown) => unknown
}

const eyesOf = ({ role, inOpen }: Local): Role => (inOpen ? spectateur('') : role)

const subscribeTo =
  (local: Local): Link['subscribe'] =>
  (listener) => {
    const { room, asGardien, inOpen = (view) => view } = local
    let requests: LinkUpdate['requests'] = []
    // Whoever says the gardien's words too did all of it themselves.
    const ownDoing = ({ gardien, ...notice }: Notice<unknown>): Notice<unknown> =>
      gardien && !asGardien ? { ...notice, gardien } : notice
    const update = (view: unknown, notices: LinkUpdate['notices'], reset: boolean): void => {
      listener({
        state: 'local',
        view: inOpen(view),
        notices: notices.map(ownDoing),
        reset,
        requests,
        table: null,
        diceAsked: [],
      })
    }
    const subscription = room.subscribe(eyesOf(local), 0, ({ view, ...notice }) => {
      requests = notice.requests ?? requests
      update(view, [notice], false)
    })
    requests = subscription.requests
    update(subscription.view, subscription.missed, true)
    return () => subscription.unsubscribe()
  }

/** A line to a room of this page: whoever holds it looks with the eyes of their seat, even where they say the gardien's words too. */
export const linkToRoom = (local: Local): Link => {
  const { room, role, spoken, asGardien } = local
  const eyes = eyesOf(local)
  const speaker = (command: unknown): Role => (spoken.speakerOf?.(command) === 'gardien' ? GARDIEN : role)
  const say: Link['say'] = async (command, faces, said = newId(), shown) => {
    const by = speaker(command)
    const expected = await standingOf(room, { listener: eyes, speaker: by }, shown)
    if (isRefusal(expected)) return { ok: false, refusal: expected }
    const expectedVersion = expected === undefined ? {} : { expectedVersion: expected }
    spoken.beforeSaid?.(room, command)
    const answer = await room.say({ id: said, by, command, ...(faces ? { faces } : {}), ...expectedVersion })
    // Somebody spoke between the look and the act: looked at again, and said anew (the same id is answered alike).
    return 'refusal' in answer && answer.refusal.code === 'out-of-date' ? say(command, faces, newId(), shown) : answer
  }
  return {
    role,
    asGardien,
    say,
    undo: async (target, shown) => {
      const behind = await standingOf(room, { listener: eyes, speaker: role }, shown)
      if (isRefusal(behind)) return { ok: false, refusal: behind }
      const taken = target ?? (asGardien ? lastCorrection(room.entries) : undefined)
      return room.undo({ id: newId(), by: taken && asGardien ? GARDIEN : role, ...(taken && { target: taken }) })
    },
    refuseUndo: (request) => room.refuseUndo({ id: newId(), by: asGardien ? GARDIEN : role, request }),
    viewAt: async (n) => room.viewAt(eyes, n),
    enterDie: async () => ({ ok: false, refusal: refusal('wrong-phase') }),
    letTakeBack: async () => ({ ok: false, refusal: refusal('nothing-said') }),
    log: () => ({ setup: room.setup, entries: room.entries }),
    seqOf: (n) => room.seqAt(eyes, n),
    subscribe: subscribeTo(local),
    close: () => {},
  }
}
