import { type DieFace, scriptedDice } from '../../../src/kit/dice.ts'
import { isRefusal } from '../../../src/kit/refusal.ts'
import { joueur } from '../../../src/kit/roles.ts'
import type { toyRules } from './rules.ts'

interface Scenario {
  readonly setup: unknown
  readonly steps: readonly {
    readonly by: string
    readonly do: unknown
    readonly dice?: readonly (readonly [string, DieFace])[]
    readonly expect: unknown
  }[]
}

/** A toy's scenario: who says what, with which dice, and what they see then. */
export const toyScenario =
  (rules: ReturnType<typeof toyRules>) =>
  (text: string): string | null => {
    const { setup, steps } = JSON.parse(text) as Scenario
    const parsed = rules.parseSetup(setup)
    if (isRefusal(parsed)) return 'malformed setup'
    let state = rules.initial(parsed)
    for (const [at, step] of steps.entries()) {
      const command = rules.parseCommand(step.do)
      if (isRefusal(command)) return `step ${at + 1}: malformed`
      const events = rules.decide(state, command, joueur(step.by), scriptedDice(step.dice ?? []))
      if (isRefusal(events)) return `step ${at + 1}: refused ${events.code}`
      state = events.reduce(rules.evolve, state)
      const seen = JSON.stringify(rules.view(state, joueur(step.by)))
      if (seen !== JSON.stringify(step.expect)) return `step ${at + 1}: came ${seen}`
    }
    return null
  }
