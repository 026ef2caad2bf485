/** A moment of one's own journey, played again. */
export const replay = {
  title: 'Moment rejoué',
  lead: 'Un moment de votre voyage, avec d’autres dés. Rien n’en est gardé.',
  beside: (p: { place: string }) => `La figure pâle refait le premier voyage, pas pour pas : ${p.place}.`,
  ways: 'En pointillé le chemin de cette fois, en tirets le premier.',
  again: 'Recommencer d’ici',
  back: 'Retour au voyage',
}
