import type { Guest } from '../../../src/house/face/face.ts'

export const stones: Guest = {
  door: {
    names: { fr: 'Les cailloux', en: 'The pebbles' },
    lines: { fr: 'Un caillou dans chaque main.', en: 'A pebble in each hand.' },
    emblem: 'M24 8a16 12 0 1 0 .1 0ZM14 34h20',
  },
  rules: async () => (await import('./rules.ts')).rules,
  face: async () => (await import('./face.tsx')).face,
  start: async () => (await import('./start.tsx')).start,
  scenario: async () => (await import('./scenario.ts')).runScenario,
}
