import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

/** Alone, what an erratic effect comes to: a table of our own. */
export const erratic = {
  effects: {
    hail: 'Une grêle de cailloux tombe d’un ciel sans nuage, sur vous et autour.',
    mire: 'Le sol devient boue jusqu’aux genoux, puis redevient sol, vous dedans.',
    glow: 'Tout ce qui est de bois luit une heure durant, jusqu’aux manches d’outils.',
    frost: 'Un givre de plein été couvre les feuilles, les cils et les doigts.',
    echo: 'Chaque mot vous revient avec un instant d’avance. La tête vous tourne.',
    laughter: 'Un fou rire vous prend, sans cause, et vous laisse à terre.',
    faces: 'Pour un moment, tous les passants ont le même visage : le vôtre.',
    doubt: 'Vous n’êtes plus sûr de ne pas dormir, et quelque chose du rêve s’en va par là.',
    rust: 'Les boucles, les clefs et les clous d’alentour se piquent de rouille.',
    weight: 'Vos habits pèsent comme s’ils étaient trempés, puis comme s’ils étaient de plomb.',
    leak: 'Le rêve fuit par vos poches, goutte à goutte.',
    burn: 'L’anneau, la ceinture, tout métal sur vous brûle comme sorti du feu.',
    cold: 'Un froid de cave vous entre dans les os et n’en sort qu’à regret.',
    wound: 'Une vieille blessure se rouvre, que vous n’avez jamais reçue.',
    whisper: 'Quelqu’un qui n’est plus vous demande l’heure, et ne rend pas ce qu’il prend.',
    rot: 'Le pain moisit, les fleurs penchent, une mouche tombe.',
  },
  tolls: {
    dream: (p: { points: number }) => `Rêve : ${count(p.points, { one: 'point', other: 'points' })} de moins.`,
    fatigue: (p: { points: number }) => `Fatigue : ${count(p.points, { one: 'point', other: 'points' })} de plus.`,
    life: (p: { points: number }) => `Vie : ${count(p.points, { one: 'point', other: 'points' })} de moins.`,
  },
}
