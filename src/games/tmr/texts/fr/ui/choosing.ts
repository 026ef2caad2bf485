/** A cell that one wants to choose, and what for. */
export const choosing = {
  begin: 'Choisir la case',
  which: 'Quelle case ?',
  effect: (p: { name: string }) => `${p.name} : une fois pour toutes.`,
  place: 'Où placer le demi-rêve ?',
  placeTold: 'Son joueur saura où il est.',
  placeHidden: 'En secret : son joueur ne saura que le genre.',
  send: (p: { name: string; strength: number | null }) =>
    `En secret, sa prochaine rencontre sur cette case : ${p.name}, ${p.strength === null ? 'force aux dés' : `force ${p.strength}`}.`,
  note: 'Pour une note que vous seul lirez.',
}
