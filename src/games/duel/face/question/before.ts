import { bestPayments, DECKS, deckRefusal, dreamerOf, ROW, sizesOf } from '../../rules/public.ts'
import { deckLine, deckName } from '../words.ts'
import { deckId, IN_TURN, powerToggles, saying } from './answers.ts'
import type { AskingMe, DuelAnswer, DuelQuestion } from './asking.ts'

/** SET-2: one's own of the right size, then the ready-made ones. */
const decks = (asking: AskingMe): readonly DuelAnswer[] => {
  const { texts, table, ownDecks } = asking
  const { deck: size } = sizesOf(table)
  const own = ownDecks
    .filter(({ cards }) => deckRefusal(cards, size) === null)
    .map(({ name, cards }) =>
      saying(asking, { type: 'bring', cards }, texts.ui.prompts.gathering.own, { id: deckId(`own ${name}`), label: name }),
    )
  const ready = Object.entries(DECKS)
    .filter(([, cards]) => cards.length === size)
    .map(([deck], at) => {
      const answer = { id: deckId(deck), label: deckName(texts, deck), letter: String(at + 1) }
      return saying(asking, { type: 'bring', deck }, deckLine(texts, deck), answer)
    })
  return [...own, ...ready]
}

/** SET-2, SET-3. */
export const gatheringQuestion = (asking: AskingMe): DuelQuestion => {
  const { texts, table, me } = asking
  const { gathering } = texts.ui.prompts
  const asks = gathering.asks({ size: sizesOf(table).deck })
  const common = { kind: 'gathering', ...IN_TURN } as const
  if (!me.ready) return { ...common, id: 'bring', title: gathering.title, asks, answers: decks(asking) }
  const answer = { id: 'deal', label: gathering.deal, letter: texts.ui.keys.deal, rule: 'SET-3' }
  const deal = saying(asking, { type: 'deal' }, gathering.dealFollows, answer)
  return { ...common, id: 'deal', title: gathering.ready, asks: gathering.dealAsks, answers: [deal] }
}

/** SET-5. */
export const openingQuestion = (asking: AskingMe): DuelQuestion => {
  const { texts, me } = asking
  const { keys, prompts } = texts.ui
  const { opening } = prompts
  const count = me.hand.filter((card) => bestPayments(card, me).length > 0).length
  return {
    ...{ kind: 'opening', id: 'opening', ...IN_TURN },
    title: opening.title,
    asks: opening.asks,
    answers: [
      saying(asking, { type: 'keep' }, opening.keepFollows({ count }), {
        ...{ id: 'keep', label: opening.keep, letter: keys.keep, rule: 'SET-5' },
      }),
      saying(asking, { type: 'redraw' }, opening.redrawFollows, {
        ...{ id: 'redraw', label: opening.redraw, letter: keys.redraw, rule: 'SET-5' },
      }),
    ],
  }
}

/** TRN-3, TRN-4, DRM-4. */
export const beginQuestion = (asking: AskingMe): DuelQuestion => {
  const { texts, me, desk, table } = asking
  const { keys, prompts } = texts.ui
  const { begin } = prompts
  const most = Math.min(me.row.length, me.dreamer === null ? 0 : dreamerOf(me.dreamer).conception)
  const discarded = desk.discard.length
  const cards = Math.min(me.deck.length, Math.max(0, sizesOf(table).hand - me.hand.length))
  return {
    ...{ kind: 'begin', id: `begin ${asking.view.turn}`, ...IN_TURN },
    title: begin.title,
    asks: begin.asks({ most }),
    answers: [
      saying(asking, { type: 'refill', discard: [...desk.discard] }, begin.refillFollows({ cards }), {
        ...{ id: 'refill', letter: keys.refill, rule: 'TRN-4' },
        label: begin.refill({ discarded, draws: ROW - me.row.length + discarded }),
      }),
      saying(asking, { type: 'wakeOwn' }, begin.wakeFollows, {
        ...{ id: 'wakeOwn', label: begin.wake, letter: keys.wake, rule: 'DRM-4' },
      }),
      // TRN-4: touched in the row, a power is put with those to be discarded.
      ...(most > 0 ? powerToggles(asking, 'discard', me.row, desk.discard, (discard) => ({ discard })) : []),
    ],
  }
}
