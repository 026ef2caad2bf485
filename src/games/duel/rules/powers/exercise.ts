import { type Refusal, refusal } from '../../../../kit/refusal.ts'
import type { Artefact, PowerName } from '../cards/artefacts.ts'
import { isOnceIn } from '../cards/cards.ts'
import type { Exercise } from '../commands.ts'
import type { Deed } from '../deed.ts'
import { findPlayer, MOST_ENDURANCE, pileSize, playerOf, ROW, type Standing, type State, standingOf } from '../state.ts'

/** One exercise: of whom, how much, and of which card. */
interface Case {
  readonly seat: string
  readonly value: number
  readonly aim: Exercise
}

/** POW: one of the powers that are exercised at a summoning or with an item. */
interface SpecialPower {
  refusal(state: State, exercise: Case): Refusal | null
  happen(deed: Deed, exercise: Case): void
}

interface Aimed {
  readonly seat: string
  readonly standing: Standing
}

type Aim = Exercise['target']

/** POW-2: of any opponent in the game. */
const opposed = (state: State, by: string, aim: Aim): Aimed | null => {
  if (typeof aim !== 'object' || aim.seat === by) return null
  const player = findPlayer(state, aim.seat)
  const standing = player && standingOf(player, aim.card)
  return standing ? { seat: aim.seat, standing } : null
}

const ownTarget = (state: State, { seat, aim: { target } }: Case): Standing | undefined =>
  typeof target === 'string' ? standingOf(playerOf(state, seat), target) : undefined

/** POW-4. */
const lengthen: SpecialPower = {
  refusal: (state, exercise) => {
    const target = ownTarget(state, exercise)
    if (!target) return refusal('no-such-target', 'POW-4')
    return target.endurance >= MOST_ENDURANCE ? refusal('no-effect', 'POW-4') : null
  },
  happen: (deed, exercise) => {
    const { card, endurance } = ownTarget(deed.state, exercise) as Standing
    const raised = Math.min(MOST_ENDURANCE, endurance + exercise.value)
    deed.happen({ type: 'enduranceChanged', seat: exercise.seat, card, endurance: raised, by: exercise.seat })
  },
}

/** POW-5. */
const wear: SpecialPower = {
  refusal: (state, { seat, aim }) => {
    const aimed = opposed(state, seat, aim.target)
    if (!aimed) return refusal('no-such-target', 'POW-5')
    return aimed.standing.endurance === 0 ? refusal('no-effect', 'POW-5') : null
  },
  happen: (deed, { seat, aim, value }) => {
    const aimed = opposed(deed.state, seat, aim.target) as Aimed
    const { card, endurance } = aimed.standing
    deed.happen({ type: 'enduranceChanged', seat: aimed.seat, card, endurance: Math.max(0, endurance - value), by: seat })
  },
}

const keyOf = (aim: Aim): string => (typeof aim === 'object' ? `${aim.seat}\n${aim.card}` : String(aim))

/** POW-6. */
const still: SpecialPower = {
  refusal: (state, { seat, value, aim: { targets } }) => {
    const once = new Set(targets.map(keyOf)).size === targets.length
    if (!once || targets.some((target) => !opposed(state, seat, target))) return refusal('no-such-target', 'POW-6')
    if (targets.length > value) return refusal('too-many', 'POW-6', { most: value })
    return targets.length === 0 ? refusal('no-effect', 'POW-6') : null
  },
  happen: (deed, { seat, aim: { targets } }) => {
    for (const target of targets) {
      const aimed = opposed(deed.state, seat, target) as Aimed
      deed.happen({ type: 'stilled', seat: aimed.seat, card: aimed.standing.card, by: seat })
    }
  },
}

/** POW-7: with no used power at all, as many come from the pile as there is room for. */
const drawnByRecall = (state: State, { seat, value, aim: { drop } }: Case): number => {
  const room = ROW - playerOf(state, seat).row.length + drop.length
  return Math.min(value, room, pileSize(state))
}

