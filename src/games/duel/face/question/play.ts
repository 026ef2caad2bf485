import {
  type Aims,
  type Artefact,
  aimsOf,
  artefactOf,
  type Command,
  conceptionsOf,
  dreamerOf,
  type Exercise,
  enduranceOf,
  isFighter,
  isPower,
  type PowerName,
  playerOf,
  priceOf,
  standingOf,
  without,
} from '../../rules/public.ts'
import type { Playing } from '../desk/desk.ts'
import { cardName, cardWords, verbWords } from '../words.ts'
import { aimKey, aimOf, campId, foeId, IN_TURN, keeping, powerToggles, rowGroup, saying, seatId, toggleLabel } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion, PickList } from './asking.ts'
import { drawnInstead, exerciseOf, isColoured, isExercised, mustDrop, playedValue } from './exercise.ts'

/** A card being played, and all that is known of it. */
interface Case extends AskingMe {
  readonly doing: Playing
  readonly card: Artefact
  readonly value: number
  readonly aims: Aims
}

export const conceptionAnswers = ({ texts, me }: AskingMe, taken: number, price: number): readonly DuelAnswer[] => {
  const { play } = texts.ui.prompts
  const most = Math.min(price, conceptionsOf(me))
  const one = (id: string, label: string, count: number): DuelAnswer => ({
    ...{ id, label, group: 'conception', told: '' },
    takes: keeping({ kind: 'conception', count }),
  })
  return [
    ...(taken < most ? [one('conception+', play.addConception, taken + 1)] : []),
    ...(taken > 0 ? [one('conception-', play.dropConception, taken - 1)] : []),
  ]
}

