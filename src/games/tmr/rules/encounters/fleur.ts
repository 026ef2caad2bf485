import { ended, type Kind } from './resolution.ts'

/** Mastered, its strength in dream points. */
export const fleur: Kind = {
  mastered: ({ encounter }) => [{ type: 'dreamChanged', by: encounter.strength }, ...ended('mastered')],
  failed: () => ended('failed'),
}
