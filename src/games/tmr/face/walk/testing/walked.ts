import { type Dice, type DieFace, seededDice } from '../../../../../kit/dice.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { GARDIEN, type Role } from '../../../../../kit/roles.ts'
import type { Event, Happening } from '../../../rules/events.ts'
import { tmr } from '../../../rules/index.ts'
import { type Command, type DreamerView, promptOf, type Told } from '../../../rules/public.ts'
import type { TableSetup } from '../../../rules/setup.ts'
import type { Table, TmrRefusal } from '../../../rules/state.ts'
import { NITOUCHE, PLAYER, script } from '../../../rules/testing/scene.ts'
import { factsOf } from '../../dragons/effectFacts.ts'
import { newsOf } from '../../journal/news.ts'
import { journalEntries } from '../../journal/thread.ts'
import { momentOf } from '../../question/index.ts'
import { askingOf } from '../../question/testing.ts'
import { refusalHere } from '../../words/refusalHere.ts'
import type { Spoken } from './spoken.ts'

/** Faces that were laid come first; nothing is met unless it was laid, and other dice fall as they do. */
const laidDice = (text: string): Dice => {
  const laid = script(text).map(([label, face]) => ({ label, face }))
  const others = seededDice(7)
  return {
    roll: (ask): DieFace => {
      const at = laid.findIndex(({ label }) => label === ask.label)
      const [next] = at < 0 ? [] : laid.splice(at, 1)
      return next?.face ?? (ask.label === 'd7' ? 1 : others.roll(ask))
    },
  }
}

/** A table and all that has happened at it, so that a page can be opened on it as well. */
export interface Walked {
  readonly setup: TableSetup
  /** What was given, then what each thing said made happen. */
  readonly done: readonly (readonly Event[])[]
  readonly table: Table
  readonly notices: readonly Notice<Told>[]
  readonly refused: readonly TmrRefusal[]
}

const happens = (walked: Walked, events: readonly Event[]): readonly [Walked, readonly Told[]] => {
  let { table } = walked
  const told: Told[] = []
  for (const event of events) {
    const after = tmr.evolve(table, event)
    const piece = tmr.tell(event, table, after)(PLAYER)
    if (piece) told.push(piece)
    table = after
  }
  return [{ ...walked, table, done: [...walked.done, events] }, told]
}

export const walkFrom = (setup: TableSetup, ...happenings: readonly Happening[]): Walked => {
  const begun: Walked = { setup, done: [], table: tmr.initial(setup), notices: [], refused: [] }
  if (happenings.length === 0) return begun
  return happens(
    begun,
    happenings.map((happening) => ({ ...happening, dreamer: NITOUCHE }) as Event),
  )[0]
}

/** It is said, by the player or in the gardien's name; a refusal is met, and the walk goes on from where it was. */
export const says = (walked: Walked, type: Command['type'], fields: object = {}, faces = '', by: Role = GARDIEN): Walked => {
  const command = tmr.parseCommand({ type, dreamer: NITOUCHE, ...fields })
  const answer = isRefusal(command) ? command : tmr.decide(walked.table, command, by, laidDice(faces))
  if (isRefusal(answer)) return { ...walked, refused: [...walked.refused, answer as TmrRefusal] }
  const [after, told] = happens(walked, answer)
  return { ...after, notices: [...walked.notices, { n: walked.notices.length + 1, told }] }
}

type Saying = readonly [type: Command['type'], fields?: object, faces?: string, by?: Role]

/** One thing after another. */
export const goes = (from: Walked, ...sayings: readonly Saying[]): Walked =>
  sayings.reduce((walked, saying) => says(walked, ...saying), from)

const boardOf = ({ table }: Walked): DreamerView => tmr.view(table, PLAYER).boards[0] as DreamerView

const answersOf = (walked: Walked, spoken: Spoken): readonly string[] => {
  const view = tmr.view(walked.table, PLAYER)
  const board = boardOf(walked)
  const asking = { ...askingOf({ ...walked, seen: board }), ...spoken.naming, board, view, prompt: promptOf(view, board) }
  const { title, asks, answers } = momentOf(asking)
  const follows = answers.flatMap(({ label, follows: then, refusal, cost = [] }) => {
    const after = typeof then === 'object' && then ? [then.won, then.lost] : [then]
    return [label, ...cost.map(({ told }) => told), ...after, refusal].filter(
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
    newsOf(texts, format, journalEntries(walked.notices.slice(0, at + 1)).at(-1), { names: spoken.names, dreamer: NITOUCHE }),
  )
  const { clock } = tmr.view(walked.table, PLAYER)
  const facts = boardOf(walked).effects.flatMap((effect) => [
    spoken.names.affliction(effect.id),
    ...factsOf(texts, format, { dragon: spoken.dragon, spellName: spoken.names.spell }, effect, clock.day),
  ])
  return [...news.map(({ text }) => text), ...facts, ...refusalsOf(walked, spoken), ...answersOf(walked, spoken)]
}
