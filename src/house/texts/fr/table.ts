import { de } from './nouns.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** So many minutes, in the largest whole measure. */
const lasting = (minutes: number): string => {
  if (minutes % 1440 === 0) return counted(minutes / 1440, 'jour', 'jours')
  if (minutes % 60 === 0) return counted(minutes / 60, 'heure', 'heures')
  return counted(minutes, 'minute', 'minutes')
}

/** A table across the network: opening, joining, its seats. */
export const table = {
  openTitle: 'Ouvrir une table',
  name: 'Nom de la table',
  open: 'Ouvrir la table',
  fromSave: 'Partir d’un enregistrement…',
  fromSaveHint:
    'Facultatif : un fichier enregistré depuis une table, pour la poursuivre ici avec de nouveaux codes et des sièges libres.',
  fromSaveChosen: (p: { file: string }) => `La table continuera là où s’arrête « ${p.file} ».`,
  fromNothing: 'Partir de rien',
  save: 'Enregistrer la table dans un fichier',
  saveHint: 'Le fichier contient tout ce que vous savez, positions cachées comprises : gardez-le pour vous.',
  saved: 'Le fichier est prêt.',
  savedInPart: (p: { entries: number; of: number }) =>
    `La table est abîmée : le fichier contient ses ${p.entries} premières lignes sur ${p.of}.`,
  joinTitle: 'Rejoindre une table',
  joinIntro: 'Dites le code que l’on vous a donné.',
  code: 'Code de la table',
  look: 'Entrer',
  taken: 'déjà pris',
  standsAt: (p: { place: string }) => `libre, en ${p.place}`,
  youPlayed: 'joué par vous',
  takenBy: (p: { name: string }) => `joué par ${p.name}`,
  importOne: (p: { program: string }) => (p.program ? `Importer un fichier (${p.program} aussi)…` : 'Importer un fichier…'),
  share: 'Partager',
  camera: 'Code QR pour les joueurs',
  cameraLabel: 'Code QR du lien pour les joueurs',
  invites: (p: { table: string; code: string }) => `Venez à la table « ${p.table} » : code ${p.code}.`,
  free: 'libre',
  botPlays: (p: { bot: string }) => `le programme joue (${p.bot})`,
  letPlay: (p: { bot: string }) => `Laisser jouer le programme : ${p.bot}`,
  askSave: 'Enregistrer la table dans un fichier',
  askSaveHint:
    'Tant que la partie dure, le fichier montrerait ce que chacun cache aux autres : il n’est donné que si tous ceux qui jouent sont d’accord. Une fois la partie finie, il est à qui s’y est assis.',
  asksSave: (p: { name: string }) =>
    `${p.name} demande à enregistrer la table entière. Le fichier montre ce que chacun cache, vous aussi ; il serait donné à tous ceux qui jouent.`,
  asksFree: (p: { name: string; seat: string }) =>
    `${p.name} propose de libérer le siège ${de(p.seat)} : quelqu’un d’autre pourrait alors le reprendre tel qu’il est, si tous en sont d’accord.`,
  asksFreeYours: (p: { name: string }) => `${p.name} propose de libérer votre siège. Sans votre accord, il reste à vous.`,
  asksBot: (p: { name: string; bot: string; seat: string }) =>
    `${p.name} propose que le programme (${p.bot}) joue le siège ${de(p.seat)}.`,
  asksSit: (p: { name: string; seat: string }) =>
    `${p.name} demande à reprendre le siège ${de(p.seat)}, avec tout ce qui y est caché.`,
  youAskSave: 'Vous demandez à enregistrer la table entière.',
  youAskFree: (p: { seat: string }) => `Vous proposez de libérer le siège ${de(p.seat)}.`,
  youAskBot: (p: { bot: string; seat: string }) => `Vous proposez que le programme (${p.bot}) joue le siège ${de(p.seat)}.`,
  askWaits: (p: { names: string }) => `Il manque encore l’accord ${de(p.names)}.`,
  agreeToAsk: 'D’accord',
  declineAsk: 'Pas d’accord',
  withdrawAsk: 'Retirer la demande',
  saveGranted: 'Tous sont d’accord : la table peut être enregistrée, telle qu’elle était à cet instant.',
  takeFile: 'Prendre le fichier',
  closeAsk: 'Ne plus le proposer',
  askFree: 'Proposer de libérer le siège',
  noMaster: 'Personne ne tient cette table : ce qui touche à ce qu’un autre cache se décide avec tous ceux qui jouent.',
  youHost:
    'Vous avez ouvert cette table : vous faites entrer, vous donnez les codes, vous pouvez la fermer. Ce qui touche à ce qu’un autre cache se décide avec tous ceux qui jouent.',
  forHost: 'Changer les codes, fermer la table',
  absence: 'Si quelqu’un s’absente',
  absenceThen: 'Qui reste absent quand on l’attend',
  absenceAfter: 'Au bout de',
  absenceWaits: 'est attendu sans limite',
  absenceLoses: 'perd la partie',
  absenceGives: (p: { bot: string }) => `laisse son siège au programme : ${p.bot}`,
  absenceNever: 'Qui s’absente est attendu sans limite : son siège reste à lui.',
  absenceForfeits: (p: { minutes: number }) =>
    `Qui reste absent ${lasting(p.minutes)} alors qu’on l’attend perd la partie ; qui revient à temps garde son siège.`,
  absenceToBot: (p: { minutes: number; bot: string }) =>
    `Qui reste absent ${lasting(p.minutes)} alors qu’on l’attend laisse son siège au programme (${p.bot}) ; qui revient à temps le garde.`,
  lasting: (p: { minutes: number }) => lasting(p.minutes),
  closeKeeps: 'Vous en gardez le fichier ; chacun emporte ce qu’il joue et le récit.',
  youClosed: 'La table est fermée, pour tous et pour toujours.',
  takeHome: 'Ce que vous emportez',
  away: (p: { name: string }) => `${p.name} n’est pas là.`,
  freePlaces: (p: { count: number }) =>
    p.count === 1
      ? 'Une place est libre : le programme peut y jouer.'
      : `${p.count} places sont libres : le programme peut y jouer.`,
  awayLoses: (p: { name: string; at: string }) =>
    `${p.name} n’est pas là. La table attend jusqu’au ${p.at} ; ensuite, ce siège perd la partie.`,
  awayGives: (p: { name: string; at: string; bot: string }) =>
    `${p.name} n’est pas là. La table attend jusqu’au ${p.at} ; ensuite, le programme (${p.bot}) joue à sa place.`,
  awaitedUntil: (p: { at: string }) => `absent, attendu jusqu’au ${p.at}`,
  bringThis: 'Venir avec',
  ofYours: 'à vous',
  take: 'Prendre ce siège',
  follow: 'Suivre',
  watch: 'Regarder la table',
  game: 'Jeu',
  tab: 'Table',
  players: 'Code des joueurs',
  spectators: 'Code des spectateurs',
  playersLink: 'Lien pour les joueurs',
  spectatorsLink: 'Lien pour les spectateurs',
  forYou: 'Pour vous seul : votre clé, changer les codes, transmettre, enregistrer, fermer',
  keyHint: 'La clé de ce siège est gardée par ce navigateur. Elle ne paraît nulle part, ni dans l’adresse.',
  ownLink: 'Lien pour un autre appareil à vous',
  ownLinkMade: 'Sert une seule fois, pendant un jour : ouvrez-le sur l’autre appareil',
  renewKey: 'Changer la clé',
  renewKeyGardien:
    'Si quelqu’un d’autre a pu ouvrir ce siège : l’ancienne clé ne vaudra plus nulle part, vos autres appareils sortiront, les liens à usage unique s’éteindront et la table aura de nouveaux codes. Les sièges des joueurs restent.',
  renewKeyPlayer:
    'Si quelqu’un d’autre a pu ouvrir ce siège : l’ancienne clé ne vaudra plus nulle part et vos autres appareils sortiront.',
  handTable: 'Transmettre la table',
  linkTitle: 'Prendre un siège',
  noLink: 'Il n’y a pas de lien à ouvrir ici : il a déjà servi dans ce navigateur, ou l’adresse est incomplète.',
  usedLink: 'Ce lien a déjà servi, ou il est trop vieux : demandez-en un autre à qui vous l’a donné.',
  linkSit: 'S’asseoir sous ce nom',
  approval: 'J’approuve ceux qui entrent',
  approvalHint:
    'Avec un code, joueurs et spectateurs frappent à la porte ; ils n’entrent et ne voient rien qu’avec votre accord.',
  waitsHint: 'Vous pouvez fermer cette page : votre demande attend, et ce navigateur la retrouve sur la page de départ.',
  giveUp: 'Renoncer à entrer',
  giveUpConfirm: 'Renoncer ? Votre demande sera retirée ; avec le code, vous pourrez frapper de nouveau.',
  somebody: 'Quelqu’un',
  asksToPlay: (p: { name: string; character: string }) => `${p.name} demande à jouer ${p.character}.`,
  asksToBring: (p: { name: string; character: string }) => `${p.name} demande à venir avec ${p.character}.`,
  asksToFollow: (p: { name: string; character: string }) => `${p.name} demande à regarder, en suivant ${p.character}.`,
  admit: 'Faire entrer',
  admitAll: (p: { count: number }) => `Faire entrer tous (${p.count})`,
  queue: 'Ce qui vous attend',
  waitsSince: 'attend depuis',
  waited: (p: { minutes: number }) => (p.minutes < 1 ? '< 1 min' : `${p.minutes} min`),
  waitMore: (p: { count: number }) => `Encore ${p.count}`,
  turnAway: 'Refuser',
  turnAwayForGood: 'Refuser pour toujours',
  banish: 'Renvoyer pour toujours',
  banishConfirm: (p: { name: string }) =>
    `Renvoyer qui joue ${p.name} ? Le siège est libéré, ce navigateur n’entrera plus à cette table et les codes changent : donnez les nouveaux à ceux qui doivent encore venir. Avec un autre appareil et un nouveau code, on pourrait revenir : cochez alors « J’approuve ceux qui entrent ».`,
  unknownSeat: (p: { role: string }) =>
    `Le serveur ne connaît pas la clé de ce siège (${p.role}) : il a été libéré ou transmis, sa clé a été changée ailleurs, ou la table n’existe plus.`,
  unknownHint: 'Elle reste gardée dans ce navigateur, au cas où le serveur la retrouverait, jusqu’à ce que vous l’oubliiez.',
  notKept:
    'Ce navigateur ne garde pas ce siège : une adresse ne suffit pas pour l’ouvrir. Entrez avec un code, ou un lien à usage unique.',
  callAgain: 'Demander encore au serveur',
  forgetThis: 'Oublier ce siège',
  renew: 'Changer les codes',
  renewHint: 'Les anciens codes ne serviront plus et les spectateurs sortiront ; les sièges des joueurs restent.',
  seats: 'Sièges',
  present: 'présent',
  absent: 'absent',
  freeSeat: 'Libérer le siège',
  handOver: 'Transmettre',
  handOverCode: (p: { name: string }) => `Code à usage unique pour le siège ${de(p.name)}`,
  handOverLink: (p: { name: string }) => `Lien à usage unique pour le siège ${de(p.name)}`,
  add: 'Ajouter',
  watchers: 'Spectateurs',
  follows: (p: { name: string }) => `suit ${p.name}`,
  sendOut: 'Faire sortir',
  sendOutConfirm: (p: { name: string }) => `Faire sortir ${p.name} ? La raison lui est dite ; avec le code, on peut revenir.`,
  banishWatcherConfirm: (p: { name: string }) =>
    `Renvoyer ${p.name} pour toujours ? La raison lui est dite, ce navigateur n’entrera plus à cette table et les codes changent. Avec un autre appareil et un nouveau code, on pourrait revenir : cochez alors « J’approuve ceux qui entrent ».`,
  places: 'Nombre de places',
  placesOpen: 'autant qu’il en vient',
  out: 'Sortir, en gardant le siège',
  outHint: 'La table vous attend sur la page de départ de ce navigateur.',
  leave: 'Rendre le siège',
  leaveConfirm: 'Rendre ce siège ? Un autre pourra le prendre ; pour revenir, il vous faudra un code.',
  close: 'Fermer la table pour toujours',
  removeConfirm: (p: { name: string }) => `Retirer ${p.name} de la table ?`,
  selectIt: 'Sélectionné : copiez-le.',
  shared: 'Partagé.',
  watching: (p: { name: string }) => `Vous suivez ${p.name} : vous voyez ce que voit son joueur, sans agir.`,
  followed: 'suivi',
  copyComes: "C'est une copie qui vient à la table : l'original reste sur cet appareil, tel qu'il est.",
  you: 'vous',
  youKeep: 'vous tenez cette table',
}