/** POW-7. */
const recall: SpecialPower = {
  refusal: (state, exercise) => {
    const { seat, value, aim } = exercise
    const { row } = playerOf(state, seat)
    if (!isOnceIn(aim.take, state.used)) return refusal('no-such-target', 'POW-7')
    if (!isOnceIn(aim.drop, row)) return refusal('not-your-power', 'POW-7')
    if (aim.take.length > value) return refusal('too-many', 'POW-7', { most: value })
    const draws = state.used.length === 0
    if (!draws && aim.take.length === 0) return refusal('no-effect', 'POW-7')
    const comes = draws ? Math.min(value, pileSize(state)) : aim.take.length
    if (comes === 0) return refusal('no-effect', 'POW-7')
    const needed = Math.max(0, row.length + comes - ROW)
    if (aim.drop.length > needed) return refusal('too-many', 'POW-7', { most: needed })
    if (draws) return drawnByRecall(state, exercise) === 0 ? refusal('no-effect', 'POW-7') : null
    return aim.drop.length < needed ? refusal('no-room', 'POW-7', { needed }) : null
  },
  happen: (deed, exercise) => {
    const { seat, aim } = exercise
    const draws = deed.state.used.length === 0 ? drawnByRecall(deed.state, exercise) : 0
    deed.happen({ type: 'recalled', seat, take: aim.take, drop: aim.drop })
    for (let drawn = 0; drawn < draws; drawn++) deed.drawPower(seat)
  },
}

const isPowerId = (target: Aim): target is string => typeof target === 'string'

/** POW-8. */
const dispel: SpecialPower = {
  refusal: (state, { value, aim: { targets } }) => {
    const rows = state.players.flatMap(({ row }) => row)
    if (!targets.every(isPowerId) || !isOnceIn(targets, rows)) return refusal('no-such-target', 'POW-8')
    if (targets.length > value) return refusal('too-many', 'POW-8', { most: value })
    return targets.length === 0 ? refusal('no-effect', 'POW-8') : null
  },
  happen: (deed, { seat, aim }) => {
    const powers = aim.targets.filter(isPowerId)
    const of = powers.flatMap((power) => deed.state.players.flatMap((one) => (one.row.includes(power) ? [one.seat] : [])))
    deed.happen({ type: 'dispelled', by: seat, powers, of })
  },
}

const opponentOf = (state: State, by: string, seat: string | undefined) => {
  const player = seat === undefined || seat === by ? undefined : findPlayer(state, seat)
  return player && !player.out ? player : undefined
}

/** POW-11. */
const barter: SpecialPower = {
  refusal: (state, { seat, value, aim: { seat: other, give, take } }) => {
    const opponent = opponentOf(state, seat, other)
    if (!opponent) return refusal('no-such-seat', 'POW-11')
    if (!isOnceIn(give, playerOf(state, seat).row)) return refusal('not-your-power', 'POW-11')
    if (!isOnceIn(take, opponent.row)) return refusal('no-such-target', 'POW-11')
    if (Math.max(give.length, take.length) > value) return refusal('too-many', 'POW-11', { most: value })
    if (give.length !== take.length) return refusal('not-equal', 'POW-11', { give: give.length, take: take.length })
    return give.length === 0 ? refusal('no-effect', 'POW-11') : null
  },
  happen: (deed, { seat, aim: { seat: other, give, take } }) =>
    deed.happen({ type: 'bartered', seat, with: other as string, give, take }),
}

/** POW-12. */
const exchange: SpecialPower = {
  refusal: (state, { seat, aim }) => {
    const opponent = opponentOf(state, seat, aim.seat)
    return opponent?.dreamer ? null : refusal('no-such-seat', 'POW-12')
  },
  happen: (deed, { seat, aim }) => deed.happen({ type: 'exchanged', seat, with: aim.seat as string }),
}

/** POW-1: `twice` lasts and `shelter` answers an attack; neither is exercised. */
const SPECIAL_POWERS: Readonly<Record<Exclude<PowerName, 'twice' | 'shelter'>, SpecialPower>> = {
  lengthen,
  wear,
  still,
  recall,
  dispel,
  barter,
  exchange,
}

const specialOf = ({ power }: Artefact): SpecialPower | null =>
  power === null || power === 'twice' || power === 'shelter' ? null : SPECIAL_POWERS[power]

/** Why the power of a card that is paid for cannot be exercised so; null: it can. */
export const exerciseRefusal = (state: State, seat: string, card: Artefact, value: number, aim: Exercise): Refusal | null => {
  const special = specialOf(card)
  return special ? special.refusal(state, { seat, value, aim }) : refusal('no-power', 'POW-1')
}

/** Of one that is not refused. */
export const exerciseNow = (deed: Deed, seat: string, card: Artefact, value: number, aim: Exercise): void =>
  specialOf(card)?.happen(deed, { seat, value, aim })
