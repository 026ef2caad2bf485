import { startTransition, useEffect, useState } from 'react'
import { isRefusal, type Refusal } from '../../kit/refusal.ts'
import type { Face, Guests } from '../face/face.ts'
import { guestOf, useGuests } from '../face/guests.ts'
import { savedGame } from '../library/shelf.ts'
import { type Seat, takeSeat } from '../seat/seat.ts'
import { seatOptions } from '../seat/seatOptions.ts'
import { GameLanguage } from '../texts/language.tsx'
import { Unopened } from '../ui/Unopened.tsx'
import { gameOpened } from '../version/keptGames.ts'

interface Opened {
  readonly seat: Seat
  readonly face: Face
}

const open = async (id: string, guests: Guests): Promise<Opened | Refusal> => {
  const { openSaved } = await import('../library/localLink.ts')
  const link = await openSaved(id, guests)
  if (isRefusal(link)) return link
  const game = (await savedGame(id))?.game ?? ''
  const face = await guestOf(guests, game)?.face()
  if (!face) throw new Error('a saved game that opened has a face')
  void gameOpened(game)
  return { face, seat: takeSeat(link, seatOptions(face)) }
}

/** A game of this browser, alone at the board. */
export const SavedScreen = ({ id }: { readonly id: string }) => {
  const guests = useGuests()
  const [opened, setOpened] = useState<Opened | Refusal | null>(null)
  useEffect(() => {
    let seat: Seat | null = null
    let left = false
    void open(id, guests).then((result) => {
      if (!isRefusal(result)) seat = result.seat
      if (left) seat?.close()
      // In slices: a whole table is much to make at once.
      else startTransition(() => setOpened(result))
    })
    return () => {
      left = true
      seat?.close()
    }
  }, [id, guests])
  if (opened === null || isRefusal(opened)) return <Unopened refusal={opened} />
  return (
    <GameLanguage nouns={opened.face.nouns}>
      <opened.face.Screen seat={opened.seat} />
    </GameLanguage>
  )
}
