import { type Command, type Event, type Table, type TableSetup, tmr } from '../../games/tmr/rules/index.ts'
import type { CellId, DreamerId, Options, View } from '../../games/tmr/rules/public.ts'
import { type DieFace, enteredDice, FaceNeeded } from '../../kit/dice.ts'
import { isRefusal } from '../../kit/refusal.ts'
import { joueur } from '../../kit/roles.ts'
import type { WireAnswer } from '../../kit/wire.ts'
import { dreamerNamed, sure } from './harness.ts'

/** A player who knows the rules by heart and tries to find the hidden cell by asking: what does not fit an answer is ruled out. */

export const ANA = 'ana' as DreamerId

export const setupWith = (options: Partial<Options>): TableSetup =>
  sure(
    tmr.parseSetup({
      clock: { day: 1, hour: 'vaisseau' },
      options: { ascents: 'free', dice: 'program', places: 'drawn', odds: true, ...options },
      dreamers: [{ id: ANA, ...dreamerNamed('Ana') }],
    }),
  )

/** Up and lost on a cell. */
const lostOn = (cell: CellId): Event[] => [
  { type: 'placed', dreamer: ANA, to: cell, hidden: true },
  { type: 'ascended', dreamer: ANA, mode: 'normal', cost: 0, malus: 0 },
]

/** The world as it would be with the demi-rêve there. */
export const worldOn = (setup: TableSetup, events: readonly Event[]): Table => events.reduce(tmr.evolve, tmr.initial(setup))

export interface Question {
  readonly command: Command
  readonly faces: readonly DieFace[]
}

/** What a world answers: the die it asks for next, its refusal, or that it is done. */
const answerIn = (world: Table, { command, faces }: Question): string => {
  try {
    const answer = tmr.decide(world, command, joueur(ANA), enteredDice(faces))
    return isRefusal(answer) ? answer.code : 'done'
  } catch (error) {
    if (error instanceof FaceNeeded) return error.ask.label
    throw error
  }
}

/** The same of a real table; null: it does not tell. */
const readAnswer = (answer: WireAnswer): string | null => {
  if (answer.ok) return 'done'
  if ('needs' in answer) return answer.needs.label
  return answer.refusal.code === 'dice-awaited' ? null : answer.refusal.code
}

const WAYS = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const

/** Whether a step leaves the map, and which kind each face would meet there. */
const QUESTIONS: readonly Question[] = WAYS.flatMap((to): Question[] => {
  const command: Command = { type: 'move', dreamer: ANA, to }
  const met = Array.from({ length: 10 }, (_, at) => ({ command, faces: [7, at * 10 + 5] }))
  return [{ command, faces: [] }, ...met]
})

/** The cells that still fit after each question was put to the table. */
export const probe = async (
  setup: TableSetup,
  candidates: readonly CellId[],
  ask: (question: Question, at: number) => Promise<WireAnswer>,
): Promise<readonly CellId[]> => {
  const worlds = candidates.map((cell) => ({ cell, world: worldOn(setup, lostOn(cell)) }))
  let fitting = worlds
  for (const [at, question] of QUESTIONS.entries()) {
    const heard = readAnswer(await ask(question, at))
    if (heard !== null) fitting = fitting.filter(({ world }) => answerIn(world, question) === heard)
  }
  return fitting.map(({ cell }) => cell)
}

export const candidatesOf = (view: View): readonly CellId[] => view.boards[0]?.candidates ?? []
