/** Dice and journal of any game. */
export const dicePanel = {
  typed: 'Ce que montrent vos dés',
  awaited: (p: { die: string }) => `On attend : ${p.die}.`,
  wrongFace: (p: { least: number; most: number }) => `Ce dé montre un nombre entre ${p.least} et ${p.most}.`,
  between: (p: { least: number; most: number }) => `Un nombre de ${p.least} à ${p.most}`,
  choose: 'Choisissez ce que donnent vos dés.',
  rollForMe: 'Lancer celui-ci pour moi',
  last: 'Ce qui vient de tomber',
  passed: 'réussi',
  failed: 'manqué',
  shows: (p: { die: string; face: number }) => `${p.die} : ${p.face}`,
  stones: { white: 'pierre blanche', black: 'pierre noire' },
  card: (p: { name: string }) => `carte : ${p.name}`,
  cardHidden: 'carte retournée',
  lot: (p: { drawn: string }) => `tiré au sort : ${p.drawn}`,
  against: (p: { die: string; face: number; chance: number }) => `${p.die} : ${p.face} pour ${p.chance}`,
}

export const journal = {
  tab: 'Journal',
  justNow: "Ce qui vient d'arriver",
  empty: "Rien encore. Le journal s'écrira à mesure.",
  copy: 'Copier le journal',
  export: 'Exporter le journal',
  backToNow: 'Revenir au présent',
  past: 'Moment passé.',
  first: 'Au début',
  last: 'À la fin',
  undone: 'repris',
  earlier: (p: { count: number }) => `Plus tôt (encore ${p.count})`,
  later: (p: { count: number }) => `Plus tard (encore ${p.count})`,
  copyRefused: 'Le navigateur refuse la copie : exportez plutôt le journal.',
}
