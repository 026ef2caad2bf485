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

export const files = {
  importFile: 'Importer un fichier',
  exportAll: 'Tout exporter',
  allName: 'tout',
}

/** The tables that this browser knows. */
export const table = {
  noServer: "Cette page vient d'un hébergement sans tables : il faut le serveur de Demi-rêve pour jouer à plusieurs.",
  forget: 'Oublier',
  forgetConfirm: 'Oublier ce siège ? Sa clé sera effacée de ce navigateur : pour y revenir, il faudra un code ou un lien.',
}
