import { isOver } from '../dreamer/clock.ts'
import { withoutCells } from '../dreamer/effect.ts'
import { effectsOf } from '../effects/queries.ts'
import { repressionCost } from '../encounters/kinds.ts'
import { rollEncounter } from '../encounters/meet.ts'
import { sentTo } from '../encounters/sent.ts'
import type { Happening } from '../events.ts'
import { afterChangeur, afterDrift } from '../hidden/candidates.ts'
import { belief, possible } from '../hidden/knowledge.ts'
import { evenly, weightsAfterChangeur, weightsAfterDrift } from '../hidden/weights.ts'
import { genreOf } from '../map/map.ts'
import type { Dreamer } from '../state.ts'
import { nextMastery } from '../wet/wet.ts'
import { burstsIfTooFull } from './dragon.ts'
import { reachGoals } from './goals.ts'
import { encounterOf } from './held.ts'
import { narrow, narrowTo } from './narrowing.ts'
import { settle } from './releasing.ts'
import { repress } from './repressing.ts'
import { drowsiness } from './sleeping.ts'
import type { Turn } from './turn.ts'

/** What one rule leads to in another, in the order of MOV-1 and DRG-8: fatigue, toll, encounter or gift, masteries, reserve, free. */

/** DRM-3; ENC-14, ENC-15: a captive represses on the way down. */
const fallAsleep = (turn: Turn, why: 'dream' | 'fatigue' | 'life'): undefined => {
  if (turn.me.stage.phase === 'captive') repress(turn, { points: repressionCost(encounterOf(turn.me)), why: 'captive' })
  turn.apply([{ type: 'fellAsleep', why }])
}

/** After fatigue was counted: whether the dreamer is still awake. */
export const staysAwake = (turn: Turn): boolean => {
  const why = turn.me.stage.phase === 'asleep' ? null : drowsiness(turn)
  if (why) fallAsleep(turn, why)
  return turn.me.stage.phase !== 'asleep'
}

/** ENC-5: what waits on a cell is met by any way into it, in the place of a 1d7; HID-3: where its cell is known, both are clues. */
const meetWaiting = (turn: Turn): boolean => {
  const { waiting } = turn.me
  if (!waiting) return false
  if (isOver(waiting.until, turn.table.clock)) {
    turn.apply([{ type: 'waitingLeft' }])
    return false
  }
  if (waiting.known) narrowTo(turn, (cell) => cell === waiting.cell)
  if (waiting.cell !== turn.me.position) return false
  turn.apply([{ type: 'encounterReturned' }])
  return true
}

/** SPE-1: one is counted off, of the oldest. */
const countSpecial = (turn: Turn): undefined => {
  const { stage } = turn.me
  if (stage.phase !== 'encounter' || !stage.encounter.special) return
  const [oldest] = effectsOf(turn.me, 'next-encounter-special')
  if (!oldest) return
  const left = (oldest.left ?? 1) - 1
  turn.apply([
    left > 0
      ? { type: 'effectChanged', effect: { ...withoutCells(oldest), left }, why: 'counted' }
      : { type: 'effectEnded', n: oldest.n, id: oldest.id, why: 'counted' },
  ])
}

/** TET-6, DRG-13: where a 1d7 would be rolled, a cité may give instead. */
const isOffered = (turn: Turn): boolean => {
  const { ground } = turn
  narrowTo(turn, ground.gives)
  if (!ground.gives(turn.me.position)) return false
  turn.apply([{ type: 'giftOffered' }])
  return true
}

/** ENC-1. **Ruling:** what the gardien sent comes where a 1d7 would be rolled, in its place. HID-3: it is no clue, for nobody knows where it lay. */
const meetSent = (turn: Turn): boolean => {
  const sent = sentTo(turn.table.sent, turn.me)
  if (!sent) return false
  turn.apply([{ type: 'sentMet', kind: sent.kind, strength: sent.strength, cell: sent.cell }])
  return true
}

