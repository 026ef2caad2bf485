const tasks = (count: number): string => (count < 2 ? `${count} sort` : `${count} sorts`)

export const evenings = {
  title: "Avant l'aube",
  lead: "Une nuit, un haut-rêvant, une liste de sorts. Montez, dormez, remontez : jusqu'à l'aube.",
  begin: 'Une soirée',
  goOn: 'Reprendre la soirée',
  soFar: (p: { done: number; of: number }) => `Une soirée vous attend : ${tasks(p.done)} sur ${p.of}.`,
  unknown: "Cette soirée n'existe pas.",
  list: 'À faire avant l’aube',
  cast: (p: { spell: string; land: string }) => `Lancer ${p.spell} (${p.land})`,
  lay: (p: { spell: string; land: string }) => `Mettre ${p.spell} en réserve (${p.land})`,
  done: 'fait',
  hours: (p: { hours: number }) => (p.hours === 1 ? 'Dernière heure de la nuit.' : `${p.hours} heures de nuit.`),
  expecting: (p: { percent: string }) => `Le meilleur jeu connu se calcule : ${p.percent}.`,
  expected: (p: { mean: string; nights: number }) =>
    `Le meilleur jeu connu en réussit ${p.mean} en moyenne, sur ${p.nights} nuits jouées.`,
  noExpectation: 'Le meilleur jeu connu n’a pas pu être calculé.',
  finish: 'Finir la soirée',
  finishSure: 'Finir maintenant ?',
  over: (p: { count: number; of: number }) => `L'aube : ${tasks(p.count)} sur ${p.of}`,
  above: 'Mieux que le meilleur jeu connu : les dés, ou vous.',
  equal: 'Ce que le meilleur jeu connu attend.',
  below: 'Moins que le meilleur jeu connu n’attend.',
  share: (p: { count: number; share: string }) => `${p.count} : ${p.share}`,
  shares: 'Sur ces nuits, combien de sorts :',
  next: 'Une autre soirée',
  again: 'Refaire cette soirée',
}
