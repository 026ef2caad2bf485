import { always } from '../../../../house/question/index.ts'
import {
  type Aims,
  type Artefact,
  aimsOf,
  artefactOf,
  type Command,
  dreamerOf,
  isFighter,
  playerOf,
  without,
} from '../../rules/public.ts'
import type { Playing } from '../desk/desk.ts'
import { type AskingMe, type DuelAnswer, type DuelQuestion, keeping, type PickList, saying, whyNot } from './asking.ts'
import { exerciseOf, isColoured, isExercised, mustDrop, playedValue } from './exercise.ts'
import { aimKey, campId, foeId, pickId, powerId, seatId } from './ids.ts'
import { cardName, verbWords } from '../words.ts'

/** A card being played, and all that is known of it. */
interface Case extends AskingMe {
  readonly doing: Playing
  readonly card: Artefact
  readonly value: number
  readonly aims: Aims
}

export const payAnswers = (asking: AskingMe, paid: readonly string[], from: readonly string[]): readonly DuelAnswer[] => {
  const { texts } = asking
  const { play } = texts.ui.prompts
  return from.map((power) => {
    const name = cardName(texts, power)
    const label = paid.includes(power) ? play.back({ name }) : play.put({ name })
    return { id: powerId(power), label, group: 'pay', told: '', takes: keeping({ kind: 'pay', power }) }
  })
}

export const conceptionAnswers = ({ texts, me }: AskingMe, taken: number, price: number): readonly DuelAnswer[] => {
  const { play } = texts.ui.prompts
  const most = me.dreamer === null || me.conceived ? 0 : Math.min(price, dreamerOf(me.dreamer).conception)
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
  readonly id: string
  /** Of the answer. */
  readonly key: string
  readonly name: string
  readonly most: number
}

const pick = ({ doing, texts }: Case, { list, id, key, name, most }: PickOf): DuelAnswer => {
  const { play } = texts.ui.prompts
  const taken = doing.picks[list].includes(id)
  const label = taken ? play.back({ name }) : play.put({ name })
  return { id: key, label, group: list, told: '', takes: keeping({ kind: 'pick', list, id, most }) }
}

const powerPicks = (at: Case, list: PickList, powers: readonly string[], most: number): readonly DuelAnswer[] =>
  powers.map((id) => pick(at, { list, id, key: pickId(list, id), name: cardName(at.texts, id), most }))

const seatPicks = ({ aims, nameOf }: Case): readonly DuelAnswer[] =>
  aims.opponents.length < 2
    ? []
    : aims.opponents.map((seat) => ({
        ...{ id: seatId(seat), label: nameOf(seat), group: 'seats', told: '' },
        takes: keeping({ kind: 'pickSeat', seat }),
      }))

const opposedPicks = (at: Case, most: number): readonly DuelAnswer[] =>
  at.aims.opposed.map(({ seat, card }) =>
    pick(at, { list: 'targets', id: aimKey(seat, card), key: foeId(seat, card), name: cardName(at.texts, card), most }),
  )

const ownPicks = (at: Case): readonly DuelAnswer[] =>
  at.aims.own.map((card) =>
    pick(at, { list: 'targets', id: aimKey(at.me.seat, card), key: campId(card), name: cardName(at.texts, card), most: 1 }),
  )

/** POW: what the power can be aimed at. */
const aimAnswers = (at: Case): readonly DuelAnswer[] => {
  const { card, value, doing, me, table, aims } = at
  const { pay, picks } = doing
  switch (card.power) {
    case 'lengthen':
      return ownPicks(at)
    case 'wear':
      return opposedPicks(at, 1)
    case 'still':
      return opposedPicks(at, value)
    case 'recall': {
      const drops = mustDrop(me, doing)
      const left = without(me.row, pay)
      return [...powerPicks(at, 'take', aims.used, value), ...(drops > 0 ? powerPicks(at, 'drop', left, drops) : [])]
    }
    case 'dispel':
      return powerPicks(at, 'targets', aims.powers, value)
    case 'barter': {
      const other = picks.seat === null ? [] : playerOf(table, picks.seat).row
      return [...seatPicks(at), ...powerPicks(at, 'give', without(me.row, pay), value), ...powerPicks(at, 'take', other, value)]
    }
    case 'exchange':
      return seatPicks(at)
    case 'twice':
    case 'shelter':
    case null:
      return []
    default:
      return card.power satisfies never
  }
}

const commandOf = ({ doing: { card: id, pay, conception, picks }, card }: Case): Command => {
  const power = exerciseOf(card, picks)
  const fields = { card: id, pay: [...pay], conception, ...(power && { power }) }
  return isFighter(card) ? { type: 'summon', ...fields } : { type: 'use', ...fields }
}

const buys = ({ texts, card, me, doing, value }: Case): string => {
  const { play } = texts.ui.prompts
  const coloured = isColoured(card, me, doing)
  const colour = texts.colours[card.colour].name
  if (isFighter(card)) {
    const endurance = Math.min(4, dreamerOf(me.dreamer as string).z + (coloured ? 1 : 0))
    return coloured ? play.buysColour({ endurance, colour }) : play.buys({ endurance })
  }
  const { verb } = texts.powers[card.power ?? 'twice']
  return coloured && card.value > 0 ? play.buysDouble({ verb, value, colour }) : play.buysValue({ verb, value })
}

const confirmation = (at: Case): DuelAnswer => {
  const { texts, card, me } = at
  const { play } = texts.ui.prompts
  const command = commandOf(at)
  const exercised = command.type === 'summon' && command.power !== undefined
  const plain = isFighter(card) ? play.confirmSummon : play.confirmUse
  const label = exercised ? play.withPower({ power: verbWords(texts, card) ?? '' }) : plain
  const without = isFighter(card) && isExercised(card) && !exercised
  return {
    ...{ id: 'confirm', label, letter: texts.ui.keys.confirm, rule: isFighter(card) ? 'SUM-3' : 'ITM-2' },
    words: [plain],
    follows: always([buys(at), ...(without ? [play.withoutPower] : [])].join('. ')),
    refusal: whyNot(at, command, me.seat),
    takes: saying(command),
  }
}

/** SUM, ITM: a card laid out with its payment, and what its power is aimed at. */
export const playQuestion = (asking: AskingMe, doing: Playing): DuelQuestion => {
  const { texts, me, table } = asking
  const { prompts } = texts.ui
  const card = artefactOf(doing.card)
  const value = playedValue(card, me, doing)
  const at: Case = { ...asking, doing, card, value, aims: aimsOf(table, me.seat, doing.card, doing.pay) }
  const name = cardName(texts, doing.card)
  const price = card.type === 'monster' ? card.day + card.night : card.cost
  return {
    ...{ kind: 'play', id: `play ${doing.card}`, fields: [], waits: 'turn' },
    title: isFighter(card) ? prompts.play.summon({ card: name }) : prompts.play.use({ card: name }),
    asks: buys(at),
    answers: [
      confirmation(at),
      ...aimAnswers(at),
      ...payAnswers(asking, doing.pay, me.row),
      ...conceptionAnswers(asking, doing.conception, price),
      { id: 'back', label: prompts.back, group: 'back', takes: keeping({ kind: 'putBack' }) },
    ],
  }
}
