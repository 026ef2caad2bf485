import { seededDice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import type { Entry } from '../../kit/log.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import { openRoom, type Room } from '../../kit/room.ts'
import type { Guests, Solo } from '../face/face.ts'
import { guestOf } from '../face/guests.ts'
import type { Link, LinkUpdate } from '../seat/link.ts'
import type { Speech } from '../seat/speech.ts'
import { testDice } from '../seat/testDice.ts'
import { standingOf } from '../seat/upToDate.ts'
import { newId } from '../ui/newId.ts'
import { idbStorage } from './idbStorage.ts'
import { followOtherTabs } from './otherTabs.ts'
import { savedGame, touchGame } from './shelf.ts'

const randomSeed = (): number => crypto.getRandomValues(new Int32Array(1))[0] ?? 0

/** How a game kept here stands, seen whole. */
export const viewAsGardien = async (id: string, game: AnyGame): Promise<unknown> => {
  const room = await openRoom({ game, storage: idbStorage(id), dice: seededDice(0), clock: () => 0 })
  return isRefusal(room) ? room : room.view(GARDIEN)
}

/** What was last said as gardien with no die in it: it is taken back by itself, not with the choice before it. */
const lastCorrection = (entries: readonly Entry<unknown>[]): { readonly scope: string } | undefined => {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? entry.undoes : [])))
  const last = entries.findLast((entry) => entry.kind === 'done' && !undone.has(entry.seq))
  return last?.kind === 'done' && last.by.kind === 'gardien' && !last.rolled ? { scope: last.scope } : undefined
}

interface LocalRoom {
  readonly room: Room<unknown, unknown, unknown, unknown>
  readonly solo: Solo
  readonly keepCard: (view: unknown) => void
  readonly unfollow: () => void
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
const linkTo = (local: LocalRoom): Link => {
  const { room, solo, unfollow } = local
  const seat = solo.seatOf(room.view(GARDIEN)) ?? ''
  const role = joueur(seat)
  return {
    role,
    submit: async (command, faces, said, shown) => {
      const by = solo.speakerOf(command) === 'gardien' ? GARDIEN : role
      const expected = await standingOf(room, { listener: role, speaker: by }, shown)
      if (isRefusal(expected)) return { ok: false, refusal: expected }
      const expectedVersion = expected === undefined ? {} : { expectedVersion: expected }
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
    subscribe: subscribeTo(local, seat),
    close: unfollow,
  }
}

/** A room in this page, its log in this browser: each entry is stored before it is shown. */
export const openLocalLink = async <S extends Speech = Speech>(
  id: string,
  game: AnyGame,
  solo: Solo,
): Promise<Link<S> | Refusal> => {
  // A storage that fails is told by the room.
  if ((await savedGame(id).catch(() => null)) === undefined) return refusal('not-here')
  const clock = () => Date.now()
  const room = await openRoom({ game, storage: idbStorage(id), dice: testDice() ?? seededDice(randomSeed()), clock })
  if (isRefusal(room)) return room
  const keepCard = (view: unknown): void => {
    const card = solo.cardOf(view)
    if (card) void touchGame(id, card, clock())
  }
  const unfollow = followOtherTabs(id, () => void room.refresh())
  return linkTo({ room, solo, keepCard, unfollow }) as Link<S>
}

/** A saved game of whichever game it is. */
export const openSaved = async (id: string, guests: Guests): Promise<Link | Refusal> => {
  const saved = await savedGame(id).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  if (saved === undefined) return refusal('not-here')
  const guest = guestOf(guests, saved.game)
  if (!guest) return refusal('other-game', null, { game: saved.game })
  const [game, face] = await Promise.all([guest.rules(), guest.face()])
  return openLocalLink(id, game, face.solo)
}
