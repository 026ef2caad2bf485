import type { Guest } from '../../../src/house/face/face.ts'

export const heap: Guest = {
  door: {
    names: { fr: 'Le tas', en: 'The heap' },
    lines: { fr: 'Qui prend la dernière pierre a perdu.', en: 'Whoever takes the last stone has lost.' },
    emblem: 'M8 38h32L24 12Z',
  },
  rules: async () => (await import('../../../src/kit/testing/heapGame.ts')).heapGame,
  face: async () => (await import('./face.tsx')).face,
  start: async () => (await import('./start.tsx')).start,
  bots: {
    names: {
      fourth: { fr: 'Le compteur', en: 'The counter' },
      throwing: { fr: 'Le maladroit', en: 'The clumsy one' },
    },
    load: async () => (await import('../../../src/kit/testing/heapGame.ts')).heapBots,
    worker: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  },
}
