import type { Dice } from '../../../../../kit/dice.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { joueur } from '../../../../../kit/roles.ts'
import type { Command, DreamerCommand } from '../../commands.ts'
import { type Event, type Table, tmr } from '../../index.ts'
import type { Planner } from '../../planner/plan.ts'
import type { Question } from '../../planner/question.ts'
import { questionOf } from '../../planner/questionOf.ts'
import type { Chance } from '../../testing/randomPlay.ts'
import type { DreamerView, View } from '../../view.ts'
import { judge } from '../advice.ts'
import { findingWays, lostAsked } from '../finding.ts'
import { type Aim, asValued, exitsOf } from '../worth.ts'

/** A card, and the answer given to it: what is advised, now and then any other. */
export interface Card {
  readonly command: DreamerCommand
  readonly kind: string
  /** What it says of that answer in this ascent; null: the answer leaves it. */
  readonly said: number | null
  /** The best of its figures in this ascent. */
  readonly shown: number
  /** What it says of the next ascent, where the answer leads or may throw there. */
  readonly next: number | null
}

interface Playing {
  readonly planner: Planner
  readonly aim: Aim
  readonly dice: Dice
  readonly chance: Chance
}

interface Moment {
  readonly view: View
  readonly board: DreamerView
}

const kindOf = (command: DreamerCommand, { encounter }: DreamerView): string =>
  command.type === 'master' || command.type === 'struggle' ? `${command.type} ${encounter?.kind}` : command.type

/** How often another answer is tried than the advised: often where something was met, seldom on the way. */
const tries = ({ board }: Moment, chance: Chance): boolean => chance.below(board.phase === 'free' ? 10 : 2) === 0

const knownCard = ({ planner, aim, chance: draw }: Playing, moment: Moment, question: Question): Card | null => {
  const { weighed, best } = judge(planner, { question, exits: exitsOf(moment.view, moment.board) })
  const here = weighed.filter(({ ascent }) => ascent === 'this')
  const shown = Math.max(...here.map(({ chance }) => chance))
  // CAST-7: what cannot be paid is not to be said.
  const open = here.filter(({ action, chance }) => action.type !== 'cast' || chance > 0)
  const given = tries(moment, draw) ? draw.of(open) : best
  if (!given || shown === 0 || (given.action.type === 'cast' && given.chance === 0)) return null
  const { command, chance, ascent, thrownOut } = asValued(given, moment, aim)
  const next = ascent === 'next' ? chance : (thrownOut?.next ?? null)
  return { command, kind: kindOf(command, moment.board), said: ascent === 'this' ? chance : null, shown, next }
}

/** CAST-1: lost or not, where it can be cast on every cell that fits. */
const lostCast = (planner: Planner, question: Question, { candidates, likelihood }: DreamerView): number | null => {
  const each = candidates.map((cell) => planner.options({ ...question, cell }).find(({ action }) => action.type === 'cast'))
  if (!each.every((option) => option !== undefined)) return null
  return each.reduce((sum, option, at) => sum + (option?.chance ?? 0) * (likelihood[at] ?? 0), 0)
}

const lostCard = (planner: Planner, { view, board }: Moment, { spell, spellId }: Aim): Card | null => {
  const asked = lostAsked(view, board, spell)
  const [way] = asked ? findingWays(asked, planner) : []
  const question = asked?.question
  if (!question || !way) return null
  const dreamer = board.id
  const cast = lostCast(planner, question, board)
  if (cast && cast >= way.chance)
    return { command: { type: 'cast', dreamer, spell: spellId }, kind: 'cast', said: cast, shown: cast, next: null }
  if (way.chance === 0) return null
  const command = { type: 'move', dreamer, to: way.direction } as const
  return { command, kind: 'lost move', said: way.chance, shown: way.chance, next: null }
}

/** Lost and hindered no card has a figure: one goes on as anybody would. */
const GOING_ON: Readonly<Partial<Record<DreamerView['phase'], 'master' | 'struggle' | 'masterCell' | 'decline'>>> = {
  encounter: 'master',
  captive: 'struggle',
  wet: 'masterCell',
  service: 'decline',
}

/** An answer, what was said of it, and what the next card shows, or what came. */
export interface Step {
  readonly kind: string
  readonly said: number
  readonly turned: number
  readonly last: boolean
  readonly came: 0 | 1
}

export interface Journey {
  readonly steps: readonly Step[]
  /** What was said of the next ascent, and what its card then says. */
  readonly next: { readonly said: number; readonly shown: number } | null
}

/** ENC-7, WET-2: a souffle counts as failure. */
const isSouffle = (event: Event): boolean => event.type === 'afflicted' && event.table === 'souffle'

const momentOf = (table: Table): Moment => {
  const [id] = Object.keys(table.dreamers) as [string]
  const view = tmr.view(table, joueur(id))
  return { view, board: view.boards[0] as DreamerView }
}

const emptied = (question: Question): Question => ({ ...question, moment: { phase: 'awake', waiting: null } })

const nextShown = (planner: Planner, { view, board }: Moment, { spell, mode }: Aim): number => {
  const question = questionOf(view, board, spell, mode)
  return question ? planner.chance(emptied(question), 'prudent') : 0
}

const eventsOf = (table: Table, command: Command, dice: Dice): readonly Event[] => {
  const events = tmr.decide(table, command, joueur(momentOf(table).board.id), dice)
  if (isRefusal(events)) throw new Error(`${command.type} refused: ${events.code}`)
  return events
}

/** The card of a moment, and what is said there; null: the ascent is over, or not worth going on with. */
const answering = (playing: Playing, moment: Moment): { readonly card: Card | null; readonly command: Command } | null => {
  const { planner, aim } = playing
  const { view, board } = moment
  const question = questionOf(view, board, aim.spell, aim.mode)
  const card = question ? knownCard(playing, moment, question) : lostCard(planner, moment, aim)
  const going = question ? undefined : GOING_ON[board.phase]
  if (card) return { card, command: card.command }
  return going ? { card, command: { type: going, dreamer: board.id } } : null
}

/** One ascent through the rules, by the advice of each card or now and then against it. */
export const playAdvised = (playing: Playing, start: Table): Journey => {
  const cards: Card[] = []
  let [table, failed] = [start, false]
  let moment = momentOf(table)
  const isOver = (): boolean => failed || ['cast', ...(table === start ? [] : ['awake'])].includes(moment.board.phase)
  for (let next = answering(playing, moment); next && !isOver(); next = isOver() ? null : answering(playing, moment)) {
    if (next.card) cards.push(next.card)
    const events = eventsOf(table, next.command, playing.dice)
    failed = events.some(isSouffle)
    table = events.reduce(tmr.evolve, table)
    moment = momentOf(table)
  }
  const came = moment.board.phase === 'cast' && !failed ? 1 : 0
  const foretold = moment.board.phase === 'awake' ? (cards.at(-1)?.next ?? null) : null
  return {
    steps: cards.flatMap(({ kind, said }, at) => {
      const next = cards[at + 1]
      return said === null ? [] : [{ kind, said, turned: next?.shown ?? came, last: !next, came }]
    }),
    next: foretold === null ? null : { said: foretold, shown: nextShown(playing.planner, moment, playing.aim) },
  }
}
