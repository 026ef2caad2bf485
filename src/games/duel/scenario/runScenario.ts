import * as v from 'valibot'
import { ScriptMismatch, scriptedDice } from '../../../kit/dice.ts'
import { firstDifference } from '../../../kit/difference.ts'
import { parseWith } from '../../../kit/parse.ts'
import { isRefusal, type Refusal } from '../../../kit/refusal.ts'
import { joueur, type Role, spectateur } from '../../../kit/roles.ts'
import { duel } from '../rules/index.ts'
import type { State } from '../rules/state.ts'
import type { View } from '../rules/view.ts'

const json = v.record(v.string(), v.unknown())

const stepSchema = v.looseObject({
  by: v.string(),
  do: v.string(),
  dice: v.optional(v.array(v.tuple([v.string(), v.string()])), []),
  expect: v.optional(json),
  seats: v.optional(v.record(v.string(), json), {}),
  refused: v.optional(v.string()),
})
type Step = v.InferOutput<typeof stepSchema>

const scenarioSchema = v.object({
  game: v.literal('duel'),
  advanced: v.optional(v.boolean(), false),
  seats: v.optional(v.array(v.string())),
  position: v.optional(v.looseObject({ seats: v.array(v.looseObject({ seat: v.string() })) })),
  steps: v.array(stepSchema),
})
type Scenario = v.InferOutput<typeof scenarioSchema>

const malformed = ({ params: { field, expected, received } }: Refusal): string =>
  `${field || 'the whole'}: wanted ${expected}, came ${received}`

/** By the name of the seat, as scenarios speak of it. */
const scenarioView = ({ players, mine, ...view }: View): Record<string, unknown> => ({
  ...view,
  seats: Object.fromEntries(players.map(({ seat, name: _, ...player }) => [seat, player])),
  ...(mine ? { mine: { hand: mine.hand, deck: mine.deck } } : {}),
})

const setupOf = ({ advanced, seats, position }: Scenario): unknown => {
  const names = seats ?? position?.seats.map(({ seat }) => seat) ?? []
  return { advanced, seats: names.map((id) => ({ id, name: id })), position: position ?? null }
}

const roleOf = (state: State, name: string): Role =>
  state.players.some(({ seat }) => seat === name) ? joueur(name) : spectateur(name)

const commandOf = ({ by: _, do: type, dice: __, expect: ___, seats: ____, refused: _____, ...fields }: Step): unknown => ({
  type,
  ...fields,
})

const decided = (state: State, step: Step): readonly State[] | string | Refusal => {
  const command = duel.parseCommand(commandOf(step))
  if (isRefusal(command)) return malformed(command)
  const dice = scriptedDice(step.dice)
  try {
    const answer = duel.decide(state, command, roleOf(state, step.by), dice)
    if (isRefusal(answer)) return answer
    const [unused] = dice.left()
    return unused ? `die ${unused[0]} ${unused[1]} was not asked for` : [answer.reduce(duel.evolve, state)]
  } catch (error) {
    if (error instanceof ScriptMismatch) return error.message
    throw error
  }
}

const differenceIn = (state: State, { expect, seats }: Step): string | null => {
  const seen = (role: Role): unknown => scenarioView(duel.view(state, role))
  const open = expect ? firstDifference(expect, seen(spectateur('')), '') : null
  return Object.entries(seats).reduce((found, [name, wanted]) => found ?? firstDifference(wanted, seen(joueur(name)), name), open)
}

/** The table after the step, or what was wanted and what came. */
const playStep = (state: State, step: Step): State | string => {
  const answer = decided(state, step)
  if (typeof answer === 'string') return answer
  if (isRefusal(answer)) {
    if (step.refused === answer.code) return state
    return `wanted ${step.refused ? `refused ${step.refused}` : 'done'}, came refused ${answer.code}`
  }
  if (step.refused) return `wanted refused ${step.refused}, came done`
  const after = answer[0] as State
  return differenceIn(after, step) ?? after
}

/** What is no JSON is refused as a whole. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Why a scenario of the duel fails, or null when it passes. */
export const runScenario = (text: string): string | null => {
  const scenario = parseWith(scenarioSchema, jsonOf(text))
  if (isRefusal(scenario)) return malformed(scenario)
  const setup = duel.parseSetup(setupOf(scenario))
  if (isRefusal(setup)) return malformed(setup)
  let state = duel.initial(setup)
  for (const [at, step] of scenario.steps.entries()) {
    const result = playStep(state, step)
    if (typeof result === 'string') return `step ${at + 1} (${step.by}: ${step.do}): ${result}`
    state = result
  }
  return null
}
