import {
  type Aims,
  type Artefact,
  dropsNeeded,
  type Exercise,
  isPower,
  NOTHING_AIMED,
  type PowerName,
  playerOf,
  ROW,
  recallComes,
  recallDraws,
  standingOf,
  without,
} from '../../rules/public.ts'
import { NO_PICKS, type Picks, type Playing } from '../desk/desk.ts'
import { cardCalled, cardName, cardWords } from '../words.ts'
import { aimKey, aimOf, campId, foeId, keeping, seatId, toggled, toggleLabel } from './answers.ts'
import type { AskingMe, DuelAnswer, Heap, PickList } from './asking.ts'

/** A card being played, and all that is known of it. */
export interface Case extends AskingMe {
  readonly doing: Playing
  readonly card: Artefact
  readonly value: number
  readonly aims: Aims
}

interface Pick {
  readonly card: string
  /** As it is picked, and of the answer, where that is more than the card. */
  readonly id?: string
  readonly key?: string
  /** Whose it is, where only one other is dealt with. */
  readonly seat?: string
}

/** Of more the ear is told by the table, when it asks. */
const MOST_TOLD = 12

/** What can be aimed at is told: a card with its endurance, and whose it is where several are dealt with. */
const toldAim = ({ texts, table, nameOf, aims }: Case, card: string, id: string): string => {
  if (isPower(card)) return table.used.includes(card) && table.used.length > MOST_TOLD ? '' : cardWords(texts, card, table)
  const { seat } = aimOf(id)
  const standing = standingOf(playerOf(table, seat), card)
  const owner = aims.opponents.length > 1 && aims.opponents.includes(seat) ? [nameOf(seat)] : []
  const endurance = standing ? [texts.facts.endurance(standing)] : []
  return [cardName(texts, card), ...owner, ...endurance].join(', ')
}

/** What another's row had is left with them; one more pushes out the first where there are as many as there may be. */
const picking = (picks: Picks, list: PickList, most: number, { card, id = card, seat }: Pick): Picks => {
  const other = seat !== undefined && seat !== picks.seat
  return { ...picks, ...(other && { seat }), [list]: toggled(other ? [] : picks[list], id).slice(-most) }
}

const answerOf = (at: Case, pick: Pick, list: PickList, most: number, group: string): DuelAnswer => {
  const { card, id = card, key, seat } = pick
  const { doing } = at
  const chosen = doing.picks[list].includes(id)
  return {
    ...{ id: key ?? `${list}:${id}`, label: toggleLabel(at, card, chosen), group, told: toldAim(at, card, id), chosen },
    words: cardCalled(at.texts, card),
    // Of those not dealt with yet they are touched on the cloth alone.
    ...(seat !== undefined && seat !== doing.picks.seat && { aside: true }),
    takes: keeping({ doing: { ...doing, picks: picking(doing.picks, list, most, pick) } }),
  }
}

/** Of several, as many as there may be, counted; of none, nothing. */
const heap = (
  at: Case,
  legend: string,
  list: PickList,
  most: number,
  picks: readonly Pick[],
  group: string = list,
): readonly Heap[] =>
  picks.length === 0
    ? []
    : [
        {
          ...{ group, legend, answers: picks.map((one) => answerOf(at, one, list, most, group)) },
          ...(most > 1 && { note: `${at.doing.picks[list].length}/${most}` }),
        },
      ]

const asCards = (ids: readonly string[]): readonly Pick[] => ids.map((card) => ({ card }))

const opposed = ({ aims }: Case): readonly Pick[] =>
  aims.opposed.map(({ seat, card }) => ({ card, id: aimKey(seat, card), key: foeId(seat, card) }))

/** Whom it concerns, where there are several. */
export const seatPicks = ({ aims, nameOf, card: { power }, doing }: Case): readonly DuelAnswer[] =>
  aims.opponents.length < 2 || (power !== 'barter' && power !== 'exchange')
    ? []
    : aims.opponents.map((seat) => ({
        ...{ id: seatId(seat), label: nameOf(seat), group: 'seats', chosen: seat === doing.picks.seat },
        takes: keeping({ doing: { ...doing, picks: { ...NO_PICKS, give: doing.picks.give, seat } } }),
      }))

/** POW-7: with nothing used at all, as many are drawn as there is room for. */
export const drawnInstead = ({ table, me, card, value, doing: { pay, picks } }: Case): number =>
  card.power === 'recall' ? recallDraws(table, value, ROW - me.row.length + pay.length + picks.drop.length) : 0

const recalling = (at: Case): readonly Heap[] => {
  const { table, me, value, doing, aims, texts } = at
  const { aim } = texts.ui.prompts.play
  // POW-7: how many must be dropped for what is taken; for what is drawn, may be.
  const drops = dropsNeeded(me.row, doing.pay, recallComes(table, value, doing.picks.take.length))
  const draws = table.used.length === 0
  const legend = (draws ? aim.dropToDraw : aim.drop)({ count: drops })
  return [
    ...(draws ? [{ group: 'draws', legend: aim.fromPile(at), answers: [] }] : []),
    ...heap(at, aim.recall(at), 'take', value, asCards(aims.used)).map((one) => ({ ...one, unseen: true as const })),
    ...heap(at, legend, 'drop', drops, drops > 0 ? asCards(without(me.row, doing.pay)) : []),
  ]
}

