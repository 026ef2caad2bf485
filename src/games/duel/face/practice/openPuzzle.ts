import { openAmongOthers } from '../../../../house/library/amongOthers.ts'
import { chanceDice } from '../../../../house/seat/chanceDice.ts'
import { type Seat, takeSeat } from '../../../../house/seat/seat.ts'
import { seatOptions } from '../../../../house/seat/seatOptions.ts'
import type { AnyGame } from '../../../../kit/game.ts'
import { memoryStorage } from '../../../../kit/memoryStorage.ts'
import { isRefusal, type Refusal } from '../../../../kit/refusal.ts'
import { joueur } from '../../../../kit/roles.ts'
import { newTable } from '../../../../kit/storage.ts'
import { bestDefence, LEARNER, type Puzzle, setupOf } from '../../practice/index.ts'
import { tableSeen, type View } from '../../rules/public.ts'
import type { DuelSpeech } from '../duel.ts'
import { PROGRAM_DICE } from './openLesson.ts'

/** A position, whose other seat defends as well as can be. */
export const openPuzzle = async ({ position }: Puzzle): Promise<{ readonly seat: Seat<DuelSpeech> } | Refusal> => {
  const { duel } = await import('../../rules/index.ts')
  const setup = duel.parseSetup(setupOf(position))
  if (isRefusal(setup)) return setup
  const opened = await openAmongOthers({
    game: duel,
    storage: memoryStorage(newTable(duel as unknown as AnyGame, setup)),
    dice: chanceDice(),
    me: joueur(LEARNER),
    others: setup.seats.filter(({ id }) => id !== LEARNER).map(({ id }) => joueur(id)),
    reply: (_, view) => {
      const table = tableSeen(view as View)
      return table.phase === 'defence' && table.fight?.by === LEARNER ? bestDefence(table, LEARNER) : null
    },
  })
  if (isRefusal(opened)) return opened
  return { seat: takeSeat(opened.link, { ...seatOptions({}), ...PROGRAM_DICE }) as Seat<DuelSpeech> }
}
