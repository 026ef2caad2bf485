import type { Dice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { openRoom, type Room } from '../../kit/room.ts'
import type { Storage } from '../../kit/storage.ts'
import type { Solo } from '../face/face.ts'
import type { Link } from '../seat/link.ts'
import { followOtherTabs } from './otherTabs.ts'
import { linkToRoom } from './roomLink.ts'

type AnyRoom = Room<unknown, unknown, unknown, unknown>

export interface ExerciseOptions {
  readonly game: AnyGame
  readonly solo: Solo
  readonly storage: Storage<unknown>
  readonly dice: Dice
  /** The name it is kept under, for other windows; null: it is kept nowhere. */
  readonly id: string | null
  readonly beforeSaid?: (room: AnyRoom, command: unknown) => void
}

export interface Exercise {
  readonly link: Link
  readonly room: AnyRoom
}

/** A room in this page for practice: its dice are those of the exercise, and the shelf knows nothing of it. */
export const openExercise = async ({
  game,
  solo,
  storage,
  dice,
  id,
  beforeSaid,
}: ExerciseOptions): Promise<Exercise | Refusal> => {
  const room = await openRoom({ game, storage, dice, clock: () => Date.now() })
  if (isRefusal(room)) return room
  const unfollow = id === null ? () => {} : followOtherTabs(id, () => void room.refresh())
  const told = beforeSaid && ((command: unknown) => beforeSaid(room, command))
  const link = linkToRoom({ room, solo, keepCard: () => {}, unfollow, ...(told ? { beforeSaid: told } : {}) })
  return { link, room }
}
