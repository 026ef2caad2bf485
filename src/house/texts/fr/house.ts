export const settings = {
  title: 'Réglages',
  language: 'Langue',
  languages: { fr: 'français', en: 'English' },
  dice: 'Dés',
  diceThrown: 'lancés par le programme',
  diceTyped: 'saisis, avec de vrais dés',
  diceWhere: 'Saisis quand vous jouez seul. Les leçons et les exercices lancent les leurs ; une table dit elle-même qui lance.',
  motion: 'Mouvement',
  motionFull: 'complet',
  motionReduced: 'réduit : seuls les résultats apparaissent',
  motionSystem: "comme l'appareil",
  theme: 'Lumière',
  themeDark: 'nuit',
  themeLight: 'plein jour',
  themeSystem: "comme l'appareil",
  call: 'À une table, quand on vous attend',
  callNone: 'rien',
  callSound: 'un son doux',
  callBuzz: 'une vibration',
}

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
  importFile: 'Importer un fichier',
  exportAll: 'Tout exporter',
  allName: 'tout',
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

export const states = {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  notSaved: "L'enregistrement a échoué : libérez de la place, puis recommencez.",
  online: 'En ligne',
  connecting: 'Connexion à la table…',
  reconnecting: 'La table ne répond plus, on la rappelle…',
  restarting: "Le serveur redémarre : rien n'est perdu, la partie reprend dans un instant.",
  barred:
    'Le serveur répond, mais quelque chose entre lui et vous (un réseau, un filtre) ne laisse pas passer les WebSockets, par où la table vous parle. Essayez un autre réseau ; on rappelle en attendant.',
  lineDown: 'Ligne coupée',
  onItsWay: 'Votre réponse est prise : elle part dès que la table répond.',
  back: 'La table est revenue.',
  outside: 'Hors de la table',
  unreachable: 'La table ne répond pas. On la rappelle jusqu’à ce qu’elle revienne…',
  oldProgram: 'Une nouvelle version est là : rechargez la page pour la prendre.',
  reload: 'Recharger',
  partGone:
    "Une partie de la page n'est pas venue : le site vient d'être renouvelé, ou la ligne est coupée. Votre partie est enregistrée : rechargez dans un instant.",
  notCome: "Cette partie de l'écran n'est pas venue : la ligne est peut-être coupée.",
  again: 'Réessayer',
  broken: "Quelque chose s'est rompu à l'écran. Votre partie est enregistrée : rechargez la page.",
}

export const help = {
  title: 'Aide',
  intro: 'Tout se fait à la souris, au doigt ou au clavier.',
  keysTitle: 'Touches',
}

export const confirm = {
  removeSaved: (p: { name: string }) => `Supprimer ${p.name}, ses parties et son journal ? On ne pourra pas revenir dessus.`,
}
