import { always } from '../../../../house/question/index.ts'
import { type DreamerView, gestureOf, knownSpells } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import type { Desk } from '../desk/desk.ts'
import { choosing } from './answer.ts'
import type { Asking, Asks, TmrAnswer, TmrQuestion } from './asking.ts'
import { awake } from './awake.ts'

/** Each question and each form begins anew. */
export const questionId = (
  { id, phase, round, encounter, spell: hand, incoming = [] }: DreamerView,
  { spell, wanders, casting, deed }: Pick<Desk, 'spell' | 'wanders' | 'casting' | 'deed'>,
): string =>
  [
    id,
    phase,
    round,
    encounter?.kind,
    hand?.aimed && (hand.aimed.passed ? 'returned' : 'aimed'),
    incoming.length,
    spell === null && !wanders,
    casting,
    deed,
  ].join(' ')

/** Asked once before the first ascent of one's own dreamer; it can be changed whenever one is free. */
export const asksGoal = ({ view, board, desk, past, prompt }: Asking): boolean =>
  (prompt.kind === 'awake' || prompt.kind === 'free') &&
  desk.spell === null &&
  !desk.wanders &&
  !past &&
  view.role.kind === 'joueur' &&
  knownSpells(view, board).length > 0

const meansIn = ({ gesture }: Texts['ui']['prompts'], { phase, spell }: DreamerView): string => {
  if (phase === 'encounter') return gesture.evades
  if (phase === 'captive') return gesture.captive
  if (!spell) return gesture.means
  return spell.erratic ? gesture.erratic : gesture.hand
}

/** MOV-4: down at once, folded away: it ends the journey whatever holds it. */
const gestureAnswers = (asking: Asking): readonly TmrAnswer[] => {
  const gesture = gestureOf(asking.view, asking.board)
  if (!gesture) return []
  const follows = always(meansIn(asking.texts.ui.prompts, asking.board))
  return [choosing(asking, gesture, { follows, group: 'gesture', fold: 'gesture' })]
}

/** What the moment itself asks, whatever lies in front of it. */
export const moment = (asking: Asking, asks: Asks): TmrQuestion => ({
  fields: [],
  ...asks,
  id: questionId(asking.board, { ...asking.desk, casting: null, deed: null }),
  answers: [...asks.answers, ...gestureAnswers(asking)],
  waits: 'turn',
})

/** Their code comes after the first of them. */
interface Questions {
  momentOf(asking: Asking): TmrQuestion
  questionOf(asking: Asking): TmrQuestion
}

/** The question of a journey that has not begun is here at once; the code of all others comes after it. */
const awakeNow = (asking: Asking): TmrQuestion | null =>
  asking.prompt.kind === 'awake' ? moment(asking, awake(asking, asking.prompt)) : null

const notYet = ({ texts, board, desk }: Asking): TmrQuestion => ({
  id: `${questionId(board, desk)} comes`,
  title: texts.ui.common.loading,
  fields: [],
  answers: [],
  waits: 'nothing',
})

export const momentNow = (asking: Asking, later: Questions | null): TmrQuestion =>
  later?.momentOf(asking) ?? awakeNow(asking) ?? notYet(asking)

export const questionNow = (asking: Asking, later: Questions | null): TmrQuestion => {
  const isFirst = !asking.drawn && !asking.desk.deed && !asksGoal(asking)
  return later?.questionOf(asking) ?? (isFirst ? awakeNow(asking) : null) ?? notYet(asking)
}
