import { isPlaceDrawn, type View } from '../games/tmr/rules/index.ts'
import { type Ask, type Face, isDrawn } from '../kit/dice.ts'
import type { Submission } from '../kit/drafts.ts'
import { type Refusal, refusal } from '../kit/refusal.ts'
import type { Role } from '../kit/roles.ts'
import type { Thrower } from '../kit/said.ts'

export type DiceRule = Pick<View['options'], 'dice' | 'places'>

/** How the dice of a command are thrown: `held` may wait for somebody. */
export type Throwing = Pick<Submission, 'faces' | 'secrets'> | 'held' | Refusal

/** The gardien may enter any die at any time; a joueur their own where the table says so. */
export const throwingOf = ({ dice, places }: DiceRule, by: Role, faces: readonly Face[] | undefined): Throwing => {
  if (by.kind === 'gardien') {
    const entered = faces ?? (dice === 'gardien' ? [] : undefined)
    if (entered) return { faces: entered, secrets: 'entered' }
    return places === 'chosen' ? 'held' : {}
  }
  if (faces && dice !== 'players') return refusal('dice-not-yours')
  return dice === 'program' && places === 'drawn' ? {} : 'held'
}

/** Who says what a die of a held command shows. HID-6: what is drawn and not thrown by hand is never the sender's to say. */
export const throwerOf = ({ dice, places }: DiceRule, by: Role, ask: Ask): Thrower => {
  if (dice === 'gardien' || (places === 'chosen' && isPlaceDrawn(ask))) return 'gardien'
  return dice === 'players' && by.kind === 'joueur' && !ask.secret && !isDrawn(ask) ? 'sender' : 'program'
}
