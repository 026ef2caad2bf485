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
