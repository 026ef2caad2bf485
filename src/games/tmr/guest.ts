import type { Guest } from '../../house/face/face.ts'

/** What the first lesson says in English is asked for together with its code; in French it stands beside it. */
const englishWords = () => [import('./practice/lessons/texts/en/ascent.ts'), import('./texts/en/practice/lessons.ts')]

/** The door of the Terres Médianes, and what lies behind it. */
export const tmr: Guest = {
  door: {
    names: { fr: 'Terres Médianes du Rêve', en: 'Middle Lands of Dream' },
    lines: {
      fr: 'Compagnon du jeu de rôle Rêve de Dragon, pour joueurs, gardiens et curieux : votre double endormi y cherche la terre où lancer un sort.',
      en: 'A companion for the role-playing game Rêve de Dragon, for players, keepers and the curious: your dreaming double seeks the land where a spell can be cast.',
    },
    emblem: 'M30 6A20 20 0 1 0 30 42A16 18 0 1 1 30 6ZM35 14l6 3.5v7L35 28l-6-3.5v-7Z',
  },
  rules: async () => (await import('./rules/room.ts')).tmr,
  face: async () => {
    const [{ face }] = await Promise.all([import('./face/index.tsx'), import('./rules/opening.ts')])
    return face
  },
  start: async () => (await import('./face/start/index.tsx')).start,
  table: async () => {
    const [{ loadBoardFonts }] = await Promise.all([
      import('./face/board/fonts.ts'),
      import('./face/board/Board.tsx'),
      // The cards of the start screen show it too.
      import('./face/board/DreamerFigure.tsx'),
    ])
    await loadBoardFonts()
  },
  lesson: async (locale) => {
    const [{ fetchPractice }, { fetchLesson }] = await Promise.all([
      import('./face/index.tsx'),
      import('./face/practice/PracticePage.tsx'),
      import('./face/practice/lesson/FirstLesson.tsx'),
      import('./practice/lessons/texts/fr/ascent.ts'),
      import('./texts/fr/practice/lessons.ts'),
      ...(locale === 'en' ? englishWords() : []),
    ])
    await Promise.all([fetchPractice(), fetchLesson(locale)])
  },
  scenario: async () => (await import('./scenario/runScenario.ts')).runScenario,
  odds: async () => (await import('./scenario/answerOdds.ts')).answerOdds,
  credits: async () => (await import('./texts/credits.ts')).credits,
  oldPages: ['haut-revant', 'regles'],
}
