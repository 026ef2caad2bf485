import type { StartFace } from '../../../src/house/face/face.ts'

const words = {
  begin: '',
  beginHint: '',
  resume: 'Reprendre',
  yours: 'Vos tas',
  noneYet: 'Rien encore.',
  togetherHint: 'À deux.',
}

export const start: StartFace = { words: { first: words, load: async () => words } }
