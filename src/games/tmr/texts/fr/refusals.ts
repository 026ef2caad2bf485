import { formatOf } from '../../../../house/texts/format.ts'
import type { RefusalCode as CoreCode } from '../../rules/state.ts'

/** As the core gives them; a text says something sensible without them. */
export type RefusalParams = Readonly<Record<string, string | number>>
type RefusalText = (p: RefusalParams) => string

const say =
  (text: string): RefusalText =>
  () =>
    text

const points = (n: string | number): string => formatOf('fr').count(Number(n), { one: 'point de rêve', other: 'points de rêve' })

const reason = ({ why, expected, received }: RefusalParams): string => {
  if (why) return ` : ${why}`
  return expected ? ` : ${expected} attendu, ${received ?? 'rien'} reçu` : ''
}

export const refusals = {
  'wrong-phase': say("Ce n'est pas le moment : répondez d'abord à ce qui vous est demandé."),
  'dream-too-low': (p) =>
    `${p.cost ? `Cela coûte ${points(p.cost)}` : 'Cela coûte du rêve'}, plus que vous ne pouvez donner : reposez-vous, ou choisissez moins coûteux.`,
  'no-second-evasion': say('On ne se dérobe pas deux fois devant la même rencontre : il faut la maîtriser ou la refouler.'),
  'cannot-let-pass': say('Seuls un Messager ou un Passeur se laissent passer : maîtrisez, dérobez-vous ou refoulez.'),
  'out-of-reach': say("C'est hors d'atteinte : choisissez une des cases éclairées."),
  'same-cell': say('Vous y êtes déjà : choisissez une autre case, ou renoncez.'),
  'off-map': say('Ce chemin quitte la carte : choisissez une case des Terres.'),
  'unknown-spell': say('Ce haut-rêvant ne connaît pas ce sort : prenez-en un de sa liste.'),
  'wrong-cell': say("Ce sort ne se lance pas d'ici : gagnez une case qui lui convient."),
  'no-messenger': say("Aucun Messager n'est en place : lancez le sort depuis votre propre case."),
  'cost-missing': say('Ce sort a un coût variable : dites combien de points de rêve vous y mettez.'),
  'cost-too-low': (p) => `Il faut y mettre ${p.least ? `au moins ${points(p.least)}` : 'davantage de points de rêve'}.`,
  'difficulty-missing': say('Ce sort a une difficulté variable : donnez-la avant de lancer les dés.'),
  spent: say('Un sort vient d’être mis en réserve ce round-ci : attendez le round suivant pour en lancer un autre.'),
  'must-leave': say('Un sort vient d’être mis en réserve : avancez ou descendez, on ne peut pas rester ici.'),
  ritual: say('Un rituel ne se met pas en réserve : gardez-le en main.'),
  'cell-taken': say('Cette case garde déjà un sort : gardez celui-ci en main. Le Fleuve entier compte pour une seule case.'),
  'reserve-full': say('Cette voie ne peut pas tenir une réserve de plus : déclenchez-en une, ou gardez ce sort en main.'),
  'resist-missing': say('La cible a droit à un jet de résistance : donnez ses points de rêve actuels.'),
  barred: say("Tant que cela dure, aucune magie : accomplissez d'abord ce que le Dragon exige."),
  urgent: say("L'urgence vous tient : filez déclencher la réserve, ou refoulez l'urgence."),
  'no-ascent': say("Une idée fixe vous retient en bas : attendez qu'elle passe, ou refoulez-la."),
  'seuil-too-low': say("Ce rituel prendrait votre dernier point de seuil : il n'en est pas question."),
  'nothing-here': say('Rien de tel ne repose ici : choisissez une réserve de cette case.'),
  'not-together': say('Un échec mis en réserve part seul : choisissez-le sans les autres.'),
  'no-such-gift': say("Une cité n'offre que la Fleur, le Passeur ou le Messager : choisissez l'un d'eux."),
  'unknown-effect': say("Cet effet n'est pas ou plus là, ou n'attend aucun choix."),
  'not-repressible': say("Cela ne se refoule pas : il faut le vivre jusqu'au bout."),
  insomnia: say("Impossible de dormir sous l'insomnie : attendez qu'elle passe."),
  'not-sleepy': say("Il fait jour et vous n'avez pas assez de fatigue pour dormir : attendez la nuit, ou demandez au gardien."),
  'cannot-wake': say('Rien ne réveille encore : il faut un point de rêve, un point de vie et une case de fatigue libre.'),
  'cannot-yield': say('Sans le don de non-résistance, on ne renonce pas à résister.'),
  'not-night': say("Les astres ne se lisent que de l'heure du Serpent à celle du Château Dormant."),
  past: say("Ce jour est passé : lisez aujourd'hui ou un jour à venir."),
  'already-read': say('Ce jour a déjà été lu cette nuit : attendez la prochaine.'),
  'no-sign': say("Aucun signe n'est là à lire."),
  'unknown-method': say("Cette méthode de méditation n'existe pas : prenez-en une de la liste."),
  'already-known': say('Ce sort est déjà connu : choisissez-en un autre.'),
  'too-hard': say("Ce sort dépasse trop votre niveau : il faut progresser dans sa voie d'abord."),
  'xp-too-low': say("Pas assez d'expérience pour ce pas."),
  'from-missing': say('Un niveau de Thanatos se paie dans une autre voie : dites laquelle.'),
  'no-dragons': say("À cette table, les Dragons n'agissent pas : le gardien peut le changer."),
  'points-too-low': (p) => `Il faut ${p.cost ?? 'davantage de'} points de sort de cette voie : lisez d'autres signes.`,
  'gardien-only': say('Cela revient au gardien des rêves : demandez-le-lui.'),
  'not-yours': say("Ce haut-rêvant n'est pas le vôtre : choisissez le vôtre pour agir."),
  'not-here': say("Ce haut-rêvant n'est pas sur cet appareil : choisissez-en un autre, ou importez son fichier."),
  'unknown-dreamer': say("Ce haut-rêvant n'est pas à cette table : choisissez-en un autre."),
  'ascent-refused': say('Le gardien des rêves refuse cette montée : les circonstances ne s’y prêtent pas, réessayez plus tard.'),
  malformed: (p) =>
    `${p.field ? `Le champ « ${p.field} »` : 'Cette demande'} ne convient pas${reason(p)}. Corrigez, puis recommencez.`,
  internal: say("Quelque chose s'est rompu de notre côté. Rien n'a changé : recommencez, ou rechargez la page."),
  storage: say("L'enregistrement a échoué, rien n'a donc été joué. Libérez de la place, puis recommencez."),
  'storage-failed': say("L'enregistrement a échoué, rien n'a donc été joué. Libérez de la place, puis recommencez."),
  'unreadable-entry': (p) => `Ce voyage est abîmé à sa ligne ${p.entry ?? '?'} : ouvrez-en une autre copie exportée.`,
  'not-json': say("Ce fichier ne se laisse pas lire. Rien n'a été changé : choisissez-en un autre."),
  'foreign-file': say("Ce fichier n'est pas de Demi-rêve. Rien n'a été changé : choisissez-en un exporté d'ici."),
  'other-game': say("Ce fichier vient d'un autre jeu : choisissez-en un de Demi-rêve."),
  'other-version': say(
    "Ceci vient d'une autre version de Demi-rêve : rechargez la page, ou ouvrez-le avec la version qui l'a écrit.",
  ),
  'other-rules': say("Ce voyage suit une autre version des règles : ouvrez-le avec la version qui l'a écrit."),
  busy: say('La table est très occupée : recommencez dans un instant.'),
  'already-asked': say('Cette reprise est déjà demandée : attendez la réponse du gardien des rêves.'),
  'no-such-request': say("Cette demande n'attend plus de réponse."),
  'out-of-date': say('La partie a avancé entre-temps : regardez où vous en êtes, puis choisissez de nouveau.'),
  'nothing-to-undo': say("Il n'y a rien à reprendre."),
  'needs-gardien': say('Des dés ont parlé depuis : seul le gardien des rêves peut accorder cette reprise. Demandez-la-lui.'),
  stale: say('La partie a avancé entre-temps : regardez où vous en êtes, puis choisissez de nouveau.'),
  spectator: say('Les spectateurs regardent sans agir : prenez un siège de joueur pour jouer.'),
  'spectators-silent': say('Ici les spectateurs écoutent : le gardien des rêves peut leur donner la parole, à tous à la fois.'),
  'spectators-point-not': say('Un spectateur ne montre rien sur la carte.'),
  'nobody-there': say('Personne de ce nom à la table : choisissez à qui vous parlez.'),
  'too-many-words': say('C’est beaucoup à la fois : laissez passer quelques instants.'),
  'dice-awaited': say('Un jet est attendu pour ce qui a été dit : qu’il soit lancé, ou que le gardien laisse reprendre.'),
  'name-taken': say('Ce nom est déjà pris à cette table : choisissez-en un autre.'),
  'too-many': say("La limite est atteinte : retirez quelque chose avant d'en ajouter."),
  'no-such-seat': say(
    'Ce code ou ce lien n’ouvre aucune table : vérifiez-le lettre par lettre, ou demandez-en un autre au gardien.',
  ),
  'sent-away': say('Le gardien des rêves vous a renvoyé de cette table : ce navigateur n’y entre plus.'),
  'turned-away': say('Le gardien des rêves ne vous a pas fait entrer.'),
  'key-known': say('Ce siège est déjà le vôtre dans ce navigateur.'),
  'seat-taken': say('Ce haut-rêvant vient d’être pris : choisissez-en un autre, ou demandez au gardien de libérer le siège.'),
  'too-many-tables': say('Ce serveur tient déjà autant de tables qu’il le peut : réessayez plus tard.'),
  'table-too-large': say(
    'Cette table est devenue trop grande pour être montrée : reprenez ce qui a été ajouté en dernier, ou ouvrez-en une autre.',
  ),
  'table-full': say('Le journal de cette table est plein : ouvrez-en une autre pour continuer.'),
  'too-fast': say('Trop d’essais en peu de temps : attendez une minute, puis recommencez.'),
  'too-large': say('C’est trop long pour être envoyé : raccourcissez, puis recommencez.'),
  unreachable: say('La table ne répond pas : vérifiez le réseau, puis recommencez.'),
  'dice-not-yours': say('À cette table, vous ne saisissez pas les dés : faites le choix, ils seront lancés pour vous.'),
  'taken-back': say('Le gardien a laissé reprendre : choisissez de nouveau.'),
  'nothing-said': say('Cela n’attend plus de dé.'),
  'no-such-die': say('Ce dé n’est plus attendu.'),
  'face-does-not-fit': say('Ce dé ne peut pas montrer cela : choisissez une de ses faces.'),
  replaced: say('Un autre choix a pris la place de celui-ci.'),
  'not-seated': say('Ce siège n’est pas encore prêt : rechargez la page.'),
  'not-found': say('Il n’y a rien à cette adresse : revenez au départ.'),
  freed: say('Ce siège n’est plus le vôtre : demandez un code au gardien des rêves.'),
  'no-seat': say('Ce siège n’est plus le vôtre : demandez un code au gardien des rêves.'),
  protocol: say('Une nouvelle version est là : rechargez la page pour la prendre.'),
  closed: say('La table a été quittée avant la réponse.'),
} satisfies Record<CoreCode, RefusalText> & Record<string, RefusalText>

/** For a code of a later version than ours. */
export const unknownRefusal = "Cela n'est pas possible pour l'instant. Rien n'a changé."