const dispelling = (at: Case): readonly Heap[] => {
  const { table, me, value, aims, doing, nameOf, texts } = at
  const { places, prompts } = texts.ui
  const { aim } = prompts.play
  return [
    { group: 'asks', legend: aim.dispel(at), note: `${doing.picks.targets.length}/${value}`, answers: [] },
    ...table.players.flatMap(({ seat, row }) => {
      const legend = seat === me.seat ? aim.yours : places.rowOf({ name: nameOf(seat) })
      const powers = asCards(row.filter((power) => aims.powers.includes(power)))
      return heap(at, legend, 'targets', value, powers, `row ${seat}`).map((one) => ({ ...one, note: '' }))
    }),
  ]
}

const bartering = (at: Case): readonly Heap[] => {
  const { doing, me, table, value, aims, texts } = at
  const { aim } = texts.ui.prompts.play
  const theirs = aims.opponents.flatMap((seat) => playerOf(table, seat).row.map((card) => ({ card, seat })))
  return [...heap(at, aim.give, 'give', value, asCards(without(me.row, doing.pay))), ...heap(at, aim.take, 'take', value, theirs)]
}

interface Aiming {
  /** What it can be aimed at. */
  readonly heaps?: (at: Case) => readonly Heap[]
  /** What was chosen, as it is said. */
  readonly exercise: (picks: Picks) => Partial<Exercise>
  /** Of what takes several, as many as were chosen. */
  readonly counted?: PickList
}

/** POW: what each power is aimed at; null: nothing is ever chosen. */
const AIMING: Readonly<Record<PowerName, Aiming | null>> = {
  lengthen: {
    heaps: (at) => {
      const own = at.aims.own.map((card) => ({ card, id: aimKey(at.me.seat, card), key: campId(card) }))
      return heap(at, at.texts.ui.prompts.play.aim.lengthen, 'targets', 1, own)
    },
    exercise: ({ targets: [first] }) => (first === undefined ? {} : { target: aimOf(first).card }),
  },
  wear: {
    heaps: (at) => heap(at, at.texts.ui.prompts.play.aim.wear, 'targets', 1, opposed(at)),
    exercise: ({ targets: [first] }) => (first === undefined ? {} : { target: aimOf(first) }),
  },
  still: {
    heaps: (at) => heap(at, at.texts.ui.prompts.play.aim.still(at), 'targets', at.value, opposed(at)),
    exercise: ({ targets }) => ({ targets: targets.map(aimOf) }),
    counted: 'targets',
  },
  recall: { heaps: recalling, exercise: ({ take, drop }) => ({ take, drop }), counted: 'take' },
  dispel: { heaps: dispelling, exercise: ({ targets }) => ({ targets }), counted: 'targets' },
  barter: {
    heaps: bartering,
    exercise: ({ give, take, seat }) => ({ give, take, ...(seat !== null && { seat }) }),
    counted: 'give',
  },
  exchange: { exercise: ({ seat }) => (seat === null ? {} : { seat }) },
  twice: null,
  shelter: null,
}

const aimingOf = ({ power }: Artefact): Aiming | null => power && AIMING[power]

/** POW-1: a power that is exercised at once, with something chosen or not. */
export const isExercised = (card: Artefact): boolean => aimingOf(card) !== null

/** What can be chosen, or that nothing can, unless it comes by itself (POW-7); of what is never aimed, nothing. */
export const heapsOf = (at: Case): readonly Heap[] => {
  const heaps = aimingOf(at.card)?.heaps?.(at) ?? []
  const none = isExercised(at.card) && heaps.every(({ answers, group }) => answers.length === 0 && group !== 'draws')
  const isAimed = at.card.power !== 'exchange'
  return none && isAimed ? [{ group: 'none', legend: at.texts.ui.prompts.play.aim.nothing, answers: [] }] : heaps
}

export const chosenOf = (at: Case): number | null => {
  const list = aimingOf(at.card)?.counted
  return list && drawnInstead(at) === 0 ? at.doing.picks[list].length : null
}

const isEmpty = ({ targets, take, give, drop }: Picks): boolean => targets.length + take.length + give.length + drop.length === 0

/** POW-1: of a fighter, none where nothing was chosen and nothing comes by itself; of an item, whatever was. */
export const exerciseOf = (at: Case): Exercise | undefined => {
  const { card, doing } = at
  const aiming = aimingOf(card)
  if (!aiming) return undefined
  const idle = isEmpty(doing.picks) && card.power !== 'exchange' && drawnInstead(at) === 0
  return card.type !== 'item' && idle ? undefined : { ...NOTHING_AIMED, ...aiming.exercise(doing.picks) }
}
