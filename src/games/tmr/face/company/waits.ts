import type { DiceAsked, SaidByOther } from '../../../../house/seat/link.ts'
import type { UndoRequest } from '../../../../kit/feeds.ts'
import { same } from '../../../../kit/same.ts'
import {
  type Command,
  type DreamerId,
  type DreamerView,
  effectAsked,
  hasLeave,
  type Prompt,
  rulingOf,
  type View,
} from '../../rules/public.ts'

/** Whom a command concerns. */
export const dreamerIn = (command: unknown): string | null =>
  typeof command === 'object' && command !== null && 'dreamer' in command ? String(command.dreamer) : null

/** What a dreamer waits for from the gardien. */
export type Wait = 'ascent' | 'undo' | 'die' | 'choice' | 'effect'

/** What the table waits for from a dreamer. */
export type Owed = 'throw' | 'choice'

/** Nothing of their journey waits for them. */
export const AT_REST: ReadonlySet<string> = new Set(['awake', 'asleep', 'petition'])

type Options = View['options']

/** ASC-2: with leave it is theirs to go up. */
export const mayGoUp = ({ phase, granted }: DreamerView, options: Options): boolean =>
  phase === 'petition' && hasLeave(granted, options)

const asksLeave = (board: DreamerView, options: Options): boolean => board.phase === 'petition' && !mayGoUp(board, options)

/** TGT-4: a spell that was aimed at another waits for them; one that was aimed here is to be answered first. */
const isAsked = (board: DreamerView, options: Options): boolean => {
  const { phase, incoming, spell } = board
  if (incoming !== undefined || mayGoUp(board, options)) return true
  return !AT_REST.has(phase) && (!spell?.aimed || spell.aimed.passed !== null)
}

/** Whether a dreamer is to answer something before their journey goes on; of the gardien, whether somebody asks to go up. */
export const asksSeat = ({ boards, options }: View, seat: string | null): boolean =>
  boards.some((board) => (seat === null ? asksLeave(board, options) : board.id === seat && isAsked(board, options)))

export const owedBy = (board: DreamerView, options: Options, said: readonly SaidByOther[]): Owed | null => {
  const own = said.find(({ seat }) => seat === board.id)
  if (own) return own.thrower === 'sender' ? 'throw' : null
  return isAsked(board, options) ? 'choice' : null
}

/** MOV-4: what was said is being thrown for: broken now, a roll that has failed would be as if it had not been made. */
export const isUnderDice = (id: DreamerId, said: readonly SaidByOther[]): boolean => said.some(({ seat }) => seat === id)

const asksUndo = (id: DreamerId, requests: readonly UndoRequest[]): boolean =>
  requests.some(({ by }) => by.kind !== 'gardien' && by.seat === id)

export const waitsOf = (
  board: DreamerView,
  options: Options,
  requests: readonly UndoRequest[],
  dice: readonly DiceAsked[],
): readonly Wait[] => [
  ...(asksLeave(board, options) ? (['ascent'] as const) : []),
  ...(asksUndo(board.id, requests) ? (['undo'] as const) : []),
  ...dice.filter(({ seat }) => seat === board.id).map(({ ask }) => ('among' in ask ? ('choice' as const) : ('die' as const))),
  ...(rulingOf(effectAsked(board)) ? (['effect'] as const) : []),
]

/** ASC-2, CAST-5: what stands in the gardien's queue of a dreamer. */
export type Wish = 'petition' | 'effect'

export const wishOf = (board: DreamerView, options: Options): Wish | null => {
  if (asksLeave(board, options)) return 'petition'
  return rulingOf(effectAsked(board)) ? 'effect' : null
}

export const wishKey = (wish: Wish, id: DreamerId): string => `${wish} ${id}`

/** ASC-2: where the gardien throws, leave is heard before its dice. */
export const grantedFirst = (command: Command, { options, boards }: View): Command | null => {
  if (command.type !== 'answerAscent' || command.rule.kind === 'refused' || options.dice !== 'gardien') return null
  const { dreamer, rule } = command
  const granted = boards.some((board) => board.id === dreamer && board.granted && same(board.ascent, rule))
  return granted ? null : { type: 'ruleAscent', dreamer, rule }
}

/** ASC-2: as long as it was not given, or its dice are the gardien's. */
export const isForLeave = (prompt: Prompt): boolean => prompt.kind === 'petition' && prompt.ascent === undefined

/** ASC-2, NIT-2: leave to go up, and how long one sleeps, are asked of the gardien. */
export const isForGardien = (prompt: Prompt): boolean => isForLeave(prompt) || prompt.kind === 'asleep'

/** What a spell leaves to the gardien comes before what is asked of its dreamer: one thing at a time. Leave to go up is waited for, and stays. */
export const isRuledFirst = ({ kind }: Prompt, board: DreamerView): boolean =>
  rulingOf(effectAsked(board)) !== null && kind !== 'petition'
