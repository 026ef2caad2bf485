import { isPlaceDrawn, type View } from '../games/tmr/rules/index.ts'
import type { Ask, Face } from '../kit/dice.ts'
import type { Submission } from '../kit/drafts.ts'
import { type Refusal, refusal } from '../kit/refusal.ts'
import type { Role } from '../kit/roles.ts'

export type DiceRule = Pick<View['options'], 'dice' | 'places'>

/** How the dice of a command are thrown: `held` may wait for the gardien. */
export type Throwing = Pick<Submission, 'faces' | 'secrets'> | 'held' | Refusal

/** The gardien may enter any die at any time; a joueur their own where the table says so, secret ones apart. */
export const throwingOf = ({ dice, places }: DiceRule, by: Role, faces: readonly Face[] | undefined): Throwing => {
  if (by.kind === 'gardien') {
    const entered = faces ?? (dice === 'gardien' ? [] : undefined)
    if (entered) return { faces: entered, secrets: 'entered' }
    return places === 'chosen' ? 'held' : {}
  }
  if (faces && dice !== 'players') return refusal('dice-not-yours')
  if (dice === 'gardien' || places === 'chosen') return 'held'
  return dice === 'players' ? { faces: faces ?? [] } : {}
}

/** Who says what a die of a held command shows. */
export type Thrower = 'gardien' | 'program' | 'sender'

export const throwerOf = ({ dice, places }: DiceRule, by: Role, ask: Ask): Thrower => {
  if (dice === 'gardien' || (places === 'chosen' && isPlaceDrawn(ask))) return 'gardien'
  return dice === 'players' && by.kind === 'joueur' && !ask.secret ? 'sender' : 'program'
}
