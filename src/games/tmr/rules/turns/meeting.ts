import { refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { sameHourTomorrow } from '../dreamer/clock.ts'
import { bestVoie } from '../dreamer/draconic.ts'
import { effectsOf, isUnder } from '../effects/queries.ts'
import { attemptMastery, outcomeOf } from '../encounters/face.ts'
import { mayPass, repressionCost } from '../encounters/kinds.ts'
import { passed } from '../rolls/check.ts'
import type { TmrRefusal } from '../state.ts'
import { loseToDragon, winDragon } from './dragon.ts'
import { repressUrge } from './effects.ts'
import { goOnAfter, staysAwake } from './flow.ts'
import { encounterOf, handOf } from './held.ts'
import { repress } from './repressing.ts'
import type { Turn } from './turn.ts'

type Named = Pick<CommandOf<'master' | 'struggle'>, 'voie'>

/** ENC-4: by the best voie, or by the one named. */
export const master = (turn: Turn, { voie }: Named): undefined => {
  const encounter = encounterOf(turn.me)
  const best = bestVoie(turn.me.sheet.draconic)
  const check = attemptMastery(turn.me, encounter, voie ?? best, turn.dice)
  turn.apply([{ type: 'faced', check, ...(check.voie === best ? {} : { named: true }) }])
  if (encounter.kind === 'reve-de-dragon') {
    if (passed(check)) winDragon(turn, encounter.strength, check)
    else loseToDragon(turn, check.quality === 'echec-total' ? 2 : 1)
    if (!turn.me.journey) return
  }
  goOnAfter(turn, outcomeOf(turn.me, encounter, check, turn.dice))
}

/** ENC-14, ENC-15. **Ruling:** each try is a mastery of its own, by the voie named for it. */
export const struggle = (turn: Turn, said: Named): undefined => {
  turn.apply([{ type: 'struggled', fatigue: turn.ground.fatigue }])
  if (staysAwake(turn)) master(turn, said)
}

/** ENC-5; ENC-9 when broken from outside. */
const leaveEncounter = (turn: Turn, why: 'evasion' | 'broken'): undefined =>
  turn.apply([
    { type: 'evaded', until: encounterOf(turn.me).until ?? sameHourTomorrow(turn.table.clock) },
    { type: 'cameDown', why },
  ])

/** QUE-5: evading represses the urge too. */
export const evade = (turn: Turn): TmrRefusal | undefined => {
  if (encounterOf(turn.me).until) return refusal('no-second-evasion', 'ENC-5')
  leaveEncounter(turn, 'evasion')
  for (const urge of effectsOf(turn.me, 'reserve-urgency')) repressUrge(turn, urge)
}

export const represses = (turn: Turn): undefined => {
  repress(turn, { points: repressionCost(encounterOf(turn.me)), why: 'encounter' })
  if (turn.me.journey) goOnAfter(turn, [{ type: 'encounterEnded', how: 'repressed' }])
}

/** ENC-3. **Ruling:** also one that was evaded and came back. */
export const letPass = (turn: Turn): TmrRefusal | undefined => {
  if (!mayPass(encounterOf(turn.me).kind)) return refusal('cannot-let-pass', 'ENC-3')
  goOnAfter(turn, [{ type: 'encounterEnded', how: 'passed' }])
}

/** MOV-4: what is in hand takes place all the same, aimed at nothing; a failure is erratic (CAST-5, CAST-6). */
const letGo = (turn: Turn): undefined => {
  const { spell, erratic, others = [] } = handOf(turn.me)
  const outcome = erratic ? 'erratic' : 'unaimed'
  const rest = others.map((other) => ({ spell: other, outcome }) as const)
  turn.apply([{ type: 'tookEffect', spell, outcome, aim: null, ...(rest.length > 0 ? { others: rest } : {}) }])
}

/** MOV-4, ENC-14, ENC-15. */
const breakOff = (turn: Turn, by: 'blow' | 'gesture'): undefined => {
  const { stage } = turn.me
  if (stage.phase === 'captive') repress(turn, { points: repressionCost(encounterOf(turn.me)), why: 'captive' })
  if ('hand' in stage) letGo(turn)
  if (turn.me.journey) turn.apply([{ type: 'cameDown', why: 'broken', ...(by === 'gesture' ? { own: true } : {}) }])
}

/** MOV-4, ENC-9: from outside. */
export const interrupt = (turn: Turn): undefined =>
  turn.me.stage.phase === 'encounter' ? leaveEncounter(turn, 'broken') : breakOff(turn, 'blow')

/** MOV-4. **Ruling:** a player's own gesture is a blow that they will: an encounter is evaded by it, once (ENC-5), and an urge forbids it (QUE-5). */
export const gesture = (turn: Turn): TmrRefusal | undefined => {
  if (turn.me.stage.phase === 'encounter') return evade(turn)
  if (isUnder(turn.me, 'reserve-urgency')) return refusal('urgent', 'QUE-5')
  breakOff(turn, 'gesture')
}
