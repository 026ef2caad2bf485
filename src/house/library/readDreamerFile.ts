import { cardOf } from '../../games/tmr/face/dreamer/card.ts'
import { tmr } from '../../games/tmr/rules/index.ts'
import { seededDice } from '../../kit/dice.ts'
import { memoryStorage } from '../../kit/memoryStorage.ts'
import { isRefusal, type Refusal, refusal } from '../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../kit/roles.ts'
import { openRoom } from '../../kit/room.ts'
import { readSave } from '../../kit/save.ts'
import type { Stored } from '../../kit/storage.ts'
import type { DreamerCard } from './db.ts'

export interface DreamerFile extends Stored<unknown> {
  readonly card: DreamerCard
}

/** The one dreamer of a file with their history, or why it cannot be taken in; nothing is kept here. */
export const readDreamerFile = async (text: string): Promise<DreamerFile | Refusal> => {
  const save = readSave(text, tmr)
  if (isRefusal(save))
    return save.code === 'other-rules' ? refusal('other-rules', null, { ...save.params, ours: tmr.rules }) : save
  const { game, rules, setup, entries } = save
  const storage = memoryStorage({ game, rules, setup, entries })
  const room = await openRoom({ game: tmr, storage, dice: seededDice(0), clock: () => 0 })
  if (isRefusal(room)) return room
  const [only, ...others] = room.view(GARDIEN).table
  if (!only || others.length > 0) return refusal('whole-table')
  const [board] = room.view(joueur(only.id)).boards
  return board ? { game, rules, setup, entries, card: cardOf(board) } : refusal('whole-table')
}
