import { always } from '../../../../house/question/index.ts'
import { bestPayments, DECKS, deckRefusal, dreamerOf, ROW, sizesOf } from '../../rules/public.ts'
import { deckLine, deckName } from '../words.ts'
import { deckId, IN_TURN, powerToggles, saying, whyNot } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion } from './asking.ts'

/** SET-2: one's own of the right size, then the ready-made ones. */
const decks = ({ texts, table, ownDecks }: AskingMe): readonly DuelAnswer[] => {
  const { deck: size } = sizesOf(table)
  const own = ownDecks
    .filter(({ cards }) => deckRefusal(cards, size) === null)
    .map(({ name, cards }) => ({
      id: deckId(`own ${name}`),
      label: name,
      follows: always(texts.ui.prompts.gathering.own),
      takes: saying({ type: 'bring', cards }),
    }))
  const ready = Object.entries(DECKS)
    .filter(([, cards]) => cards.length === size)
    .map(([deck], at) => ({
      id: deckId(deck),
      label: deckName(texts, deck),
      letter: String(at + 1),
      follows: always(deckLine(texts, deck)),
      takes: saying({ type: 'bring', deck }),
    }))
  return [...own, ...ready]
}

/** SET-2, SET-3. */
export const gatheringQuestion = (asking: AskingMe): DuelQuestion => {
  const { texts, table, me } = asking
  const { gathering } = texts.ui.prompts
  const asks = gathering.asks({ size: sizesOf(table).deck })
  const common = { kind: 'gathering', ...IN_TURN } as const
  if (!me.ready) return { ...common, id: 'bring', title: gathering.title, asks, answers: decks(asking) }
  const deal: DuelAnswer = {
    id: 'deal',
    label: gathering.deal,
    letter: texts.ui.keys.deal,
    rule: 'SET-3',
    follows: always(gathering.dealFollows),
    takes: saying({ type: 'deal' }),
  }
  return { ...common, id: 'deal', title: gathering.ready, asks: gathering.dealAsks, answers: [deal] }
}

/** SET-5. */
export const openingQuestion = ({ texts, me }: AskingMe): DuelQuestion => {
  const { opening } = texts.ui.prompts
  const { keys } = texts.ui
  const count = me.hand.filter((card) => bestPayments(card, me).length > 0).length
  return {
    ...{ kind: 'opening', id: 'opening', ...IN_TURN },
    title: opening.title,
    asks: opening.asks,
    answers: [
      {
        ...{ id: 'keep', label: opening.keep, letter: keys.keep, rule: 'SET-5' },
        follows: always(opening.keepFollows({ count })),
        takes: saying({ type: 'keep' }),
      },
      {
        ...{ id: 'redraw', label: opening.redraw, letter: keys.redraw, rule: 'SET-5' },
        follows: always(opening.redrawFollows),
        takes: saying({ type: 'redraw' }),
      },
    ],
  }
}

/** TRN-3, TRN-4, DRM-4. */
export const beginQuestion = (asking: AskingMe): DuelQuestion => {
  const { texts, me, desk, table } = asking
  const { begin } = texts.ui.prompts
  const { keys } = texts.ui
  const most = me.dreamer === null ? 0 : dreamerOf(me.dreamer).conception
  const discarded = desk.discard.length
  const refill = { type: 'refill', discard: [...desk.discard] } as const
  const cards = Math.min(me.deck.length, Math.max(0, sizesOf(table).hand - me.hand.length))
  return {
    ...{ kind: 'begin', id: `begin ${asking.view.turn}`, ...IN_TURN },
    title: begin.title,
    asks: begin.asks({ most }),
    answers: [
      {
        ...{ id: 'refill', letter: keys.refill, rule: 'TRN-4' },
        label: begin.refill({ discarded, draws: ROW - me.row.length + discarded }),
        follows: always(begin.refillFollows({ cards })),
        refusal: whyNot(asking, refill),
        takes: saying(refill),
      },
      {
        ...{ id: 'wakeOwn', label: begin.wake, letter: keys.wake, rule: 'DRM-4', follows: always(begin.wakeFollows) },
        refusal: whyNot(asking, { type: 'wakeOwn' }),
        takes: saying({ type: 'wakeOwn' }),
      },
      // TRN-4: touched in the row, a power is put with those to be discarded.
      ...(most > 0 ? powerToggles(asking, 'discard', me.row, desk.discard) : []),
    ],
  }
}
