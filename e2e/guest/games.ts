import type { Guests } from '../../src/house/face/face.ts'

/** A list with another game than those that are shipped. */
export const GAMES: Guests = {
  toy: {
    name: 'Les gobelets',
    rules: async () => (await import('./rules.ts')).cups,
    face: async () => (await import('./face.tsx')).face,
    start: async () => (await import('./face.tsx')).start,
    oldPages: [],
  },
}
