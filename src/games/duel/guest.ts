import type { Guest } from '../../house/face/face.ts'

/** The door of the duel of the sleepers, and what lies behind it. */
export const duel: Guest = {
  door: {
    names: { fr: 'Duel des dormeurs', en: 'Duel of the Sleepers' },
    lines: {
      fr: 'Un duel de rêves avec des cartes : éveillez les dormeurs d’en face, gardez les vôtres endormis.',
      en: 'A duel of dreams with cards: wake the sleepers across the table, keep your own asleep.',
    },
    emblem: 'M10 8h20v28H10ZM18 12l20 5-5 24-9-2M20 16a6 6 0 1 0 5 9a5 5 0 0 1-5-9Z',
  },
  rules: async () => (await import('./rules/index.ts')).duel,
  face: async () => (await import('./face/index.tsx')).face,
  start: async () => (await import('./face/start/index.tsx')).start,
  scenario: async () => (await import('./scenario/runScenario.ts')).runScenario,
  credits: async () => (await import('./texts/credits.ts')).credits,
  bots: {
    names: {
      somnolent: { fr: 'Somnolent', en: 'Drowsy' },
      reveur: { fr: 'Rêveur', en: 'Dreaming' },
      lucide: { fr: 'Lucide', en: 'Lucid' },
    },
    load: async () => (await import('./bot/index.ts')).duelBots,
    worker: () => new Worker(new URL('./bot/worker.ts', import.meta.url), { type: 'module' }),
  },
}
