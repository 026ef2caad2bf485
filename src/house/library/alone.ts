import type { Dice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import type { Storage } from '../../kit/storage.ts'
import type { Solo } from '../face/face.ts'
import type { Link } from '../seat/link.ts'
import { openLocalTable } from '../seat/localTable.ts'
import type { AnyRoom } from '../seat/roomLink.ts'
import { followOtherTabs } from './otherTabs.ts'
import { pagePace } from './pagePace.ts'

export interface AloneOptions {
  readonly game: AnyGame
  readonly solo: Solo
  readonly storage: Storage<unknown>
  readonly dice: Dice
  /** The name it is kept under, for other windows; null: it is kept nowhere. */
  readonly id: string | null
  readonly beforeSaid?: (room: AnyRoom, command: unknown) => void
}

/** One person at the only seat of a table in this page. */
export interface Alone {
  readonly link: Link
  readonly room: AnyRoom
}

/** Games, lessons, drills, moments and evenings: a table of this page with one seat, whatever its log and its dice are. */
export const openAlone = async ({ game, solo, storage, dice, id, beforeSaid }: AloneOptions): Promise<Alone | Refusal> => {
  const table = await openLocalTable({
    game,
    storage,
    dice,
    pace: pagePace(),
    seatsIn: (room) => [{ role: joueur(solo.seatOf(room.view(GARDIEN)) ?? ''), by: 'person' }],
    spoken: {
      speakerOf: (command) => solo.speakerOf?.(command) ?? 'seat',
      ...(beforeSaid && { beforeSaid }),
    },
  })
  if (isRefusal(table)) return table
  const { room } = table
  const unfollow = id === null ? () => {} : followOtherTabs(id, () => void room.refresh())
  const [seat] = table.state.getState().seats
  const role = seat?.role ?? joueur('')
  await room.ready(role)
  const link = table.linkOf(role)
  const close = (): void => {
    unfollow()
    table.close()
  }
  return { room, link: { ...link, close } }
}
