import type { Dice } from '../../kit/dice.ts'
import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur, type Role } from '../../kit/roles.ts'
import type { Storage } from '../../kit/storage.ts'
import type { Solo } from '../face/face.ts'
import type { Link } from '../seat/link.ts'
import { openLocalTable } from '../seat/localTable.ts'
import type { AnyRoom } from '../seat/roomLink.ts'
import { followOtherTabs } from './libraryStorage.ts'
import { pagePace } from './pagePace.ts'

export interface AloneOptions {
  readonly game: AnyGame
  readonly solo: Pick<Solo, 'seatOf' | 'speakerOf'>
  readonly storage: Storage<unknown>
  readonly dice: Dice
  /** The name it is kept under, for other windows; null: it is kept nowhere. */
  readonly id: string | null
  readonly beforeSaid?: (room: AnyRoom, command: unknown) => void
  readonly others?: Others
}

/** Those at the other seats, and what each says to what it sees; null: nothing now. */
interface Others {
  readonly seats: readonly string[]
  readonly reply: (room: AnyRoom, view: unknown, seat: Role) => unknown
}

export interface Alone {
  readonly link: Link
  readonly room: AnyRoom
}

/** Games and all that is practised: a table of this page for one person, whatever its log and its dice are. */
export const openAlone = async (options: AloneOptions): Promise<Alone | Refusal> => {
  const { game, solo, storage, dice, id, beforeSaid, others } = options
  let at: AnyRoom | null = null
  const table = await openLocalTable({
    game,
    storage,
    dice,
    pace: pagePace(),
    seatsIn: (room) => {
      at = room
      const seats = others?.seats.map((seat) => ({ role: joueur(seat), by: { bot: 'others' } })) ?? []
      return [{ role: joueur(solo.seatOf(room.view(GARDIEN)) ?? ''), by: 'person' }, ...seats]
    },
    mindOf: () => ({ think: async (view, seat) => at && others?.reply(at, view, seat), end: () => {} }),
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
