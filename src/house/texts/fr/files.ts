export const about = {
  title: 'À propos',
  what: 'Demi-rêve est une table de jeu virtuelle, pour une personne ou plusieurs.',
  credits: 'Crédits et licences',
  fonts: 'Caractères',
  drawings: 'Dessins',
  drawingsOurs: 'Tables, figures et emblèmes ont été dessinés pour Demi-rêve.',
  libraries: 'Bibliothèques',
  licence: (p: { name: string; licence: string }) => `${p.name}, licence ${p.licence}`,
  version: (p: { version: string }) => `Version ${p.version}`,
  privacy: 'Vos parties restent sur cet appareil, sauf à une table que vous rejoignez.',
}

export const files = {
  importedAll: (p: { games: number; known: number; refused: number; practice: number }) =>
    [
      ...(p.games > 0 || p.practice === 0 ? [`Parties arrivées : ${p.games}.`] : []),
      ...(p.known > 0 ? [`Déjà là : ${p.known}.`] : []),
      ...(p.practice > 0 ? ["Le carnet d'exercices s'est joint à celui d'ici."] : []),
      ...(p.refused > 0 ? [`Illisibles : ${p.refused}.`] : []),
    ].join(' '),
  laterFile: "Ce fichier vient d'une version plus récente. Rechargez la page, puis réessayez ; rien n'a été changé.",
  imported: (p: { name: string }) => `${p.name} a rejoint cet appareil.`,
  notOurs: "Ce fichier n'est pas un fichier de Demi-rêve. Choisissez-en un exporté d'ici ; rien n'a été changé.",
  damaged: (p: { field: string }) =>
    `Ce fichier est abîmé (${p.field}). Rien n'a été changé : exportez-le de nouveau, si vous le pouvez.`,
  otherVersion: (p: { theirs: number; ours: number }) =>
    `Ce fichier suit la version ${p.theirs} des règles, ici la version ${p.ours}. Rien n'a été changé.`,
  tooBig: 'Ce fichier est trop gros pour une partie. Rien n’a été changé.',
  unreadable: "Ce fichier ne se laisse pas lire. Rien n'a été changé : choisissez-en un autre.",
  alreadyHere: (p: { name: string }) => `${p.name} est déjà ici : l'exemplaire importé est gardé à côté.`,
}
