import type { Dice } from '../../../../../kit/dice.ts'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { joueur } from '../../../../../kit/roles.ts'
import type { Command, DreamerCommand } from '../../commands.ts'
import { type Event, type Table, tmr } from '../../index.ts'
import type { Planner } from '../../planner/plan.ts'
import type { Question } from '../../planner/question.ts'
import { questionOf } from '../../planner/questionOf.ts'
import type { DreamerView, View } from '../../view.ts'
import { isHopeless, judge } from '../advice.ts'
import { findingWays, lostAsked } from '../finding.ts'
import { type Aim, asValued, exitsOf, worthOf } from '../worth.ts'

/** A card: the answer it advises, and the chance it says that answer has in this ascent. */
export interface Card {
  readonly command: DreamerCommand
  readonly kind: string
  readonly said: number
  /** What it says of the next ascent, where the answer leads or may throw there. */
  readonly next: number | null
}

interface Moment {
  readonly view: View
  readonly board: DreamerView
}

const kindOf = (command: DreamerCommand, { encounter }: DreamerView): string =>
  command.type === 'master' || command.type === 'struggle' ? `${command.type} ${encounter?.kind}` : command.type

const knownCard = (planner: Planner, moment: Moment, question: Question, aim: Aim): Card | null => {
  const exits = exitsOf(moment.view, moment.board)
  const { best, now } = judge(planner, { question, exits })
  if (!best || now === 0 || isHopeless(question, now)) return null
  const { command, chance, ascent, thrownOut } = asValued(best, moment, aim)
  const said = ascent === 'this' ? chance : 0
  const next = ascent === 'next' ? worthOf(best) : (thrownOut?.next ?? null)
  return { command, kind: kindOf(command, moment.board), said, next }
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
  if (cast !== null && cast >= way.chance)
    return { command: { type: 'cast', dreamer, spell: spellId }, kind: 'cast', said: cast, next: null }
  if (way.chance === 0) return null
  const command = { type: 'move', dreamer, to: way.direction } as const
  return { command, kind: 'lost move', said: way.chance, next: null }
}

/** Lost and hindered no card has a figure: one goes on as anybody would. */
const GOING_ON: Readonly<Partial<Record<DreamerView['phase'], 'master' | 'struggle' | 'masterCell' | 'decline'>>> = {
  encounter: 'master',
  captive: 'struggle',
  wet: 'masterCell',
  service: 'decline',
}

/** An answer, what was said of it, and what the next card said, or what came. */
export interface Step extends Card {
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

interface Playing {
  readonly planner: Planner
  readonly aim: Aim
  readonly dice: Dice
}

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

const said = (table: Table, command: Command, dice: Dice): readonly Event[] => {
  const events = tmr.decide(table, command, joueur(momentOf(table).board.id), dice)
  if (isRefusal(events)) throw new Error(`${command.type} refused: ${events.code}`)
  return events
}

/** The card of a moment, and what is said there; null: the ascent is over, or not worth going on with. */
const answering = (
  { planner, aim }: Playing,
  moment: Moment,
): { readonly card: Card | null; readonly command: Command } | null => {
  const { view, board } = moment
  const question = questionOf(view, board, aim.spell, aim.mode)
  const card = question ? knownCard(planner, moment, question, aim) : lostCard(planner, moment, aim)
  const going = question ? undefined : GOING_ON[board.phase]
  if (card) return { card, command: card.command }
  return going ? { card, command: { type: going, dreamer: board.id } } : null
}

/** One ascent by the advice of each card, through the rules. */
export const playAdvised = (playing: Playing, start: Table): Journey => {
  const cards: Card[] = []
  let [table, failed] = [start, false]
  let moment = momentOf(table)
  const isOver = (): boolean => failed || ['cast', ...(table === start ? [] : ['awake'])].includes(moment.board.phase)
  for (let next = answering(playing, moment); next && !isOver(); next = isOver() ? null : answering(playing, moment)) {
    if (next.card) cards.push(next.card)
    const events = said(table, next.command, playing.dice)
    failed = events.some(isSouffle)
    table = events.reduce(tmr.evolve, table)
    moment = momentOf(table)
  }
  const came = moment.board.phase === 'cast' && !failed ? 1 : 0
  const foretold = moment.board.phase === 'awake' ? (cards.at(-1)?.next ?? null) : null
  return {
    steps: cards.map((card, at) => ({ ...card, turned: cards[at + 1]?.said ?? came, last: at + 1 === cards.length, came })),
    next: foretold === null ? null : { said: foretold, shown: nextShown(playing.planner, moment, playing.aim) },
  }
}
