import {
  type DreamerCommand,
  type DreamerView,
  fatigueMalus,
  type Planner,
  type PlanOption,
  type PlanQuestion,
  promptOf,
  questionOf,
  repressedChance,
  type SpellFacts,
  type View,
} from '../../rules/public.ts'

/** What a journey is for. */
export interface Aim {
  readonly spell: SpellFacts
  readonly spellId: string
  readonly mode: 'normal' | 'accelerated'
}

/** One thing that can be said now, and the chance of the cast if it is. */
export interface Valued {
  readonly command: DreamerCommand
  /** 0 to 1, played as well as can be from there on, in one more ascent where the answer itself ends this one; being lost counts as failure. */
  readonly chance: number
  /** ENC-4, WET-1, CAST-1: percent of the roll it leads to at once. */
  readonly roll: number | null
  /** ENC-7: percent of a souffle. */
  readonly risk: number | null
}

const commandOf = ({ action }: PlanOption, board: DreamerView, { spellId, mode }: Aim): DreamerCommand => {
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
    default:
      return { type: action.type, dreamer }
  }
}

/** FAT-1: once down, what was counted is marked and may weigh. */
const malusOnceDown = ({ malus, sheet, fatigue, pendingFatigue }: DreamerView): number =>
  malus - fatigueMalus(sheet.stamina, fatigue) + fatigueMalus(sheet.stamina, fatigue + pendingFatigue)

/** ENC-5: the chance of one more ascent from here when the cell is empty again, dream points and fatigue as they are. */
export const chanceTomorrow = (planner: Planner, question: PlanQuestion, board: DreamerView): number => {
  const dreamer = { ...question.dreamer, malus: malusOnceDown(board) }
  const [best] = planner.options({ ...question, dreamer, moment: { phase: 'awake', waiting: null } })
  return best?.chance ?? 0
}

interface Roll {
  readonly roll: number | null
  readonly risk: number | null
}

const NO_ROLL: Roll = { roll: null, risk: null }

/** The rolls of the answers as their card shows them. */
const rollsShown = (view: View, board: DreamerView): ReadonlyMap<string, Roll> => {
  const prompt = promptOf(view, board)
  const choices = 'choices' in prompt ? prompt.choices : []
  return new Map(choices.map(({ command, odds, risk }) => [command.type, { roll: odds?.limits.chance ?? null, risk }]))
}

const isOpen = (view: View, board: DreamerView, type: DreamerCommand['type']): boolean => {
  const prompt = promptOf(view, board)
  return 'choices' in prompt && prompt.choices.some(({ command, refusal }) => command.type === type && refusal === null)
}

/**
 * The two answers that leave this ascent's question. Se dérober is worth what one more ascent tomorrow would be; refouler what being
 * left alone is, a souffle counting as failure, as being lost does.
 */
const wayOut = (planner: Planner, { view, board }: Moment, question: PlanQuestion): readonly Valued[] => {
  if (question.moment.phase !== 'encounter') return []
  const dreamer = board.id
  const repress = rollsShown(view, board).get('repress') ?? NO_ROLL
  const repressed: Valued = {
    command: { type: 'repress', dreamer },
    chance: repressedChance(planner.undisturbed(question) ?? 0, repress.risk ?? 0),
    ...repress,
  }
  if (!isOpen(view, board, 'evade')) return [repressed]
  return [{ command: { type: 'evade', dreamer }, chance: chanceTomorrow(planner, question, board), ...NO_ROLL }, repressed]
}

interface Moment {
  readonly view: View
  readonly board: DreamerView
}

/** ENC-4: a Briseur that wins throws out and is gone: there is one more ascent, as after evading. */
const withRetry = (planner: Planner, { board }: Moment, question: PlanQuestion, valued: Valued): Valued => {
  const { moment } = question
  const thrownOut = moment.phase === 'encounter' && moment.met.kind === 'briseur' && valued.command.type === 'master'
  if (!thrownOut || valued.roll === null) return valued
  return { ...valued, chance: valued.chance + (1 - valued.roll / 100) * chanceTomorrow(planner, question, board) }
}

const byChance = (a: Valued, b: Valued): number => b.chance - a.chance

/** Everything open at a moment with its chance, the best first; null where nothing can be reckoned: lost, asleep, a spell in hand. */
export const valuesAt = (planner: Planner, moment: Moment, aim: Aim): readonly Valued[] | null => {
  const { view, board } = moment
  const question = questionOf(view, board, aim.spell, aim.mode)
  if (!question) return null
  const rolls = rollsShown(view, board)
  const planned = planner.options(question).map((option): Valued => {
    const command = commandOf(option, board, aim)
    return withRetry(planner, moment, question, { command, chance: option.chance, ...(rolls.get(command.type) ?? NO_ROLL) })
  })
  return [...planned, ...wayOut(planner, moment, question)].sort(byChance)
}
