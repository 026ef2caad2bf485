import { tmr } from '../../rules/index.ts'
import { promptOf } from '../../rules/public.ts'
import { NITOUCHE, PLAYER } from '../../rules/testing/scene.ts'
import { boardOf, type Walked } from '../../rules/testing/walk/walked.ts'
import { factsOf } from '../dragons/effectFacts.ts'
import { newsOf } from '../journal/news.ts'
import { journalEntries } from '../journal/thread.ts'
import { momentOf } from '../question/index.ts'
import { askingOf } from '../question/testing.ts'
import { refusalHere } from '../words/told.ts'
import type { Spoken } from './spoken.ts'

const answersOf = (walked: Walked, spoken: Spoken): readonly string[] => {
  const view = tmr.view(walked.table, PLAYER)
  const board = boardOf(walked)
  const asking = { ...askingOf({ ...walked, seen: board }), ...spoken.naming, board, view, prompt: promptOf(view, board) }
  const { title, asks, answers } = momentOf(asking)
  const follows = answers.flatMap(({ label, follows: then = [], refusal, cost = [] }) => {
    return [label, ...[...cost, ...then].map(({ told }) => told), refusal].filter(
      (part): part is string => typeof part === 'string' && part !== '',
    )
  })
  return [title, ...(asks ? [asks] : []), ...follows]
}

/** Each refusal as it is said at a table and alone. */
const refusalsOf = ({ refused }: Walked, { naming: { texts } }: Spoken): readonly string[] =>
  refused.flatMap((why) => [...new Set((['alone', 'table'] as const).map((company) => refusalHere(texts, why, company)))])

/** All that this walk said: each message as news, what acts at its end, refusals, and the question it came to. */
export const saidOf = (walked: Walked, spoken: Spoken): readonly string[] => {
  const { texts, format } = spoken.naming
  const news = walked.notices.flatMap((_, at) =>
    newsOf({ texts, format, names: spoken.names }, journalEntries(walked.notices.slice(0, at + 1)).at(-1), { dreamer: NITOUCHE }),
  )
  const { clock } = tmr.view(walked.table, PLAYER)
  const facts = boardOf(walked).effects.flatMap((effect) => [
    spoken.names.affliction(effect.id),
    ...factsOf(texts, format, { dragon: spoken.dragon, spellName: spoken.names.spell }, effect, clock.day),
  ])
  return [...news.map(({ text }) => text), ...facts, ...refusalsOf(walked, spoken), ...answersOf(walked, spoken)]
}
