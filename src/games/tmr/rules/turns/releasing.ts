import { VOIES } from '../dreamer/draconic.ts'
import { effectsOf, isExtensible, isUnder } from '../effects/queries.ts'
import { nowFits } from '../hidden/knowledge.ts'
import { reserveLimit, storedOf } from '../reserves/limits.ts'
import { sameSlot } from '../reserves/slots.ts'
import { afterReserves, inHand, type Lying, lyingAt } from '../reserves/trigger.ts'
import { statedIn } from '../spells/parameters.ts'
import { findSpell } from '../spells/spell.ts'
import type { Dreamer } from '../state.ts'
import type { Turn } from './turn.ts'

/** TET-9: some voie of positive level has room, counting all reserves. */
const hasRoom = ({ me, spells }: Turn): boolean => {
  const shelf = { reserves: me.reserves, draconic: me.sheet.draconic, voieOf: (id: string) => findSpell(spells, id)?.voie }
  return VOIES.some((voie) => storedOf(shelf, voie) < reserveLimit(shelf.draconic, voie))
}

const urgesHere = (dreamer: Dreamer) =>
  effectsOf(dreamer, 'reserve-urgency').filter(({ cell }) => !cell || sameSlot(cell, dreamer.position))

type Whence = 'return' | 'safe' | 'extensible'

/** RES-4, TET-9; QUE-5: an urge ends with the trigger. */
export const release = (turn: Turn, going: readonly Lying[], why: Whence): undefined => {
  const [first, ...others] = going as [Lying, ...Lying[]]
  const urges = urgesHere(turn.me)
  const hand = inHand(first)
  turn.apply([
    {
      type: 'triggered',
      hand: others.length > 0 ? { ...hand, others: others.map(({ spell }) => spell), othersStated: others.map(statedIn) } : hand,
      why: turn.journey.forced ? 'passeur-fou' : urges.length > 0 ? 'urge' : why,
    },
    ...urges.map(({ n, id }) => ({ type: 'effectEnded' as const, n, id, why: 'goal' as const })),
  ])
}

/** TET-7, TET-9, QUE-5, SPE-4: what becomes of the reserves that lie here. */
const isForced = (turn: Turn): boolean => turn.journey.forced || urgesHere(turn.me).length > 0

const fate = (turn: Turn, lying: readonly Lying[]): 'lie' | 'go' | 'choose' => {
  if (lying.length === 0) return 'lie'
  const forced = isForced(turn)
  if (isExtensible(turn.me, turn.me.position)) {
    if (!forced && (isUnder(turn.me, 'safe-reserve') || hasRoom(turn))) return 'lie'
  } else if (!forced && isUnder(turn.me, 'safe-reserve')) return 'lie'
  return lying.length > 1 ? 'choose' : 'go'
}

/** RES-4, HID-3: a reserve is triggered or not, and both are clues. */
export const settle = (turn: Turn): undefined => {
  const candidates = turn.me.candidates && afterReserves(turn.me, turn.me.candidates)
  const lying = lyingAt(turn.me)
  const what = fate(turn, lying)
  if (what === 'go') release(turn, lying.slice(0, 1), isExtensible(turn.me, turn.me.position) ? 'extensible' : 'return')
  else turn.apply([{ type: what === 'choose' ? 'releaseAsked' : 'settled' }])
  if (candidates) turn.apply(nowFits(turn.me, candidates))
}
