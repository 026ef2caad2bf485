import type { Dice } from '../../../kit/dice.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { joueur } from '../../../kit/roles.ts'
import type { Command } from './commands.ts'
import { decide } from './decide.ts'
import type { State } from './state.ts'

/** The table after a command; null: it is refused. */
export const after = (table: State, seat: string, command: Command, dice: Dice): State | null => {
  const trail: State[] = []
  const answer = decide(table, command, joueur(seat), dice, trail)
  return isRefusal(answer) ? null : (trail.at(-1) ?? table)
}
