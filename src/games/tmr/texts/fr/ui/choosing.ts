/** A cell that one wants to choose, and what for. */
export const choosing = {
  begin: 'Choisir la case',
  which: 'Quelle case ?',
  effect: (p: { name: string }) => `${p.name} : une fois pour toutes.`,
  place: 'Où placer le demi-rêve ?',
  placeTold: 'Son joueur saura où il est.',
  placeHidden: 'En secret : son joueur ne saura que le genre.',
  send: (p: { name: string; who: string; here: boolean; strength: number | null }) =>
    `La prochaine rencontre de ${p.who}${p.here ? ' sur cette case' : ''} : ${p.name}, ${p.strength === null ? 'force aux dés' : `force ${p.strength}`}.`,
  sending: (p: { name: string; placed: boolean }) => (p.placed ? p.name : `${p.name} : où ?`),
  wherever: 'Ou à qui, où qu’il aille',
  openly: 'L’annoncer à toute la table',
  announcedTo: (p: { name: string; who: string }) => `${p.name} : bientôt, pour ${p.who}.`,
  announcedOn: (p: { name: string; cell: string }) => `${p.name} : en ${p.cell}.`,
  note: 'Pour une note que vous seul lirez.',
}
