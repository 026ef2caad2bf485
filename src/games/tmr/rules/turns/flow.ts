import { isOver } from '../dreamer/clock.ts'
import { capacityOf } from '../dreamer/fatigue.ts'
import { repress } from '../dreamer/repression.ts'
import { rollEncounter } from '../encounters/meet.ts'
import type { Happening } from '../events.ts'
import { afterChangeur, afterDrift, type Candidates } from '../hidden/candidates.ts'
import { belief, nowFits, possible } from '../hidden/knowledge.ts'
import { type Weights, weightsAfterChangeur, weightsAfterDrift } from '../hidden/weights.ts'
import { genreOf } from '../map/map.ts'
import { afterReserves, trigger } from '../reserves/trigger.ts'
import type { Dreamer } from '../state.ts'
import { asksMastery } from '../wet/wet.ts'
import type { Turn } from './turn.ts'

/** What one rule leads to in another, in the order of MOV-1: fatigue, encounter, wet cell, reserve, free. */

export const narrow = (turn: Turn, candidates: Candidates, weights?: Weights): undefined =>
  turn.apply(nowFits(turn.me, candidates, weights))

/** DRM-3, FAT-1: the last box puts to sleep at once. */
const isTiredOut = ({ me }: Turn): boolean => me.fatigue + me.pendingFatigue >= capacityOf(me.sheet.stamina)

/** DRM-3; ENC-14, ENC-15: a captive represses on the way down. */
const fallAsleep = (turn: Turn, why: 'dream' | 'fatigue'): undefined => {
  if (turn.me.stage.phase === 'captive') turn.apply(repress(turn.me, 1, turn.dice))
  turn.apply([{ type: 'fellAsleep', why }])
}

/** After fatigue was counted: whether the dreamer is still awake. */
export const staysAwake = (turn: Turn): boolean => {
  if (turn.me.dream <= 0) fallAsleep(turn, 'dream')
  else if (isTiredOut(turn)) fallAsleep(turn, 'fatigue')
  return turn.me.stage.phase !== 'asleep'
}

/** ENC-5: what waits on the cell of an ascent comes instead of the 1d7. */
const meetWaiting = (turn: Turn): boolean => {
  const { waiting, position } = turn.me
  if (!waiting || waiting.cell !== position) return false
  const over = isOver(waiting.until, turn.table.clock)
  turn.apply([{ type: over ? 'waitingLeft' : 'encounterReturned' }])
  return !over
}

const meet = (turn: Turn): boolean => {
  if (turn.journey.calm) return false
  turn.apply(rollEncounter(turn.me, turn.dice))
  return turn.me.stage.phase === 'encounter'
}

/** A cell entered or stayed on. */
export const enter = (turn: Turn): undefined => {
  if (!staysAwake(turn) || meet(turn)) return
  arrive(turn)
}

export const enterByAscent = (turn: Turn): undefined => {
  if (!staysAwake(turn) || meetWaiting(turn) || meet(turn)) return
  arrive(turn)
}

/** ENC-8: the encounter is behind, or there was none. */
export const arrive = (turn: Turn): undefined => {
  if (asksMastery(turn.me)) turn.apply([{ type: 'wetMet' }])
  else settle(turn)
}

/** RES-4, HID-3: a reserve is triggered or not, and both are clues. */
export const settle = (turn: Turn): undefined => {
  const candidates = turn.me.candidates && afterReserves(turn.me, turn.me.candidates)
  const triggered = trigger(turn.me)
  turn.apply(triggered.length > 0 ? triggered : [{ type: 'settled' }])
  if (candidates) narrow(turn, candidates)
}

/** HID-1, HID-3: what the player can still hold possible after being carried off, and how likely. */
const narrowAfter = (turn: Turn, before: Dreamer, last: Happening | undefined): undefined => {
  if (last?.type !== 'lost' && last?.type !== 'drifted') return
  const { ground } = turn
  const [cells, weights, genre] = [possible(before), belief(before), genreOf(turn.me.position)]
  if (last.type === 'lost') narrow(turn, afterChangeur(cells, genre, ground), weightsAfterChangeur(weights, genre, ground))
  else narrow(turn, afterDrift(cells, last.cells, genre, ground), weightsAfterDrift(weights, last.cells, genre, ground))
}

/** An encounter was faced: on with the round as it left the dreamer. */
export const goOnAfter = (turn: Turn, happenings: readonly Happening[]): undefined => {
  const before = turn.me
  turn.apply(happenings)
  narrowAfter(turn, before, happenings[happenings.length - 1])
  if (turn.me.stage.phase === 'awake' || !staysAwake(turn)) return
  if (turn.me.stage.phase === 'free') arrive(turn)
}
