/** A table of this page: the device changes hands, or the program plays. */
export const local = {
  whoseTurn: 'Qui prend l’appareil ?',
  passTo: (p: { name: string }) => `L’appareil passe à ${p.name}.`,
  curtain: 'Rien de la partie n’est à l’écran tant que personne ne se nomme.',
  iAm: (p: { name: string }) => `Je suis ${p.name}`,
  turnOf: (p: { name: string }) => `C’est à ${p.name} de répondre.`,
  pass: 'Passer l’appareil',
  inOpen: (p: { name: string }) => `À ${p.name}, table ouverte : aucune main n’est montrée.`,
  takeHand: 'Voir ma main',
  here: 'sur cet appareil',
  botLeft: {
    threw: (p: { bot: string; name: string }) =>
      `${p.bot} ne joue plus pour ${p.name} : une erreur l’a arrêté. Le siège est libre.`,
    stalled: (p: { bot: string; name: string }) =>
      `${p.bot} ne joue plus pour ${p.name} : il ne répondait plus. Le siège est libre.`,
    refused: (p: { bot: string; name: string }) =>
      `${p.bot} ne joue plus pour ${p.name} : il a dit ce que la règle refuse. Le siège est libre.`,
  },
  botAgain: 'Le laisser réessayer',
  playOn: 'Jouer à sa place',
}
