import { always } from '../../../../house/question/index.ts'
import { refusalText } from '../../../../house/texts/index.ts'
import {
  artefactOf,
  attackerRefusal,
  type Command,
  designable,
  isFighter,
  mayFight,
  mustDesignate,
  refusalSeen,
  type Standing,
} from '../../rules/public.ts'
import { NO_PICKS, type Playing } from '../desk/desk.ts'
import { cardCalled, cardFacts, cardName } from '../words.ts'
import { campId, handId, IN_TURN, keeping, lacksFor, saying, seatId } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion } from './asking.ts'
import { proposed } from './play.ts'

/** Why a card of the hand cannot be played now; null: it can be paid for. What it is aimed at is chosen afterwards. */
const whyNotPlay = (asking: AskingMe, card: string): string | null => {
  const { texts, table, me } = asking
  if (table.phase === 'combat') return texts.ui.prompts.turn.fightBegun
  const fields = { card, pay: [], conception: 0 }
  const command: Command = isFighter(artefactOf(card)) ? { type: 'summon', ...fields } : { type: 'use', ...fields }
  const refused = refusalSeen(table, command, me.seat)
  if (!refused) return null
  return refused.code === 'wrong-number' ? lacksFor(texts, card, me) : refusalText(texts, refused)
}

/** With the payment proposed, and whom it concerns where there is but one. */
const playing = ({ table, me }: AskingMe, card: string): Playing => {
  const [only, another] = table.players.filter((one) => !one.out && one.seat !== me.seat)
  return { kind: 'play', card, ...proposed(card, me), picks: { ...NO_PICKS, seat: only && !another ? only.seat : null } }
}

const hand = (asking: AskingMe): readonly DuelAnswer[] => {
  const { texts, me, table } = asking
  const { play } = texts.ui.prompts
  return me.hand.map((card) => {
    const name = cardName(texts, card)
    return {
      id: handId(card),
      label: isFighter(artefactOf(card)) ? play.summon({ card: name }) : play.use({ card: name }),
      aside: true,
      words: cardCalled(texts, card),
      follows: always(cardFacts(texts, card).join(', ')),
      // Shut all at once, and the question says so.
      ...(table.phase === 'combat' && { told: '' }),
      refusal: whyNotPlay(asking, card),
      takes: keeping({ doing: playing(asking, card) }),
    }
  })
}

/** CMB-3: why this one cannot attack now. */
const whyNotAttack = ({ texts, table }: AskingMe, standing: Standing): string | null => {
  if (!mayFight(table)) return texts.refusals['too-early']({})
  if (mustDesignate(table)) return texts.refusals['designate-first']({})
  const refused = attackerRefusal(standing)
  if (refused) return refusalText(texts, refused)
  const opponent = table.players.find(({ seat }) => seat === table.designated)
  return !opponent || opponent.out || opponent.dreamer === null ? texts.refusals['already-awake']({}) : null
}

const camp = (asking: AskingMe): readonly DuelAnswer[] => {
  const { texts, me } = asking
  return me.camp.map((standing) => {
    const name = cardName(texts, standing.card)
    return {
      id: campId(standing.card),
      label: texts.ui.prompts.attack.title({ card: name }),
      aside: true,
      words: cardCalled(texts, standing.card),
      refusal: whyNotAttack(asking, standing),
      takes: keeping({ doing: { kind: 'attack', with: standing.card, on: null, add: [] } }),
    }
  })
}

/** CMB-2. */
const designations = (asking: AskingMe): readonly DuelAnswer[] => {
  const { texts, table, nameOf } = asking
  const { turn } = texts.ui.prompts
  if (table.phase !== 'prepare' || !mustDesignate(table)) return []
  return designable(table).map((seat, at) =>
    saying(asking, { type: 'designate', seat }, turn.designateFollows, {
      ...{ id: seatId(seat), label: turn.designate({ name: nameOf(seat) }), letter: String(at + 7), rule: 'CMB-2' },
    }),
  )
}

const ending = (asking: AskingMe): DuelAnswer => {
  const { texts, table, me, nameOf } = asking
  const { turn } = texts.ui.prompts
  // SET-7: in the first round nobody is designated but by its last player.
  const next = table.designated ?? table.order[table.order.indexOf(me.seat) + 1] ?? null
  const rule = mustDesignate(table) ? 'CMB-2' : me.acted ? 'TRN-8' : 'DRM-5'
  const means = me.acted ? (next === null ? null : turn.endFollows({ name: nameOf(next) })) : turn.endIdle({ turns: me.idle })
  return saying(asking, { type: 'endTurn' }, means, {
    ...{ id: 'end', label: turn.end, letter: texts.ui.keys.end, rule },
  })
}

const asksOf = (asking: AskingMe): string => {
  const { texts, table, me } = asking
  const { turn } = texts.ui.prompts
  const able = me.camp.some((standing) => whyNotAttack(asking, standing) === null)
  if (table.phase === 'combat') return able ? turn.asksCombat : turn.asksSpent
  if (mustDesignate(table)) return turn.asksSeveral
  return mayFight(table) ? turn.asks : turn.asksFirst
}

/** TRN-6 to TRN-8: what can be done in one's turn. */
export const turnQuestion = (asking: AskingMe): DuelQuestion => ({
  ...{ kind: 'turn', id: `turn ${asking.view.turn}`, ...IN_TURN },
  title: asking.texts.ui.prompts.turn.title,
  asks: asksOf(asking),
  answers: [...designations(asking), ending(asking), ...hand(asking), ...camp(asking)],
})