const meet = (turn: Turn): boolean => {
  if (meetWaiting(turn)) return true
  if (turn.journey.calm) return false
  if (isOffered(turn) || meetSent(turn)) return true
  turn.apply(rollEncounter(turn.me, turn.dice))
  countSpecial(turn)
  return turn.me.stage.phase === 'encounter'
}

/** SOU-9: at zero, DRM-3. */
const payToll = (turn: Turn): boolean => {
  const points = turn.ground.toll(turn.me.position)
  if (points > 0) turn.apply([{ type: 'tollPaid', points }])
  return staysAwake(turn)
}

/** A round on the cell: another one, or the first; ASC-3: or having gone up onto it. */
export const enter = (turn: Turn): undefined => {
  if (!staysAwake(turn) || meet(turn)) return
  arrive(turn)
}

/** DRG-8: a cell entered on foot or by a tête. */
export const enterCell = (turn: Turn): undefined => {
  reachGoals(turn)
  if (staysAwake(turn) && payToll(turn)) enter(turn)
}

/** DRG-8: a cell arrived at without fatigue and without encounter roll: carried, drifted or put back. */
export const land = (turn: Turn): undefined => {
  reachGoals(turn)
  if (payToll(turn)) beThere(turn)
}

/** No 1d7; ENC-5: but what waits there. */
export const beThere = (turn: Turn): undefined => {
  if (!meetWaiting(turn)) arrive(turn)
}

/** ENC-8, DRG-9, DRG-13: the encounter is behind, or there was none; what the cell asks or does not ask is a clue. */
export const arrive = (turn: Turn): undefined => {
  const { ground, journey } = turn
  const asked = (cell: Dreamer['position']) => nextMastery(ground, cell, journey.given)?.kind ?? null
  narrowTo(turn, asked)
  const mastery = nextMastery(ground, turn.me.position, journey.given)
  if (!mastery) settle(turn)
  else turn.apply([{ type: 'wetMet', ...(mastery.kind === 'wet' ? {} : { mastery }) }])
}

/** HID-1, HID-3: what the player can still hold possible after being carried off, and how likely. */
const narrowAfter = (turn: Turn, before: Dreamer, last: Happening | undefined): undefined => {
  if (last?.type !== 'lost' && last?.type !== 'drifted') return
  const { ground } = turn
  const [cells, weights, genre] = [possible(before), belief(before), genreOf(turn.me.position)]
  if (last.type === 'lost') narrow(turn, afterChangeur(cells, genre, ground), weightsAfterChangeur(weights, genre, ground))
  else narrow(turn, afterDrift(cells, last.cells, genre, ground), weightsAfterDrift(weights, last.cells, genre, ground))
}

/** SPE-5: to a reserve whose cell is known, the position is; else the genre alone. */
const narrowAfterFerry = (turn: Turn, last: Happening | undefined): undefined => {
  const { me, ground } = turn
  if (last?.type !== 'carried' || last.by !== 'passeur-fou' || !me.candidates) return
  const genre = genreOf(me.position)
  const known = genre !== 'fleuve' && me.reserves.some(({ cell, known: told }) => told && cell === me.position)
  const cells = known ? [me.position] : ground.ofGenre(genre)
  narrow(turn, cells, evenly(cells))
}

const MOVING: ReadonlySet<Happening['type']> = new Set(['carried', 'lost', 'drifted'])

/** An encounter was faced: on with the round as it left the dreamer. */
export const goOnAfter = (turn: Turn, happenings: readonly Happening[]): undefined => {
  const before = turn.me
  const last = happenings[happenings.length - 1]
  turn.apply(happenings)
  narrowAfter(turn, before, last)
  narrowAfterFerry(turn, last)
  if (happenings.some((one) => one.type === 'dreamChanged' && one.by > 0)) burstsIfTooFull(turn)
  if (turn.me.stage.phase === 'awake' || !staysAwake(turn)) return
  if (turn.me.stage.phase !== 'free') return
  if (turn.wasPut || (last && MOVING.has(last.type))) land(turn)
  else arrive(turn)
}
