import { useCallback } from 'react'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import type { Face, Guest, Guests } from '../face/face.ts'
import { guestOf, useGuests } from '../face/guests.ts'
import { NothingKept, useLasts } from '../library/NothingKept.tsx'
import { type SavedGame, savedGame } from '../library/shelf.ts'
import type { LocalSeat, LocalTable } from '../seat/localTable.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { useOpened } from '../seat/useOpened.ts'
import { useSettings } from '../settings/settings.ts'
import { GameLanguage } from '../texts/whole.tsx'
import { later } from '../ui/later.tsx'
import { Unopened } from '../ui/Unopened.tsx'
import { gameOpened } from '../version/index.ts'

const LocalScreen = later(async () => (await import('../table/LocalScreen.tsx')).LocalScreen)

interface Alone {
  readonly seat: Seat
  readonly face: Face
}

interface Shared {
  readonly table: LocalTable
  readonly face: Face
  readonly guest: Guest
}

type OpenGame = (Alone | Shared) & { readonly close: () => void }

const openShared = async (saved: SavedGame, seats: readonly LocalSeat[], guests: Guests): Promise<OpenGame | Refusal> => {
  const guest = guestOf(guests, saved.game)
  if (!guest) return refusal('other-game', null, { game: saved.game })
  const { openSavedTable } = await import('./tableInPage.ts')
  const table = await openSavedTable({ ...saved, seats }, guest)
  return isRefusal(table) ? table : { table, face: await guest.face(), guest, close: table.close }
}

const open = async (id: string, guests: Guests): Promise<OpenGame | Refusal> => {
  const kept = await savedGame(id).catch(() => undefined)
  if (kept?.seats) return openShared(kept, kept.seats, guests)
  const { openSaved } = await import('../library/localLink.ts')
  const opened = await openSaved(id, guests)
  if (isRefusal(opened)) return opened
  const { game, face, link } = opened
  void gameOpened(game)
  const seat = takeSeat(link, seatOptions(face))
  return { face, seat, close: seat.close }
}

export const SavedScreen = ({ id }: { readonly id: string }) => {
  const guests = useGuests()
  const locale = useSettings((settings) => settings.locale)
  const opened = useOpened(
    useCallback((of: string) => open(of, guests), [guests]),
    id,
  )
  const lasts = useLasts()
  // Begun where nothing is kept, it went with its page.
  if (opened === null || isRefusal(opened)) return <Unopened refusal={opened}>{opened && !lasts && <NothingKept />}</Unopened>
  return (
    <GameLanguage nouns={opened.face.nouns}>
      {'seat' in opened ? (
        <opened.face.Screen seat={opened.seat} />
      ) : (
        <LocalScreen table={opened.table} face={opened.face} botName={(bot) => opened.guest.bots?.names[bot]?.[locale] ?? bot} />
      )}
    </GameLanguage>
  )
}