interface PickOf {
  readonly list: PickList
  readonly card: string
  /** As it is picked, and of the answer, where that is more than the card. */
  readonly id?: string
  readonly key?: string
  readonly most: number
  readonly group?: string
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

const pick = (at: Case, { list, card, id = card, key = `${list}:${id}`, most, group = list, seat }: PickOf): DuelAnswer => ({
  ...{ id: key, label: toggleLabel(at, card, at.doing.picks[list].includes(id)), group, told: toldAim(at, card, id) },
  words: [cardName(at.texts, card)],
  takes: keeping({ kind: 'pick', list, id, most, ...(seat !== undefined && { seat }) }),
})

const powerPicks = (at: Case, list: PickList, powers: readonly string[], most: number): readonly DuelAnswer[] =>
  powers.map((card) => pick(at, { list, card, most }))

const seatPicks = ({ aims, nameOf }: Case): readonly DuelAnswer[] =>
  aims.opponents.length < 2
    ? []
    : aims.opponents.map((seat) => ({
        ...{ id: seatId(seat), label: nameOf(seat), group: 'seats' },
        takes: keeping({ kind: 'pickSeat', seat }),
      }))

const opposedPicks = (at: Case, most: number): readonly DuelAnswer[] =>
  at.aims.opposed.map(({ seat, card }) =>
    pick(at, { list: 'targets', card, id: aimKey(seat, card), key: foeId(seat, card), most }),
  )

const ownPicks = (at: Case): readonly DuelAnswer[] =>
  at.aims.own.map((card) => pick(at, { list: 'targets', card, id: aimKey(at.me.seat, card), key: campId(card), most: 1 }))

/** POW: what each power can be aimed at. */
const AIMED: Readonly<Record<PowerName, (at: Case) => readonly DuelAnswer[]>> = {
  lengthen: ownPicks,
  wear: (at) => opposedPicks(at, 1),
  still: (at) => opposedPicks(at, at.value),
  recall: (at) => {
    const drops = mustDrop(at)
    const dropped = drops > 0 ? powerPicks(at, 'drop', without(at.me.row, at.doing.pay), drops) : []
    return [...powerPicks(at, 'take', at.aims.used, at.value), ...dropped]
  },
  dispel: (at) =>
    at.aims.powers.map((card) =>
      pick(at, {
        list: 'targets',
        card,
        most: at.value,
        group: rowGroup(at.table.players.find(({ row }) => row.includes(card))),
      }),
    ),
  barter: (at) => {
    const { doing, me, table, value, aims } = at
    const give = powerPicks(at, 'give', without(me.row, doing.pay), value)
    // Of those not dealt with yet they are touched on the cloth alone.
    const take = aims.opponents.flatMap((seat) =>
      playerOf(table, seat).row.map((card) =>
        pick(at, { list: 'take', card, most: value, seat, group: seat === doing.picks.seat ? 'take' : 'elsewhere' }),
      ),
    )
    return [...seatPicks(at), ...give, ...take]
  },
  exchange: seatPicks,
  twice: () => [],
  shelter: () => [],
}

const commandOf = ({ doing: { card: id, pay, conception }, card }: Case, power: Exercise | undefined): Command => {
  const fields = { card: id, pay: [...pay], conception, ...(power && { power }) }
  return isFighter(card) ? { type: 'summon', ...fields } : { type: 'use', ...fields }
}

const buys = ({ texts, card, me, doing, value }: Case): string => {
  const { play } = texts.ui.prompts
  const coloured = isColoured(card, me, doing)
  const colour = texts.colours[card.colour].name
  if (isFighter(card)) {
    const endurance = coloured ? enduranceOf(card, me, doing) : dreamerOf(me.dreamer as string).z
    return coloured ? play.buysColour({ endurance, colour }) : play.buys({ endurance })
  }
  const { verb } = texts.powers[card.power ?? 'twice']
  return coloured && value > card.value ? play.buysDouble({ verb, value, colour }) : play.buysValue({ verb, value })
}

/** Of what takes several, as many as were chosen. */
const COUNTED: Readonly<Partial<Record<PowerName, PickList>>> = {
  still: 'targets',
  recall: 'take',
  dispel: 'targets',
  barter: 'give',
}

const chosenOf = (at: Case): number | null => {
  const list = at.card.power && COUNTED[at.card.power]
  return list && drawnInstead(at) === 0 ? at.doing.picks[list].length : null
}

const confirmation = (at: Case): DuelAnswer => {
  const { texts, card } = at
  const { play } = texts.ui.prompts
  const command = commandOf(at, exerciseOf(at))
  const exercised = command.type === 'summon' && command.power !== undefined
  const plain = isFighter(card) ? play.confirmSummon : play.confirmUse
  const chosen = chosenOf(at)
  const power = verbWords(texts, { ...card, value: chosen ?? card.value }) ?? ''
  const label = exercised ? play.withPower({ power }) : plain
  const without = isFighter(card) && isExercised(card) && !exercised
  const drawn = drawnInstead(at)
  const bought = !isFighter(card) && chosen ? power : buys(at)
  const means = [bought, ...(drawn > 0 ? [play.aim.draws({ count: drawn })] : []), ...(without ? [play.withoutPower] : [])]
  return saying(at, command, means.join('. '), {
    ...{ id: 'confirm', label, letter: texts.ui.keys.confirm, rule: isFighter(card) ? 'SUM-3' : 'ITM-2' },
    words: [plain],
  })
}

/** POW-1: what would come by itself can be left. */
const leaving = (at: Case): readonly DuelAnswer[] =>
  isFighter(at.card) && drawnInstead(at) > 0
    ? [saying(at, commandOf(at, undefined), null, { id: 'bare', label: at.texts.ui.prompts.play.withoutPower, group: 'back' })]
    : []

/** SUM, ITM: a card laid out with its payment, and what its power is aimed at. */
export const playQuestion = (asking: AskingMe, doing: Playing): DuelQuestion => {
  const { texts, me, table } = asking
  const { prompts } = texts.ui
  const card = artefactOf(doing.card)
  const value = playedValue(card, me, doing)
  const at: Case = { ...asking, doing, card, value, aims: aimsOf(table, me.seat, doing.card, doing.pay) }
  const name = cardName(texts, doing.card)
  return {
    ...{ kind: 'play', id: `play ${doing.card}`, ...IN_TURN },
    title: isFighter(card) ? prompts.play.summon({ card: name }) : prompts.play.use({ card: name }),
    asks: buys(at),
    answers: [
      confirmation(at),
      ...(card.power ? AIMED[card.power](at) : []),
      ...powerToggles(asking, 'pay', me.row, doing.pay),
      ...conceptionAnswers(asking, doing.conception, priceOf(card)),
      ...leaving(at),
      { id: 'back', label: prompts.back, group: 'back', takes: keeping({ kind: 'putBack' }) },
    ],
  }
}
