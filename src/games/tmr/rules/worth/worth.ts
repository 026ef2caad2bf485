import type { Command, DreamerCommand } from '../commands.ts'
import type { Voie } from '../dreamer/draconic.ts'
import type { Option } from '../planner/options.ts'
import type { Planner } from '../planner/plan.ts'
import type { Figure, Question, SpellFacts } from '../planner/question.ts'
import { questionOf } from '../planner/questionOf.ts'
import { malusAt } from '../planner/sleep.ts'
import type { ByVoie } from '../prompts/mastering.ts'
import { promptOf } from '../prompts/promptOf.ts'
import type { DreamerView, View } from '../view.ts'

/**
 * The one yardstick of advice, mentor and drills (docs/decisions/16-one-yardstick.md): what an answer is worth is the chance that the
 * wanted spell is cast in one ascent, played as well as can be, a souffle counting as failure, and being lost later on. In this ascent where
 * the answer goes on with it; in the next one, begun from where one then is, where the answer itself ends it.
 */

/** What a journey is for. */
export interface Aim {
  readonly spell: SpellFacts
  readonly spellId: string
  readonly mode: 'normal' | 'accelerated'
}

/** What can be said, those answers included that leave the ascent. */
export type Done = Option['action'] | { readonly type: 'evade' | 'descend' | 'sleep' }

/** Which ascent a chance is of. */
export type Ascent = 'this' | 'next'

/** ENC-4: a Briseur that wins throws out and is gone: the next ascent is open, as after evading. */
export interface ThrownOut {
  /** That it does. */
  readonly odds: number
  /** Of the next ascent. */
  readonly next: number
}

export interface Weighed {
  readonly action: Done
  /** Of its ascent alone. */
  readonly chance: number
  readonly ascent: Ascent
  readonly thrownOut?: ThrownOut
}

/** What answers are compared by: the chance of its ascent, and of the next where it throws one out of this. */
export const worthOf = ({ chance, thrownOut }: Pick<Weighed, 'chance' | 'thrownOut'>): number =>
  chance + (thrownOut ? thrownOut.odds * thrownOut.next : 0)

/** One thing that can be said now, and the chance of the cast if it is. */
export interface Valued extends Omit<Weighed, 'action'> {
  readonly command: DreamerCommand
  /** ENC-4, WET-1, CAST-1: percent of the roll it leads to at once. */
  readonly roll: number | null
  /** ENC-7: percent of a souffle. */
  readonly risk: number | null
}

/** What leaving this ascent's question offers, as the player sees it. */
export interface Exits {
  readonly evade: 'open' | 'shut'
  readonly descend: 'open' | 'shut'
  /** ENC-7: percent of a souffle; null: it cannot be repressed. */
  readonly repress: number | null
  /** ENC-4: percent by the best voie, and by each that can be named; null: nothing to master. */
  readonly mastery: number | null
  readonly masteries: Readonly<Partial<Record<Voie, number>>>
  /** FAT-1: of an ascent begun once down. */
  readonly malusDown: number
}

interface Moment {
  readonly view: View
  readonly board: DreamerView
}

const masteriesBy = (voies: readonly ByVoie[]): Exits['masteries'] =>
  Object.fromEntries(voies.map(({ command, odds }) => [command.voie, odds?.limits.chance ?? 0]))

export const exitsOf = (view: View, board: DreamerView): Exits => {
  const prompt = promptOf(view, board)
  const open = ('choices' in prompt ? prompt.choices : []).filter(({ refusal }) => refusal === null)
  const choice = (type: DreamerCommand['type']) => open.find(({ command }) => command.type === type)
  return {
    evade: choice('evade') ? 'open' : 'shut',
    descend: board.phase === 'free' ? 'open' : 'shut',
    repress: choice('repress') ? (choice('repress')?.risk ?? 0) : null,
    mastery: choice('master')?.odds?.limits.chance ?? null,
    masteries: 'voies' in prompt ? masteriesBy(prompt.voies) : {},
    malusDown: malusAt(board, board.fatigue + board.pendingFatigue),
  }
}

/** ENC-5: the next ascent from here, the cell empty again, dream points and fatigue as they are. */
export const chanceOfNext = (planner: Planner, question: Question, { malusDown }: Exits, figure: Figure = 'prudent'): number => {
  const dreamer = { ...question.dreamer, malus: malusDown }
  return planner.chance({ ...question, dreamer, moment: { phase: 'awake', waiting: null } }, figure)
}

