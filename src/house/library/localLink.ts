import { seededDice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room/room.ts'
import type { Face, GameCard, Guests, Solo } from '../face/face.ts'
import { guestOf } from '../face/guests.ts'
import type { Link, Speech } from '../seat/link.ts'
import { pageDice } from '../seat/testDice.ts'
import { openAlone } from './alone.ts'
import { libraryStorage } from './libraryStorage.ts'
import { openLibrary } from './openLibrary.ts'
import { pagePace } from './pagePace.ts'
import { cardIn, isSound, recordOf, type SavedGame, touchGame } from './shelf.ts'

export const viewAsGardien = async (id: string, game: AnyGame): Promise<unknown> => {
  const room = await openRoom({ game, storage: libraryStorage(id), dice: seededDice(0), clock: () => 0, pace: pagePace() })
  return isRefusal(room) ? room : room.view(GARDIEN)
}

const DAMAGED = refusal('damaged-record')

const soundGame = async (id: string): Promise<SavedGame | Refusal> => {
  const saved = await recordOf(id).catch(() => null)
  if (saved === null) return refusal('storage-failed')
  if (saved === undefined) return refusal('not-here')
  return isSound(saved) ? saved : DAMAGED
}

/** A room in this page, its log in this browser: each entry is stored before it is shown. */
export const openLocalLink = async <S extends Speech = Speech>(
  id: string,
  game: AnyGame,
  solo: Solo,
): Promise<Link<S> | Refusal> => {
  const saved = await soundGame(id)
  if (isRefusal(saved)) return saved
  const cardAfter = (state: unknown): GameCard | null => cardIn(solo, (role) => game.view(state, role))
  const kept = { game, solo, storage: libraryStorage(id, openLibrary, cardAfter), dice: pageDice(), id }
  // What is kept is not always what was written: whatever the game makes of it, it is told.
  const opened = await openAlone(kept).catch(() => DAMAGED)
  if (isRefusal(opened)) return opened.code === 'malformed' ? DAMAGED : opened
  const card = cardIn(solo, opened.room.view)
  if (card) void touchGame(id, card, Date.now())
  return opened.link as Link<S>
}

interface OpenGame {
  readonly game: string
  readonly face: Face
  readonly link: Link
}

export const openSaved = async (id: string, guests: Guests): Promise<OpenGame | Refusal> => {
  const saved = await soundGame(id)
  if (isRefusal(saved)) return saved
  const { game } = saved
  const guest = guestOf(guests, game)
  const [rules, face] = await Promise.all([guest?.rules(), guest?.face()])
  if (!rules || !face?.solo) return refusal('other-game', null, { game })
  const link = await openLocalLink(id, rules, face.solo)
  return isRefusal(link) ? link : { game, face, link }
}
