import type { Entry } from '../../kit/log.ts'
import { isRefusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import type { Room } from '../../kit/room.ts'
import type { Solo } from '../face/face.ts'
import type { Link, LinkUpdate } from '../seat/link.ts'
import { standingOf } from '../seat/upToDate.ts'
import { newId } from '../ui/newId.ts'

/** What was last said as gardien with no die in it: it is taken back by itself, not with the choice before it. */
const lastCorrection = (entries: readonly Entry<unknown>[]): { readonly scope: string } | undefined => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  const last = entries.findLast((entry) => entry.kind === 'done' && !undone.has(entry.seq))
  return last?.kind === 'done' && last.by.kind === 'gardien' && !last.rolled ? { scope: last.scope } : undefined
}

export interface LocalRoom {
  readonly room: Room<unknown, unknown, unknown, unknown>
  readonly solo: Solo
  readonly keepCard: (view: unknown) => void
  readonly unfollow: () => void
  /** Told of each command before the room is. */
  readonly beforeSaid?: (command: unknown) => void
}

const subscribeTo = ({ room, keepCard }: LocalRoom, seat: string): Link['subscribe'] => {
  const role = joueur(seat)
  return (listener) => {
    let requests: LinkUpdate['requests'] = []
    const update = (view: unknown, notices: LinkUpdate['notices'], reset: boolean): void => {
      keepCard(view)
      listener({ state: 'local', view, notices, reset, requests, table: null, diceAsked: [] })
    }
    const subscription = room.subscribe(role, 0, ({ view, ...notice }) => {
      requests = notice.requests ?? requests
      update(view, [notice], false)
    })
    requests = subscription.requests
    update(subscription.view, subscription.missed, true)
    return () => subscription.unsubscribe()
  }
}

/** Alone, the person speaks for the gardien too, but looks with the player's eyes. */
export const linkToRoom = (local: LocalRoom): Link => {
  const { room, solo, unfollow, beforeSaid } = local
  const seat = solo.seatOf(room.view(GARDIEN)) ?? ''
  const role = joueur(seat)
  return {
    role,
    submit: async (command, faces, said, shown) => {
      const by = solo.speakerOf(command) === 'gardien' ? GARDIEN : role
      const expected = await standingOf(room, { listener: role, speaker: by }, shown)
      if (isRefusal(expected)) return { ok: false, refusal: expected }
      const expectedVersion = expected === undefined ? {} : { expectedVersion: expected }
      beforeSaid?.(command)
      return room.submit({ id: said ?? newId(), by, command, ...(faces ? { faces } : {}), ...expectedVersion })
    },
    undo: async (target, shown) => {
      const behind = await standingOf(room, { listener: role, speaker: role }, shown)
      if (isRefusal(behind)) return { ok: false, refusal: behind }
      const taken = target ?? lastCorrection(room.entries)
      return room.undo({ id: newId(), ...(taken ? { by: GARDIEN, target: taken } : { by: role }) })
    },
    refuseUndo: (request) => room.refuseUndo({ id: newId(), by: GARDIEN, request }),
    viewAt: async (n) => room.viewAt(role, n),
    enterDie: async () => ({ ok: false, refusal: refusal('wrong-phase') }),
    letTakeBack: async () => ({ ok: false, refusal: refusal('nothing-said') }),
    log: () => ({ setup: room.setup, entries: room.entries }),
    seqOf: (n) => room.seqAt(role, n),
    subscribe: subscribeTo(local, seat),
    close: unfollow,
  }
}
