/** A player who waits watches another play. */
export const watching = {
  meanwhile: 'En attendant, regarder',
  watch: (p: { name: string }) => `Regarder ${p.name}`,
  watches: (p: { name: string }) => `Vous regardez ${p.name}`,
  yourTurn: 'C’est à vous.',
  back: 'Revenir',
  understood: 'Bien',
  forbidden: 'À cette table, les joueurs ne regardent pas jouer les autres.',
  let: 'Qui attend peut regarder jouer les autres',
  letHint: 'Un joueur voit alors un autre siège comme le verrait un spectateur : sans agir, et sans rien de ce qui est caché.',
}
