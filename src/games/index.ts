import type { Guests } from '../house/face/face.ts'

/** The only list of games. A new game is a line here and a folder of its own. */
export const GAMES: Guests = {
  tmr: {
    name: 'Terres Médianes du Rêve',
    rules: async () => (await import('./tmr/rules/index.ts')).tmr,
    face: async () => (await import('./tmr/face/index.tsx')).face,
    start: async () => (await import('./tmr/face/start/index.tsx')).start,
    oldPages: ['haut-revant', 'regles'],
  },
}
