import { ended, type Kind } from './resolution.ts'

/** ENC-14. */
export const reflet: Kind = {
  mastered: ({ encounter }) => ended(encounter.lostRounds === 0 ? 'mastered' : 'freed'),
  failed: () => [{ type: 'held' }],
}
