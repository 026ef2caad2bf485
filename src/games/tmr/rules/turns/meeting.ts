import { refusal } from '../../../../kit/refusal.ts'
import { sameHourTomorrow } from '../dreamer/clock.ts'
import { repress } from '../dreamer/repression.ts'
import { face } from '../encounters/face.ts'
import { mayPass } from '../encounters/kinds.ts'
import type { Happening } from '../events.ts'
import type { TmrRefusal } from '../state.ts'
import { goOnAfter, staysAwake } from './flow.ts'
import { encounterOf } from './held.ts'
import type { Turn } from './turn.ts'

export const master = (turn: Turn): undefined => goOnAfter(turn, face(turn.me, encounterOf(turn.me), turn.dice))

export const struggle = (turn: Turn): undefined => {
  turn.apply([{ type: 'struggled', fatigue: turn.ground.fatigue }])
  if (staysAwake(turn)) master(turn)
}

/** ENC-5; ENC-9 when broken from outside. */
const evasion = (turn: Turn, why: 'evasion' | 'broken'): readonly Happening[] => [
  { type: 'evaded', until: encounterOf(turn.me).until ?? sameHourTomorrow(turn.table.clock) },
  { type: 'cameDown', why },
]

export const evade = (turn: Turn): TmrRefusal | undefined => {
  if (encounterOf(turn.me).until) return refusal('no-second-evasion', 'ENC-5')
  turn.apply(evasion(turn, 'evasion'))
}

export const represses = (turn: Turn): undefined => {
  const points = encounterOf(turn.me).kind === 'reve-de-dragon' ? 2 : 1
  goOnAfter(turn, [...repress(turn.me, points, turn.dice), { type: 'encounterEnded', how: 'repressed' }])
}

/** ENC-3. **Ruling:** also one that was evaded and came back. */
export const letPass = (turn: Turn): TmrRefusal | undefined => {
  if (!mayPass(encounterOf(turn.me).kind)) return refusal('cannot-let-pass', 'ENC-3')
  goOnAfter(turn, [{ type: 'encounterEnded', how: 'passed' }])
}

/** MOV-4, ENC-9, ENC-14, ENC-15. */
export const interrupt = (turn: Turn): undefined => {
  const { phase } = turn.me.stage
  if (phase === 'encounter') return turn.apply(evasion(turn, 'broken'))
  if (phase === 'captive') turn.apply(repress(turn.me, 1, turn.dice))
  turn.apply([{ type: 'cameDown', why: 'broken' }])
}
