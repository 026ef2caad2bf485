import type { StartWords } from '../../../../../house/face/face.ts'
import { formatOf } from '../../../../../house/texts/format.ts'

const { count, signed } = formatOf('fr')
const spells = (n: number): string => count(n, { one: 'sort', other: 'sorts' })

/** What the list tells of a dreamer. */
export const library = {
  go: 'Partir',
  place: (p: { name: string; cell: string }) => `${p.name} (${p.cell})`,
  lost: (p: { inA: string }) => `position perdue, ${p.inA}`,
  strength: (p: { voie: string; level: number }) => `${p.voie} ${signed(p.level)}`,
  knows: (p: { count: number }) => spells(p.count),
  knowsAll: 'tous les sorts',
  keeps: (p: { count: number }) => count(p.count, { one: 'réserve', other: 'réserves' }),
  kept: (p: { name: string }) => `${p.name} peut monter.`,
  corrected: (p: { name: string }) => `${p.name} : la feuille est à jour.`,
  unchanged: "Rien n'a changé.",
}

/** The dreamers that are ready to go up. */
export const ready = {
  nitouche: {
    name: 'Nitouche',
    line: 'Jeune haut-rêvante, déjà habile en Hypnos. Le bon choix pour un premier voyage.',
  },
  balthazar: {
    name: 'Balthazar',
    line: 'Vieux et puissant, versé dans les quatre voies ; son souffle est court, ses réserves nombreuses.',
  },
  lison: {
    name: 'Lison',
    line: 'Novice, un seul sort et peu de rêve devant elle. Chaque pas compte.',
  },
}

/** What the sheet says in short. */
export const brief = {
  reve: 'RÊVE',
  dreamOf: (p: { dream: number; reve: number }) =>
    `${count(p.dream, { one: 'point de rêve', other: 'points de rêve' })}, RÊVE ${p.reve}`,
}

/** Said to the house, which shows it on the start screen. */
export const words: StartWords = {
  begin: 'Commencer un voyage',
  beginHint: 'Un haut-rêvant vous attend ; chaque choix vous sera expliqué.',
  resume: 'Reprendre le voyage',
  yours: 'Vos haut-rêvants',
  noneYet: "Vous n'avez pas encore de haut-rêvant à vous.",
  create: 'Créer un haut-rêvant',
  togetherHint: "Une table en ligne : le gardien des rêves l'ouvre, les autres la rejoignent.",
  practise: "S'exercer",
  practiseHint: 'Des leçons pas à pas, puis de quoi garder la main.',
  daily: {
    name: 'L’enjeu du soir',
    hint: 'Peu de temps, un sort à lancer : le même pour tous, avec les mêmes dés.',
    won: 'Joué ce soir : gagné.',
    lost: 'Joué ce soir : perdu.',
  },
  learn: 'Apprendre en jouant',
  learnHint: 'Première leçon : une montée de cinq minutes, pas à pas.',
}

/** What its own pieces of the start screen say. */
export const start = {
  ready: 'Haut-rêvants prêts à monter',
  resumeHint: (p: { dreamer: string; place: string }) => `${p.dreamer} vous attend : ${p.place}.`,
  rules: 'Règles',
}
