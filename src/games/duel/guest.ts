import type { Guest } from '../../house/face/face.ts'

/** The duel of the sleepers, as far as it is here: its rules, for scenario files. */
export const duel: Pick<Guest, 'scenario'> = {
  scenario: async () => (await import('./scenario/runScenario.ts')).runScenario,
}
