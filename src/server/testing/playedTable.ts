import type { Speech } from '../../house/seat/link.ts'
import { tableApi } from '../../house/seat/tableApi.ts'
import type { Chance } from './chance.ts'
import { type PlayedSeat, takeSeat } from './played.ts'
import type { PlayedGame } from './playedGames.ts'
import { pause } from './processes.ts'

/** A table at which everybody says what comes to mind, whatever becomes of the server. */
export interface PlayedTable {
  readonly played: PlayedGame
  readonly seats: readonly PlayedSeat<Speech>[]
  answered(): number
  isOver(): boolean
  /** From now on nobody answers in the middle of something, until they are let go on. */
  hold(held: boolean): void
  /** Whether all see that somebody is to answer, and nobody speaks. */
  isHeld(): boolean
  online(): Promise<unknown>
  /** Once all that was said is answered, and told to all. */
  leave(): Promise<void>
}

export const playTable = async (origin: string, played: PlayedGame, chance: Chance): Promise<PlayedTable> => {
  const seats = (await played.open(tableApi(origin))).map((seat) => takeSeat<Speech>(origin, seat))
  const views = (): unknown[] => seats.map(({ watched }) => watched.now().view)
  const answers = (view: unknown): boolean => played.isAnswering?.(view) ?? false
  let playing = true
  let held = false
  let speaking = 0

  const speak = async ({ watched: { link, now } }: PlayedSeat<Speech>): Promise<void> => {
    const { view } = now()
    const word = held && answers(view) ? null : played.word(view, link.role, chance)
    if (word === null) return
    speaking++
    await link.say(word)
    speaking--
  }
  const players = seats.map(async (seat) => {
    while (playing) {
      await speak(seat)
      await pause(chance.below(4))
    }
  })

  const online = (): Promise<unknown> => Promise.all(seats.map(({ watched }) => watched.until(({ state }) => state === 'online')))

  return {
    played,
    seats,
    answered: () => seats.reduce((sum, one) => sum + one.answers.length, 0),
    isOver: () => views().every(played.isOver),
    hold: (now) => {
      held = now
    },
    isHeld: () => speaking === 0 && views().every(answers),
    online,
    leave: async () => {
      playing = false
      await Promise.all(players)
      await online()
      await pause(200)
      for (const { watched } of seats) watched.link.close()
    },
  }
}
