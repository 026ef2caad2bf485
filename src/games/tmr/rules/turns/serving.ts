import { isRefusal, refusal } from '../../../../kit/refusal.ts'
import type { CommandOf } from '../commands.ts'
import { reached, type Wish, whyNotAsked } from '../encounters/service.ts'
import type { Happening } from '../events.ts'
import type { Ground } from '../ground/ground.ts'
import { afterPath, beyond, whosePathLeaves, whosePathReaches, within } from '../hidden/candidates.ts'
import { belief, possible } from '../hidden/knowledge.ts'
import { restrict, weightsAfterPath } from '../hidden/weights.ts'
import { type CellId, genreOf, isCellId } from '../map/map.ts'
import type { Dreamer, Encounter, TmrRefusal } from '../state.ts'
import { arrive, land } from './flow.ts'
import { encounterOf } from './held.ts'
import { narrow } from './narrowing.ts'
import type { Turn } from './turn.ts'

const knownPosition = (dreamer: Dreamer): CellId | null => (dreamer.candidates ? null : dreamer.position)

/** HID-5: what the player learns of a wish that was granted or not. */
const candidatesAfterWish = (before: readonly CellId[], encounter: Encounter, wish: Wish, end: CellId | null, ground: Ground) => {
  const { kind, strength } = encounter
  if (end === null) return 'cell' in wish ? beyond(before, wish.cell, strength) : whosePathLeaves(before, wish.path, ground)
  const genre = genreOf(end)
  if (kind === 'messager')
    return 'cell' in wish ? within(before, wish.cell, strength) : whosePathReaches(before, wish.path, genre, ground)
  return 'cell' in wish ? [end] : afterPath(before, wish.path, genre, ground)
}

const granted = (kind: Encounter['kind'], wish: Wish, to: CellId): Happening => {
  const asked = 'cell' in wish ? 'cell' : 'path'
  if (kind === 'messager') return { type: 'messengerSent', to, asked }
  return { type: 'carried', by: kind === 'changeur' ? 'changeur' : 'passeur', to, asked }
}

const wishOf = ({ cell, path }: CommandOf<'goTo'>): Wish | TmrRefusal => {
  if ((cell === undefined) === (path === undefined))
    return refusal('malformed', null, { field: 'cell', expected: 'a cell or a path' })
  if (path) return { path }
  return isCellId(cell) ? { cell } : refusal('out-of-reach', 'ENC-11')
}

export const goTo = (turn: Turn, said: CommandOf<'goTo'>): TmrRefusal | undefined => {
  const { me, ground } = turn
  const encounter = encounterOf(me)
  const wish = wishOf(said)
  if (isRefusal(wish)) return wish
  const why = whyNotAsked(encounter, wish, knownPosition(me), genreOf(me.position), ground)
  if (why) return why
  const end = reached(encounter, wish, me.position, ground)
  const candidates = candidatesAfterWish(possible(me), encounter, wish, end, ground)
  const carriedBlindly = end !== null && 'path' in wish && encounter.kind === 'passeur'
  const weights = carriedBlindly
    ? weightsAfterPath(belief(me), wish.path, genreOf(end), ground)
    : restrict(belief(me), candidates)
  turn.apply([end ? granted(encounter.kind, wish, end) : { type: 'encounterEnded', how: 'away' }])
  narrow(turn, candidates, weights)
  if (end && encounter.kind !== 'messager') land(turn)
  else arrive(turn)
}
