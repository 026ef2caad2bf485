import { type DreamerView, knownSpells } from '../../rules/public.ts'
import type { Desk } from '../desk/desk.ts'
import type { Asking, TmrQuestion } from './asking.ts'
import { awakeAnswers, awakeHead } from './awake.ts'
import { gestureAnswers } from './gesture.ts'

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

/** Their code comes after the first of them. */
interface Questions {
  momentOf(asking: Asking): TmrQuestion
  questionOf(asking: Asking): TmrQuestion
}

/** The question of a journey that has not begun is here at once; the code of all others comes after it. */
const awakeNow = (asking: Asking): TmrQuestion | null => {
  const { prompt, board, desk } = asking
  if (prompt.kind !== 'awake') return null
  return {
    id: questionId(board, { ...desk, casting: null, deed: null }),
    ...awakeHead(asking),
    fields: [],
    answers: [...awakeAnswers(asking, prompt), ...gestureAnswers(asking)],
    waits: 'turn',
  }
}

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
