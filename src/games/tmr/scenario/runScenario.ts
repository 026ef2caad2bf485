import { type ScriptedDice, ScriptMismatch, scriptedDice } from '../../../kit/dice.ts'
import { firstDifference } from '../../../kit/difference.ts'
import { parseWith } from '../../../kit/parse.ts'
import { isRefusal } from '../../../kit/refusal.ts'
import { GARDIEN, joueur } from '../../../kit/roles.ts'
import { type Command, type Event, type Table, tmr } from '../rules/index.ts'
import { malformed, SCENARIO_DREAMER, type Scenario, type ScenarioStep, scenarioSchema, setupOfScenario } from './scenarioFile.ts'
import { scenarioView } from './scenarioView.ts'

const PLAYER = joueur(SCENARIO_DREAMER)

/** Why a scenario fails, or null when it passes. */
export const runScenario = (text: string): string | null => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return `not JSON: ${(error as Error).message}`
  }
  const scenario = parseWith(scenarioSchema, json)
  return isRefusal(scenario) ? malformed(scenario) : playScenario(scenario)
}

const playScenario = (scenario: Scenario): string | null => {
  let table = tmr.initial(setupOfScenario(scenario))
  for (const [at, step] of scenario.steps.entries()) {
    const result = playStep(table, step)
    if (typeof result === 'string') return `step ${at + 1} (${step.do}): ${result}`
    table = result
  }
  return null
}

const commandOf = ({ do: type, dice: _, expect: __, player: ___, refused: ____, ...fields }: ScenarioStep): unknown => ({
  type,
  dreamer: SCENARIO_DREAMER,
  ...fields,
})

/** The table after the step, or what was wanted and what came. */
const playStep = (table: Table, step: ScenarioStep): Table | string => {
  const command = tmr.parseCommand(commandOf(step))
  if (isRefusal(command)) return malformed(command)
  const dice = scriptedDice(step.dice)
  const answer = decideWith(table, command, dice)
  if (typeof answer === 'string') return answer
  if (isRefusal(answer)) {
    if (step.refused === answer.code) return table
    return step.refused
      ? `wanted refused ${step.refused}, came refused ${answer.code}`
      : `wanted done, came refused ${answer.code}`
  }
  if (step.refused) return `wanted refused ${step.refused}, came done`
  const [unused] = dice.left()
  if (unused) return `die ${unused[0]} ${unused[1]} was not asked for`
  const after = answer.reduce(tmr.evolve, table)
  return differenceIn(after, step) ?? after
}

const decideWith = (
  table: Table,
  command: Command,
  dice: ScriptedDice,
): ReturnType<typeof tmr.decide> | readonly Event[] | string => {
  try {
    return tmr.decide(table, command, GARDIEN, dice)
  } catch (error) {
    if (error instanceof ScriptMismatch) return error.message
    throw error
  }
}

const differenceIn = (table: Table, { expect, player }: ScenarioStep): string | null =>
  (expect ? firstDifference(expect, scenarioView(tmr.view(table, GARDIEN)), '') : null) ??
  (player ? firstDifference(player, scenarioView(tmr.view(table, PLAYER)), 'player') : null)
