export const hub = {
  title: "S'exercer",
  lead: 'Apprendre les Terres Médianes seul, sur la même carte et devant les mêmes choix.',
  back: "Retour à S'exercer",
}
