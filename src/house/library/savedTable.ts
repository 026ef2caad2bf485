import type { AnyGame } from '../../kit/game.ts'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { GameCard, Guest } from '../face/face.ts'
import { type LocalSeat, type LocalTable, openLocalTable } from '../seat/localTable.ts'
import { pageDice } from '../seat/testDice.ts'
import { workerMind } from '../seat/workerMind.ts'
import { followOtherTabs, libraryStorage } from './libraryStorage.ts'
import { keepNew, keepSeats, type SavedGame, touchGame } from './shelf.ts'

export const newLocalTable = async (
  game: AnyGame,
  setup: unknown,
  seats: readonly LocalSeat[],
  card: GameCard,
): Promise<string | Refusal> => {
  const parsed = game.parseSetup(setup)
  if (isRefusal(parsed)) return parsed
  return keepNew({ game: game.id, rules: game.rules, setup: parsed, card, seats }, [])
}

/** A table kept here with several seats, as it was left: who played which is kept with it. */
export const openSavedTable = async (
  { id, card, seats }: SavedGame & { readonly seats: readonly LocalSeat[] },
  guest: Guest,
): Promise<LocalTable | Refusal> => {
  const { bots } = guest
  const table = await openLocalTable({
    game: await guest.rules(),
    storage: libraryStorage(id),
    dice: pageDice(),
    seatsIn: () => seats,
    ...(bots && { mindOf: (bot) => workerMind(bots.worker(), bot) }),
  })
  if (isRefusal(table)) return table
  const unfollow = followOtherTabs(id, () => void table.room.refresh())
  const unsubscribe = table.state.subscribe((now, before) => {
    if (now.seats !== before.seats) void keepSeats(id, now.seats)
  })
  void touchGame(id, card, Date.now())
  const close = (): void => {
    unfollow()
    unsubscribe()
    table.close()
  }
  return { ...table, close }
}
