import type { Guest } from '../../../src/house/face/face.ts'

export const cups: Guest = {
  door: {
    names: { fr: 'Les gobelets', en: 'The cups' },
    lines: { fr: 'Un dé sous chaque gobelet.', en: 'A die under each cup.' },
    emblem: 'M12 10h24l-4 30H16Z',
  },
  rules: async () => (await import('./rules.ts')).rules,
  face: async () => (await import('./face.tsx')).face,
  start: async () => (await import('./start.tsx')).start,
  scenario: async () => (await import('./scenario.ts')).runScenario,
}
