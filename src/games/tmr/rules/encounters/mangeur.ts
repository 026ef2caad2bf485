import { ended, type Kind } from './resolution.ts'

/** Not mastered, it eats its strength in dream points. */
export const mangeur: Kind = {
  mastered: () => ended('mastered'),
  failed: ({ encounter }) => [{ type: 'dreamChanged', by: -encounter.strength }, ...ended('failed')],
}