const thrownOutBy = ({ action }: Option, { moment }: Question, exits: Exits, next: () => number): Pick<Weighed, 'thrownOut'> => {
  if (moment.phase !== 'encounter' || moment.met.kind !== 'briseur' || action.type !== 'master') return {}
  const mastery = action.voie ? exits.masteries[action.voie] : exits.mastery
  return typeof mastery === 'number' ? { thrownOut: { odds: 1 - mastery / 100, next: next() } } : {}
}

const byWorth = (a: Weighed, b: Weighed): number => worthOf(b) - worthOf(a)

/** ENC-7: a souffle counts as failure; `risk` in percent. */
const repressedChance = (undisturbed: number, risk: number): number => (1 - risk / 100) * undisturbed

/** Everything that can be said with its worth, the best first. */
export const weigh = (planner: Planner, question: Question, exits: Exits, figure: Figure = 'prudent'): readonly Weighed[] => {
  let known: number | null = null
  const next = (): number => {
    known ??= chanceOfNext(planner, question, exits, figure)
    return known
  }
  const planned = planner.options(question, figure).map((option): Weighed => {
    return { ...option, ascent: 'this', ...thrownOutBy(option, question, exits, next) }
  })
  const repressed = exits.repress === null ? null : repressedChance(planner.undisturbed(question, figure) ?? 0, exits.repress)
  return [
    ...planned,
    ...(repressed === null ? [] : [{ action: { type: 'repress' }, chance: repressed, ascent: 'this' } as const]),
    ...(exits.evade === 'open' ? [{ action: { type: 'evade' }, chance: next(), ascent: 'next' } as const] : []),
    ...(exits.descend === 'open' ? [{ action: { type: 'descend' }, chance: next(), ascent: 'next' } as const] : []),
  ].sort(byWorth)
}

const commandOf = ({ action }: Weighed, board: DreamerView, { spellId, mode }: Aim): DreamerCommand => {
  const dreamer = board.id
  switch (action.type) {
    case 'ascend':
      return { type: 'ascend', dreamer, mode }
    case 'cast':
      return { type: 'cast', dreamer, spell: spellId, ...(action.via ? { via: action.via } : {}) }
    case 'goTo':
    case 'jump':
      return { type: action.type, dreamer, cell: action.cell }
    case 'takeGift':
      return { type: 'takeGift', dreamer, kind: action.kind }
    case 'move':
      return { type: 'move', dreamer, to: action.to }
    case 'master':
    case 'struggle':
      return { type: action.type, dreamer, ...(action.voie ? { voie: action.voie } : {}) }
    default:
      return { type: action.type, dreamer }
  }
}

interface Roll {
  readonly roll: number | null
  readonly risk: number | null
}

const NO_ROLL: Roll = { roll: null, risk: null }

const rolledBy = (command: Command): string =>
  command.type === 'master' || command.type === 'struggle' ? `${command.type} ${command.voie ?? ''}` : command.type

/** The rolls of the answers as their card shows them. */
const rollsShown = ({ view, board }: Moment): ReadonlyMap<string, Roll> => {
  const prompt = promptOf(view, board)
  const choices = [...('choices' in prompt ? prompt.choices : []), ...('voies' in prompt ? prompt.voies : [])]
  return new Map(choices.map(({ command, odds, risk }) => [rolledBy(command), { roll: odds?.limits.chance ?? null, risk }]))
}

/** The same in words that can be said, each with the roll it leads to. */
export const asValued = (weighed: Weighed, moment: Moment, aim: Aim): Valued => {
  const command = commandOf(weighed, moment.board, aim)
  const { action: _, ...worth } = weighed
  return { command, ...worth, ...(rollsShown(moment).get(rolledBy(command)) ?? NO_ROLL) }
}

/** Everything open at a moment with its worth, the best first; null where nothing can be reckoned: lost, asleep, a spell in hand. */
export const valuesAt = (planner: Planner, moment: Moment, aim: Aim): readonly Valued[] | null => {
  const { view, board } = moment
  const question = questionOf(view, board, aim.spell, aim.mode)
  if (!question) return null
  return weigh(planner, question, exitsOf(view, board)).map((weighed) => asValued(weighed, moment, aim))
}
