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
import { cardCalled, cardName } from '../words.ts'
import { handId, IN_TURN, keeping, lacksFor, powerToggles, saying, toggleLabel } from './answers.ts'
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
const shelters = (asking: AskingMe): readonly DuelAnswer[] => {
  const { texts, me, desk } = asking
  return me.hand.flatMap((id): readonly DuelAnswer[] => {
    const card = artefactOf(id)
    if (card.type !== 'item' || card.power !== 'shelter') return []
    const laid = desk.defending.item === id
    const defending = sheltered(desk.defending, id, me)
    const refusal = laid ? null : lacksFor(texts, id, me)
    // Doubled by what pays, where anything does.
    const value = refusal ? card.value : itemValue(card, me, laid ? desk.defending : defending)
    return [
      {
        ...{ id: handId(id), group: 'shelter', chosen: laid },
        label: laid ? toggleLabel(asking, id, true) : texts.ui.prompts.defence.shelter({ card: cardName(texts, id), value }),
        words: cardCalled(texts, id),
        refusal,
        takes: keeping({ defending }),
      },
    ]
  })
}

/** What comes of so much defence. */
const outcome = ({ texts }: AskingMe, { on, attack }: Fight, total: number): string => {
  const { defence } = texts.ui.prompts
  if (attack <= total) return defence.letHolds
  return on === DREAMER ? defence.letWakes : defence.letLoses({ card: cardName(texts, on) })
}

/** By ear: what comes of it with its name. */
const heard = ({ format }: AskingMe, label: string, comes: string): string => format.labelled(label, comes.replace(/\.$/, ''))

const letCome = (asking: AskingMe, fight: Fight): DuelAnswer => {
  const { texts, table, me } = asking
  const { defence } = texts.ui.prompts
  const { total } = defenceSide(table, fight.with, me, fight.on)
  const comes = outcome(asking, fight, total)
  const sum = texts.ui.prompts.sum.total({ attack: fight.attack, defence: total })
  return saying(asking, { type: 'defend', add: [], pay: [], conception: 0 }, comes, {
    ...{ id: 'let', label: defence.let, letter: texts.ui.keys.let, rule: 'CMB-8', group: 'reply' },
    told: heard(asking, defence.let, `${sum}, ${comes}`),
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
  const comes = outcome(asking, fight, total)
  const told = heard(asking, label, comes)
  const answer = { id: 'defend', label, letter: texts.ui.keys.defend, rule: 'CMB-7', group: 'reply', told }
  return [saying(asking, command, comes, answer)]
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
