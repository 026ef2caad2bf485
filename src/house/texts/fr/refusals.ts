/** As the rooms give them; a text says something sensible without them. */
export type RefusalParams = Readonly<Record<string, string | number>>
export type RefusalText = (p: RefusalParams) => string

export const say =
  (text: string): RefusalText =>
  () =>
    text

const reason = ({ why, expected, received }: RefusalParams): string => {
  if (why) return ` : ${why}`
  return expected ? ` : ${expected} attendu, ${received ?? 'rien'} reçu` : ''
}

/** Of the kit, the house and the server; those with a word of the game are in `ofGame.ts`, those of a game among its own texts. */
export const refusals = {
  'wrong-phase': say("Ce n'est pas le moment : répondez d'abord à ce qui vous est demandé."),
  'damaged-record': say('Cet enregistrement est abîmé : revenez à l’accueil pour l’exporter ou le supprimer.'),
  'too-many-bots': say('Le programme tient déjà trop de places : libérez-en une, ou revenez un peu plus tard.'),
  'no-such-bot': say('Le programme ne sait pas jouer ainsi à ce jeu : choisissez-en un autre.'),
  malformed: (p) =>
    `${p.field ? `Le champ « ${p.field} »` : 'Cette demande'} ne convient pas${reason(p)}. Corrigez, puis recommencez.`,
  internal: say("Quelque chose s'est rompu de notre côté. Rien n'a changé : recommencez, ou rechargez la page."),
  storage: say("L'enregistrement a échoué, rien n'a donc été joué. Libérez de la place, puis recommencez."),
  'storage-failed': say("L'enregistrement a échoué, rien n'a donc été joué. Libérez de la place, puis recommencez."),
  'storage-away': say('Le serveur ne joint plus ses tables pour l’instant, rien n’a donc été joué. Recommencez dans un moment.'),
  'rules-away': say('La suite des règles n’est pas venue, rien n’a donc été joué : la ligne est peut-être coupée. Recommencez.'),
  'not-json': say("Ce fichier ne se laisse pas lire. Rien n'a été changé : choisissez-en un autre."),
  'foreign-file': say("Ce fichier n'est pas de Demi-rêve. Rien n'a été changé : choisissez-en un exporté d'ici."),
  'other-game': say("Ce fichier vient d'un autre jeu : choisissez-en un de Demi-rêve."),
  'other-version': say(
    "Ceci vient d'une autre version de Demi-rêve : rechargez la page, ou ouvrez-le avec la version qui l'a écrit.",
  ),
  busy: say('La table est très occupée : recommencez dans un instant.'),
  'no-such-request': say("Cette demande n'attend plus de réponse."),
  'out-of-date': say('La partie a avancé entre-temps : regardez où vous en êtes, puis choisissez de nouveau.'),
  'nothing-to-undo': say("Il n'y a rien à reprendre."),
  stale: say('La partie a avancé entre-temps : regardez où vous en êtes, puis choisissez de nouveau.'),
  spectator: say('Les spectateurs regardent sans agir : prenez un siège de joueur pour jouer.'),
  'no-such-place': say('Il n’y a pas de tel endroit sur cette table.'),
  'spectators-point-not': say('Un spectateur ne montre rien sur la table.'),
  'watches-only': say('Vous regardez un autre siège que le vôtre : revenez au vôtre pour agir.'),
  'nobody-there': say('Personne de ce nom à la table : choisissez à qui vous parlez.'),
  'too-many-words': say('C’est beaucoup à la fois : laissez passer quelques instants.'),
  'name-hides': say('Ce nom cache des signes qui ne se voient pas, ou en empile trop : tapez-le de nouveau, lettre par lettre.'),
  'name-empty': say('Dites un nom : la table vous connaîtra par lui.'),
  'name-long': (p) => `Ce nom est trop long : ${p.most ?? 40} signes au plus.`,
  'called-taken': (p) =>
    `Quelqu’un s’appelle déjà ${p.name ?? 'ainsi'} à cette table, ou presque : ajoutez quelque chose à votre nom.`,
  'key-renewed': say('La clé de ce siège a été changée depuis un autre appareil : celle de ce navigateur n’ouvre plus rien.'),
  'seat-left': say('Ce siège a été rendu depuis un autre appareil. Pour revenir, il faut un code.'),
  'stayed-away': say('On vous a attendu le temps convenu à l’ouverture, puis le programme a repris ce siège.'),
  'not-without-gardien': say('Personne ne tient cette table : un siège où quelqu’un joue ne se transmet ni ne se retire.'),
  'save-not-agreed': say('Demandé à tous ceux qui jouent : le fichier sera là dès qu’ils en seront d’accord.'),
  'save-alone': say(
    'Personne d’autre ne joue ici qui puisse en être d’accord : le fichier montrerait ce qui est caché à un autre siège. Il sera là une fois la partie finie.',
  ),
  'plays-here': say('Vous jouez déjà à cette table : un autre siège vous montrerait ce qu’un autre cache.'),
  'name-taken': say('Ce nom est déjà pris à cette table : choisissez-en un autre.'),
  'too-many': say("La limite est atteinte : retirez quelque chose avant d'en ajouter."),
  'key-known': say('Ce siège est déjà le vôtre dans ce navigateur.'),
  'too-many-tables': say('Ce serveur tient déjà autant de tables qu’il le peut : réessayez plus tard.'),
  'table-too-large': say(
    'Cette table est devenue trop grande pour être montrée : reprenez ce qui a été ajouté en dernier, ou ouvrez-en une autre.',
  ),
  'table-full': say('Le journal de cette table est plein : ouvrez-en une autre pour continuer.'),
  'files-busy': say('D’autres fichiers sont en cours de lecture : recommencez dans un instant.'),
  'too-much-at-once': say('C’est trop d’événements à la fois pour être retenu : avancez par étapes plus courtes.'),
  'undone-too-far': say('Trop de choses anciennes ont été reprises à cette table : reprenez plus près, ou corrigez à la main.'),
  'too-fast': say('Trop d’essais en peu de temps : attendez une minute, puis recommencez.'),
  'too-large': say('C’est trop long pour être envoyé : raccourcissez, puis recommencez.'),
  unreachable: say('La table ne répond pas : vérifiez le réseau, puis recommencez.'),
  'dice-not-yours': say('À cette table, vous ne saisissez pas les dés : faites le choix, ils seront lancés pour vous.'),
  'nothing-said': say('Cela n’attend plus de dé.'),
  'no-such-die': say('Ce dé n’est plus attendu.'),
  'face-does-not-fit': say('Ce dé ne peut pas montrer cela : choisissez une de ses faces.'),
  'not-among': say('Cela ne peut pas avoir été tiré : nommez ce qui s’y trouve encore.'),
  replaced: say('Un autre choix a pris la place de celui-ci.'),
  'not-seated': say('Ce siège n’est pas encore prêt : rechargez la page.'),
  'not-found': say('Il n’y a rien à cette adresse : revenez au départ.'),
  protocol: say('Une nouvelle version est là : rechargez la page pour la prendre.'),
  closed: say('La table a été quittée avant la réponse.'),
} satisfies Record<string, RefusalText>

/** For a code of a later version than ours. */
export const unknownRefusal = "Cela n'est pas possible pour l'instant. Rien n'a changé."
