import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import { dreamerOf, fighterOf, isOnceIn, sorted } from '../cards/cards.ts'
import type { Colour } from '../cards/traits.ts'
import type { CommandOf } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { DREAMER, type Player, playerOf, type Standing, type State, standingOf } from '../state.ts'
import { mayFight, mustDesignate } from './designate.ts'
import { added, baseAttack } from './sum.ts'

/** CMB-3, POW-9. */
export const attacksAllowed = (card: string): number => (fighterOf(card).power === 'twice' ? 2 : 1)

/** CMB-3: why this artefact cannot attack now; null: it can. */
export const attackerRefusal = (attacker: Standing | undefined): Refusal | null => {
  if (!attacker) return refusal('no-such-artefact', 'CMB-3')
  if (attacker.heldBy !== null) return refusal('held', 'POW-6')
  if (attacker.attacks >= attacksAllowed(attacker.card)) return refusal('already-attacked', 'CMB-3')
  return attacker.endurance === 0 ? refusal('exhausted', 'CMB-3') : null
}

/** CMB-4. */
export const isGuarded = ({ camp }: Pick<Player, 'camp'>): boolean => camp.some(({ heldBy }) => heldBy === null)

/** DRM-2, CMB-4: why that cannot be attacked; null: it can. */
export const targetRefusal = (attacker: string, opponent: Player, on: string): Refusal | null => {
  if (opponent.out || opponent.dreamer === null) return refusal('already-awake', 'DRM-2')
  if (on !== DREAMER) return standingOf(opponent, on) ? null : refusal('no-such-target', 'CMB-2')
  if (isGuarded(opponent)) return refusal('guarded', 'CMB-4')
  return fighterOf(attacker).weakness === dreamerOf(opponent.dreamer).colour ? refusal('weak-point', 'CMB-4') : null
}

const colourOf = (opponent: Player, on: string): Colour =>
  on === DREAMER ? dreamerOf(opponent.dreamer as string).colour : fighterOf(on).colour

/** CMB-5, CMB-6: the attack so reinforced; null: one of the powers cannot be added. */
export const attackTotal = (
  state: State,
  attacker: Standing,
  opponent: Player,
  on: string,
  add: readonly string[],
): number | null => {
  const more = added(add, attacker, colourOf(opponent, on), state.advanced)
  return more === null ? null : baseAttack(fighterOf(attacker.card), on === DREAMER ? null : fighterOf(on)) + more
}

/** CMB-1 to CMB-6. */
export const attack = (deed: Deed, seat: string, command: CommandOf<'attack'>): Refusal | null => {
  const { state } = deed
  const { on, add } = command
  const player = playerOf(state, seat)
  if (!mayFight(state)) return refusal('too-early', 'CMB-1')
  if (mustDesignate(state)) return refusal('designate-first', 'CMB-2')
  const attacker = standingOf(player, command.with)
  const unable = attackerRefusal(attacker)
  if (unable || !attacker) return unable
  const opponent = playerOf(state, state.designated as string)
  const barred = targetRefusal(attacker.card, opponent, on)
  if (barred) return barred
  if (!isOnceIn(add, player.row)) return refusal('not-your-power', 'CMB-6')
  const total = attackTotal(state, attacker, opponent, on, add)
  if (total === null) return refusal('cannot-reinforce', 'CMB-6')
  const struck = on === DREAMER && opponent.dreamer !== null ? { dreamer: opponent.dreamer } : {}
  deed.happen({
    ...{ type: 'attacked', seat, with: attacker.card, opponent: opponent.seat, on, ...struck },
    ...{ add: sorted(add), attack: total },
  })
  return null
}
