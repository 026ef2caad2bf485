import { artefactOf } from '../cards/cards.ts'
import { type Exercise, NOTHING_AIMED } from '../commands.ts'
import { MOST_ENDURANCE, type Player, pileSize, playerOf, ROW, type State } from '../state.ts'
import { choicesOf } from './payments.ts'

/** What the power of a card that is about to be played can be aimed at. */
export interface Aims {
  /** POW-4: of one's own. */
  readonly own: readonly string[]
  /** POW-5, POW-6: of opponents. */
  readonly opposed: readonly { readonly seat: string; readonly card: string }[]
  /** POW-8: in any row. */
  readonly powers: readonly string[]
  /** POW-7. */
  readonly used: readonly string[]
  /** POW-11, POW-12. */
  readonly opponents: readonly string[]
}

const opponentsOf = ({ players }: State, seat: string): readonly Player[] =>
  players.filter((one) => !one.out && one.seat !== seat)

/** `paid`: the powers that pay for it lie apart (POW-3). */
export const aimsOf = (table: State, seat: string, card: string, paid: readonly string[]): Aims => {
  const others = opponentsOf(table, seat)
  const own = playerOf(table, seat).camp.filter(({ endurance }) => endurance < MOST_ENDURANCE)
  const itself = artefactOf(card).type === 'item' ? [] : [card]
  return {
    own: [...own.map((standing) => standing.card), ...itself],
    opposed: others.flatMap((one) => one.camp.map((standing) => ({ seat: one.seat, card: standing.card }))),
    powers: table.players.flatMap(({ row }) => row).filter((power) => !paid.includes(power)),
    used: table.used,
    opponents: others.map((one) => one.seat),
  }
}

/** POW-7: how many may come: those taken, and where nothing is used at all as many of the pile. */
export const recallComes = (table: State, value: number, taken: number): number =>
  table.used.length > 0 ? taken : Math.min(value, pileSize(table))

/** POW-7: how many of the pile come where nothing is used, into so much room. */
export const recallDraws = (table: State, value: number, room: number): number =>
  table.used.length > 0 ? 0 : Math.min(value, pileSize(table), room)

/** POW-7: the powers that must be dropped for so many to come. */
export const dropsNeeded = (row: readonly string[], paid: readonly string[], come: number): number =>
  Math.max(0, row.length - paid.length + come - ROW)

const upTo = <One>(ones: readonly One[], most: number): readonly (readonly One[])[] =>
  choicesOf(ones, Math.min(most, ones.length))

/** Every aim that uses a power to the full, for whoever weighs them all; barter apart, which has too many. */
export const fullAims = (
  table: State,
  seat: string,
  card: string,
  value: number,
  paid: readonly string[],
): readonly Exercise[] => {
  const { power } = artefactOf(card)
  const aims = aimsOf(table, seat, card, paid)
  switch (power) {
    case 'lengthen':
      return aims.own.map((target) => ({ ...NOTHING_AIMED, target }))
    case 'wear':
      return aims.opposed.map((target) => ({ ...NOTHING_AIMED, target }))
    case 'still':
      return aims.opposed.length === 0 ? [] : upTo(aims.opposed, value).map((targets) => ({ ...NOTHING_AIMED, targets }))
    case 'exchange':
      return aims.opponents.map((opponent) => ({ ...NOTHING_AIMED, seat: opponent }))
    case 'recall':
    case 'dispel':
    case 'barter':
    case 'twice':
    case 'shelter':
    case null:
      return []
    default:
      return power satisfies never
  }
}
