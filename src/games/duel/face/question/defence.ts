import {
  artefactOf,
  bestPayments,
  DREAMER,
  defenceSide,
  defended,
  type Fight,
  fighterOf,
  itemValue,
  type LaidDefence,
  NO_DEFENCE,
  type Player,
  priceOf,
  reinforcing,
  sumOfFight,
  without,
} from '../../rules/public.ts'
import { cardName } from '../words.ts'
import { handId, IN_TURN, keeping, lacksFor, powerToggles, saying } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion } from './asking.ts'
import { conceptionAnswers, proposed } from './play.ts'
import { turnedDown } from './unasked.ts'

/** A power pays, or is added, never both. */
const additions = (asking: AskingMe, { on, with: by }: Fight): readonly DuelAnswer[] => {
  const { me, table, desk } = asking
  const { defending } = desk
  const able = reinforcing(me.row, defended(me, on), fighterOf(by).colour, table.advanced)
  return powerToggles(asking, 'add', able, defending.add, (add) => ({
    defending: { ...defending, add, pay: without(defending.pay, add) },
  }))
}

/** POW-10: a shelter laid with what pays for it best; touched again it is put back. */
const sheltered = (defending: LaidDefence, item: string, player: Player): LaidDefence => {
  if (item === defending.item) return { ...NO_DEFENCE, add: defending.add }
  const left = { ...player, row: without(player.row, defending.add) }
  const payment = bestPayments(item, left)[0] ?? proposed(item, player)
  return { add: without(defending.add, payment.pay), item, ...payment }
}

/** POW-10: the shelters of the hand. */
const shelters = ({ texts, me, desk }: AskingMe): readonly DuelAnswer[] =>
  me.hand.flatMap((id): readonly DuelAnswer[] => {
    const card = artefactOf(id)
    if (card.type !== 'item' || card.power !== 'shelter') return []
    const laid = desk.defending.item === id
    const defending = sheltered(desk.defending, id, me)
    const value = itemValue(card, me, laid ? desk.defending : defending)
    return [
      {
        ...{ id: handId(id), group: 'shelter', chosen: laid },
        label: texts.ui.prompts.defence.shelter({ card: cardName(texts, id), value }),
        words: [cardName(texts, id)],
        refusal: laid ? null : lacksFor(texts, id, me),
        takes: keeping({ defending }),
      },
    ]
  })

/** What comes of so much defence. */
const outcome = ({ texts }: AskingMe, { on, attack }: Fight, total: number): string => {
  const { defence } = texts.ui.prompts
  if (attack <= total) return defence.letHolds
  return on === DREAMER ? defence.letWakes : defence.letLoses({ card: cardName(texts, on) })
}

const letCome = (asking: AskingMe, fight: Fight): DuelAnswer => {
  const { texts, table, me } = asking
  const { defence } = texts.ui.prompts
  const { total } = defenceSide(table, fight.with, me, fight.on)
  return saying(asking, { type: 'defend', add: [], pay: [], conception: 0 }, outcome(asking, fight, total), {
    ...{ id: 'let', label: defence.let, letter: texts.ui.keys.let, rule: 'CMB-8', group: 'reply' },
  })
}

const defending = (asking: AskingMe, fight: Fight): readonly DuelAnswer[] => {
  const { texts, table, me, desk } = asking
  const { add, item, pay, conception } = desk.defending
  if (add.length === 0 && item === null) return []
  const { defence } = texts.ui.prompts
  const { total } = defenceSide(table, fight.with, me, fight.on, desk.defending)
  const command = { type: 'defend', add: [...add], pay: [...pay], conception, ...(item !== null && { item }) } as const
  const label = defence.say({ defence: total, attack: fight.attack })
  const answer = { id: 'defend', label, letter: texts.ui.keys.defend, rule: 'CMB-7', group: 'reply' }
  return [saying(asking, command, outcome(asking, fight, total), answer)]
}

/** What can be answered with, said as it is. */
const asksOf = (asking: AskingMe, fight: Fight, adds: readonly DuelAnswer[]): string => {
  const { table, me, texts, view } = asking
  const { defence } = texts.ui.prompts
  if (fight.attack <= defenceSide(table, fight.with, me, fight.on).total) return defence.asksHeld
  if (turnedDown(view) > 0) return defence.asksOpen
  const able = shelters(asking).some(({ refusal }) => !refusal)
  if (adds.length > 0) return able ? defence.asks : defence.asksRow
  return able ? defence.asksShelter : defence.asksBare
}

/** CMB-7. */
export const defenceQuestion = (asking: AskingMe, fight: Fight): DuelQuestion => {
  const { texts, table, desk, me } = asking
  const { defence } = texts.ui.prompts
  const { defending: laid } = desk
  const { item, pay, conception } = laid
  const card = cardName(texts, fight.with)
  const adds = additions(asking, fight)
  const price = item === null ? 0 : priceOf(artefactOf(item))
  return {
    ...{ kind: 'defence', id: `defence ${fight.with} ${fight.on} ${fight.attack}`, ...IN_TURN },
    title: fight.on === DREAMER ? defence.titleDreamer({ card }) : defence.title({ card, name: cardName(texts, fight.on) }),
    asks: asksOf(asking, fight, adds),
    sum: sumOfFight(table, desk.defending),
    answers: [
      ...defending(asking, fight),
      letCome(asking, fight),
      ...adds,
      ...shelters(asking),
      ...(item === null
        ? []
        : [
            ...powerToggles(asking, 'pay', me.row, pay, (paid) => ({
              defending: { ...laid, pay: paid, add: without(laid.add, paid) },
            })).map((answer) => ({ ...answer, id: `pay:${answer.id}` })),
            ...conceptionAnswers(asking, conception, price, (count) => ({ defending: { ...laid, conception: count } })),
          ]),
    ],
  }
}
