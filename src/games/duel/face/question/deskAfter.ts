import {
  bestPayments,
  type LaidDefence,
  NO_DEFENCE,
  type Payment,
  type Player,
  playerOf,
  type State,
} from '../../rules/public.ts'
import { type Attacking, type Laid, NO_PICKS, type Picks, type Playing } from '../desk/desk.ts'
import type { DeskAct } from './asking.ts'

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]

/** One more pushes out the first where there are as many as there may be. */
const picked = (ids: readonly string[], id: string, most: number): readonly string[] => {
  const next = toggled(ids, id)
  return next.length > most ? next.slice(next.length - most) : next
}

/** The payment that the program lays out; none where nothing pays. */
const proposed = (card: string, player: Player): Payment => bestPayments(card, player)[0] ?? { pay: [], conception: 0 }

/** Whom it concerns, where there is but one. */
const playing = (card: string, table: State, seat: string): Playing => {
  const [only, another] = table.players.filter((one) => !one.out && one.seat !== seat)
  const picks = { ...NO_PICKS, seat: only && !another ? only.seat : null }
  return { kind: 'play', card, ...proposed(card, playerOf(table, seat)), picks }
}

/** POW-10: a shelter laid with what pays for it best; touched again it is put back. */
export const sheltered = (defending: LaidDefence, item: string | null, player: Player): LaidDefence => {
  if (item === null || item === defending.item) return { ...NO_DEFENCE, add: defending.add }
  const left = { ...player, row: player.row.filter((power) => !defending.add.includes(power)) }
  const payment = bestPayments(item, left)[0] ?? proposed(item, player)
  return { add: defending.add.filter((power) => !payment.pay.includes(power)), item, ...payment }
}

/** A power pays, or is added, never both. */
const inDefence = (desk: Laid, what: { readonly kind: 'pay' | 'add'; readonly power: string }): Laid => {
  const { defending } = desk
  const other = what.kind === 'pay' ? 'add' : 'pay'
  return {
    ...desk,
    defending: {
      ...defending,
      [what.kind]: toggled(defending[what.kind], what.power),
      [other]: defending[other].filter((power) => power !== what.power),
    },
  }
}

/** What another's row had is left with them. */
const picking = (picks: Picks, { list, id, most, seat }: Extract<DeskAct, { kind: 'pick' }>): Picks => {
  const other = seat !== undefined && seat !== picks.seat
  return { ...picks, ...(other && { seat }), [list]: picked(other ? [] : picks[list], id, most) }
}

const whilePlaying = (doing: Playing, what: DeskAct): Playing => {
  switch (what.kind) {
    case 'pay':
      return { ...doing, pay: toggled(doing.pay, what.power) }
    case 'conception':
      return { ...doing, conception: what.count }
    case 'pick':
      return { ...doing, picks: picking(doing.picks, what) }
    case 'pickSeat':
      return { ...doing, picks: { ...NO_PICKS, give: doing.picks.give, seat: what.seat } }
    default:
      return doing
  }
}

const whileAttacking = (doing: Attacking, what: DeskAct): Attacking => {
  if (what.kind === 'attackOn') return { ...doing, on: what.on, add: [] }
  return what.kind === 'add' ? { ...doing, add: toggled(doing.add, what.power) } : doing
}

/** The desk after something was done on it. */
export const deskAfter = (desk: Laid, what: DeskAct, table: State, seat: string): Laid => {
  const { doing } = desk
  if (what.kind === 'takeUp') return { ...desk, doing: playing(what.card, table, seat) }
  if (what.kind === 'attackWith') return { ...desk, doing: { kind: 'attack', with: what.card, on: null, add: [] } }
  if (what.kind === 'putBack') return { ...desk, doing: null }
  if (what.kind === 'discard') return { ...desk, discard: toggled(desk.discard, what.power) }
  if (what.kind === 'shelter') return { ...desk, defending: sheltered(desk.defending, what.item, playerOf(table, seat)) }
  if (doing?.kind === 'play') return { ...desk, doing: whilePlaying(doing, what) }
  if (doing?.kind === 'attack') return { ...desk, doing: whileAttacking(doing, what) }
  if (what.kind === 'pay' || what.kind === 'add') return inDefence(desk, what)
  if (what.kind === 'conception') return { ...desk, defending: { ...desk.defending, conception: what.count } }
  return desk
}
