import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

/** What an erratic effect may come to, drawn alone, proposed to a gardien: a table of our own. */
export const erratic = {
  /** CAST-5: what it acts on. */
  fields: {
    oniros:
      'Oniros agit sur le monde inanimé : terre, eau, air, feu, bois, métal. Les créatures n’y sont prises que par ce qui les entoure.',
    hypnos: 'Hypnos agit sur les créatures, leurs sens et leurs pensées. Le monde inanimé n’en garde pas de trace.',
    invocation: 'Une invocation manquée fait venir n’importe quoi, sauf ce qui était appelé.',
    narcos: 'Narcos agit sur la chose enchantée : d’ordinaire elle se brise, ou quelque chose se fausse dans son usage.',
    thanatos: 'Thanatos peut tout, pourvu que ce soit cruel.',
  },
  effects: {
    hail: 'Une grêle de cailloux tombe d’un ciel sans nuage, sur vous et autour.',
    mire: 'Le sol devient boue jusqu’aux genoux, puis redevient sol, vous dedans.',
    glow: 'Tout ce qui est de bois luit une heure durant, jusqu’aux manches d’outils.',
    frost: 'Un givre de plein été couvre l’herbe, les pierres et vos habits.',
    echo: 'Chaque mot vous revient avec un instant d’avance. La tête vous tourne.',
    laughter: 'Un fou rire vous prend, sans cause, et vous laisse à terre.',
    faces: 'Pour un moment, tous les passants ont le même visage : le vôtre.',
    doubt: 'Vous n’êtes plus sûr de ne pas dormir, et quelque chose du rêve s’en va par là.',
    stranger: 'Quelqu’un est venu, qui n’a été appelé par personne ; il s’assied et attend qu’on lui explique.',
    herd: 'Un troupeau de moutons bleus surgit au galop et vous passe dessus.',
    creditor: 'Un petit homme en gris présente une note, à votre nom, et ne repart pas sans acompte.',
    claws: 'Ce qui vient n’a pas de forme, seulement des griffes, et s’en va comme il est venu.',
    crack: 'La chose que vous touchiez se fend d’un bout à l’autre, sans un bruit.',
    flaw: 'La chose paraît intacte ; elle fera désormais le contraire de ce qu’on en attend, une fois sur deux.',
    rust: 'Les boucles, les clefs et les clous d’alentour se piquent de rouille.',
    weight: 'Vos habits pèsent comme s’ils étaient trempés, puis comme s’ils étaient de plomb.',
    burn: 'L’anneau, la ceinture, tout métal sur vous brûle comme sorti du feu.',
    cold: 'Un froid de cave vous entre dans les os et n’en sort qu’à regret.',
    wound: 'Une vieille blessure se rouvre, que vous n’avez jamais reçue.',
    whisper: 'Quelqu’un qui n’est plus vous demande l’heure, et ne rend pas ce qu’il prend.',
    rot: 'Le pain moisit, les fleurs penchent, une mouche tombe.',
  },
  tolls: {
    dream: (p: { points: number }) => `Rêve : ${count(p.points, { one: 'point', other: 'points' })} de moins.`,
    fatigue: (p: { points: number }) => `Fatigue : ${count(p.points, { one: 'case', other: 'cases' })} de plus.`,
    life: (p: { points: number }) => `Vie : ${count(p.points, { one: 'point', other: 'points' })} de moins.`,
  },
}
