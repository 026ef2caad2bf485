import { type Ask, isDrawn } from '../../../kit/dice.ts'
import type { Throwing } from '../../../kit/game.ts'
import { refusal } from '../../../kit/refusal.ts'
import type { Role } from '../../../kit/roles.ts'
import type { Thrower } from '../../../kit/said.ts'
import type { Table } from './state.ts'

const LABELS: ReadonlySet<string> = new Set(['cell', 'direction'])

/** MAP-5, ENC-13, ENC-15: a drawing of where the demi-rêve goes. */
const isPlaceDrawn = ({ label }: Ask): boolean => LABELS.has(label)

/** The gardien may enter any die at any time; a joueur their own where the table says so. */
export const throwing = ({ options: { dice, places } }: Table, by: Role, faces: 'entered' | 'none'): Throwing => {
  if (by.kind === 'gardien') {
    if (faces === 'entered' || dice === 'gardien') return 'entered'
    return places === 'chosen' ? 'each' : 'program'
  }
  if (faces === 'entered' && dice !== 'players') return refusal('dice-not-yours')
  return dice === 'program' && places === 'drawn' ? 'program' : 'each'
}

/** Who says what a die of a command shows that waits. HID-6: what is drawn and not thrown by hand is never the sender's to say. */
export const throwerOf = ({ options: { dice, places } }: Table, by: Role, ask: Ask): Thrower => {
  if (dice === 'gardien' || (places === 'chosen' && isPlaceDrawn(ask))) return 'gardien'
  return dice === 'players' && by.kind === 'joueur' && !ask.secret && !isDrawn(ask) ? 'sender' : 'program'
}
