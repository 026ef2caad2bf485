export const hub = {
  title: "S'exercer",
  lead: 'Apprendre les Terres Médianes seul, sur la même carte et avec les mêmes cartes à jouer.',
  back: "Retour à S'exercer",
}
