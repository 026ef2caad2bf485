import type { Face } from '../kit/dice.ts'
import type { Submission } from '../kit/drafts.ts'
import { type Refusal, refusal } from '../kit/refusal.ts'
import type { Role } from '../kit/roles.ts'
import type { View } from '../tmr/index.ts'

export type DiceRule = View['options']['dice']

/** How the dice of a command are thrown: `held` waits for the gardien to enter them. */
export type Throwing = Pick<Submission, 'faces' | 'secrets'> | 'held' | Refusal

/** The gardien may enter any die at any time; a joueur their own where the table says so, secret ones apart. */
export const throwingOf = (rule: DiceRule, by: Role, faces: readonly Face[] | undefined): Throwing => {
  if (by.kind === 'gardien') {
    const entered = faces ?? (rule === 'gardien' ? [] : undefined)
    return entered ? { faces: entered, secrets: 'entered' } : {}
  }
  if (rule === 'players') return { faces: faces ?? [] }
  if (faces) return refusal('dice-not-yours')
  return rule === 'gardien' ? 'held' : {}
}
