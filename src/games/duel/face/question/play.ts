import {
  aimsOf,
  artefactOf,
  bestPayments,
  type Command,
  conceptionsOf,
  dreamerOf,
  type Exercise,
  enduranceOf,
  isAllOfColour,
  isFighter,
  itemValue,
  type Payment,
  type Player,
  priceOf,
  RULE_OF_POWER,
} from '../../rules/public.ts'
import type { Playing } from '../desk/desk.ts'
import { cardName, verbWords } from '../words.ts'
import { back, campId, handId, IN_TURN, keeping, powerToggles, saying } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion, Heap, LaidOut } from './asking.ts'
import { type Case, chosenOf, drawnInstead, exerciseOf, heapsOf, isExercised, seatPicks } from './powers.ts'

/** The payment that the program lays out; none where nothing pays. */
export const proposed = (card: string, player: Player): Payment => bestPayments(card, player)[0] ?? { pay: [], conception: 0 }

export const conceptionAnswers = (
  { texts, me }: AskingMe,
  taken: number,
  price: number,
  lies: (count: number) => LaidOut,
): readonly DuelAnswer[] => {
  const { play } = texts.ui.prompts
  const most = Math.min(price, conceptionsOf(me))
  const one = (id: string, label: string, count: number): DuelAnswer => ({
    ...{ id, label, group: 'conception', told: '' },
    takes: keeping(lies(count)),
  })
  return [
    ...(taken < most ? [one('conception+', taken > 0 ? play.moreConception : play.addConception, taken + 1)] : []),
    ...(taken > 0 ? [one('conception-', play.dropConception({ count: taken }), taken - 1)] : []),
  ]
}

const commandOf = ({ doing: { card: id, pay, conception }, card }: Case, power: Exercise | undefined): Command => {
  const fields = { card: id, pay: [...pay], conception, ...(power && { power }) }
  return isFighter(card) ? { type: 'summon', ...fields } : { type: 'use', ...fields }
}

const buys = ({ texts, card, me, doing, value }: Case): string => {
  const { play } = texts.ui.prompts
  const coloured = doing.pay.length + doing.conception > 0 && isAllOfColour(card, me, doing)
  const colour = texts.colours[card.colour].name
  if (isFighter(card)) {
    const endurance = coloured ? enduranceOf(card, me, doing) : dreamerOf(me.dreamer as string).z
    return coloured ? play.buysColour({ endurance, colour }) : play.buys({ endurance })
  }
  const { verb } = texts.powers[card.power ?? 'twice']
  return coloured && value > card.value ? play.buysDouble({ verb, value, colour }) : play.buysValue({ verb, value })
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
    told: `${label}, ${means.join('. ')}`,
  })
}

/** POW-1: what would come by itself can be left. */
const leaving = (at: Case): readonly DuelAnswer[] =>
  isFighter(at.card) && drawnInstead(at) > 0
    ? [saying(at, commandOf(at, undefined), null, { id: 'bare', label: at.texts.ui.prompts.play.withoutPower, group: 'back' })]
    : []

/** By ear: what is asked stands before the first that answers it. */
const told = (heap: Heap, { format }: AskingMe): Heap => {
  const { legend, note, answers } = heap
  const asks = [legend.replace(/\.$/, ''), ...(note ? [note] : [])].join(', ')
  const first = (one: DuelAnswer): DuelAnswer => ({ ...one, told: one.told ? format.labelled(asks, one.told) : asks })
  return { ...heap, answers: answers.map((one, at) => (at === 0 ? first(one) : one)) }
}

/** SUM, ITM: a card laid out with its payment, and what its power is aimed at. */
export const playQuestion = (asking: AskingMe, doing: Playing): DuelQuestion => {
  const { texts, me, table } = asking
  const { play } = texts.ui.prompts
  const card = artefactOf(doing.card)
  const value = card.type === 'item' ? itemValue(card, me, doing) : card.value
  const at: Case = { ...asking, doing, card, value, aims: aimsOf(table, me.seat, doing.card, doing.pay) }
  const name = cardName(texts, doing.card)
  const heaps = heapsOf(at).map((heap) => told(heap, at))
  return {
    ...{ kind: 'play', id: `play ${doing.card}`, ...IN_TURN },
    title: isFighter(card) ? play.summon({ card: name }) : play.use({ card: name }),
    asks: buys(at),
    // POW-4: being summoned it lies in the hand, and is aimed at there.
    laid: [handId(doing.card), campId(doing.card)],
    ...(card.power && { power: { does: texts.powers[card.power].does({ value }), rule: RULE_OF_POWER[card.power], heaps } }),
    answers: [
      confirmation(at),
      ...seatPicks(at),
      ...heaps.flatMap(({ answers }) => answers),
      ...powerToggles(asking, 'pay', me.row, doing.pay, (pay) => ({ doing: { ...doing, pay } })),
      ...conceptionAnswers(asking, doing.conception, priceOf(card), (conception) => ({ doing: { ...doing, conception } })),
      ...leaving(at),
      back(asking),
    ],
  }
}
