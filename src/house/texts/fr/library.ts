/** What is kept in this browser: the list and the files. */
export const library = {
  open: 'Ouvrir',
  of: (p: { action: string; name: string }) => `${p.action} : ${p.name}`,
  lastPlayed: (p: { when: string }) => `joué le ${p.when}`,
  dropHere: 'Déposez le fichier : il rejoindra ce que vous gardez ici.',
  importHint: (p: { program: string }) =>
    `Un fichier exporté d’ici, ou un personnage exporté de ${p.program}, peut aussi être déposé sur la page.`,
  exportTo: (p: { program: string }) => `Vers ${p.program}`,
  wholeTable: "Ce fichier contient une table entière, pas la partie d’une seule personne. Rien n'a été changé.",
  noStorage:
    'Ce navigateur ne nous laisse rien garder : on joue et on rejoint une table, mais tout s’oublie quand la page se ferme. Pour garder, autorisez le stockage de ce site, puis rechargez la page.',
  damaged: 'Cet enregistrement est abîmé : il ne s’ouvre plus. Exportez-le pour le garder, ou supprimez-le.',
  gameGone: 'Ce jeu n’est pas ici : l’enregistrement reste gardé.',
  removeDamaged: (p: { name: string }) => `Supprimer ${p.name} de cet appareil ? On ne pourra pas revenir dessus.`,
  removed: (p: { name: string }) => `${p.name} n'est plus sur cet appareil.`,
  copied: (p: { name: string }) => `${p.name} est la copie : à vous de la mener ailleurs.`,
}
