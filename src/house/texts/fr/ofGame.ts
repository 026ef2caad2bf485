import { capital, type GameNouns } from '../nouns.ts'
import { plain, rolesOf } from './nouns.ts'
import { type RefusalText, say } from './refusals.ts'

const table = plain('table', 'tables', 'feminine')

const joiningOf = ({ keeper, character }: GameNouns) => ({
  openIntro: `Vous en serez ${keeper.the}. Donnez-lui un nom : vous recevrez un code pour les joueurs, un autre pour les spectateurs.`,
  chooseCharacter: `${character.agree('Quel', 'Quelle')} ${character.one} prenez-vous ?`,
  chooseFollowed: `${character.agree('Quel', 'Quelle')} ${character.one} suivez-vous ?`,
  noneFree: `${character.agree('Aucun', 'Aucune')} ${character.one} de la table n'est libre.`,
  noneThere: `Il n'y a pas encore ${character.anyOf} à cette table : venez avec ${character.agree('le vôtre', 'la vôtre')}, ou avec ${character.agree('un', 'une')} qui attend un joueur.`,
  noneYet: `La table n'a pas encore ${character.anyOf} à suivre.`,
  bring: `Venir avec ${character.a}`,
  makeOne: `Créer ${character.a}`,
  full: `La table est complète. Demandez ${keeper.to} d'ajouter une place, ou le code des spectateurs pour regarder.`,
  calledHint: `${capital(keeper.the)} approuve ceux qui entrent : dites-lui qui vous êtes.`,
  waitsAtDoor: `Vous avez frappé. ${capital(keeper.the)} est ${keeper.agree('prévenu', 'prévenue')} : la table s'ouvrira ici dès qu'${keeper.agree('il', 'elle')} vous fera entrer.`,
  turnedAway: `${capital(keeper.the)} ne vous a pas fait entrer. Parlez-lui, puis demandez de nouveau avec le code.`,
})

const seatsOf = ({ keeper, character, match }: GameNouns) => ({
  handTableHint: `Vous recevrez un lien à usage unique pour ${keeper.agree('le prochain', 'la prochaine')} ${keeper.one}. Dès qu'il sera pris, votre clé ne vaudra plus et la table aura de nouveaux codes.`,
  handTableMade: `Lien à usage unique pour ${keeper.agree('le prochain', 'la prochaine')} ${keeper.one}`,
  removeCharacter: `Retirer ${character.this}`,
  addReady: `Ajouter ${character.a}`,
  gardienHere: `${capital(keeper.the)} est là.`,
  gardienAway: `${capital(keeper.the)} n'est pas là.`,
  closeConfirm: `Fermer la table ? Ses ${character.many}, ses ${match.many} et son journal seront effacés pour tous.`,
  gone: `Votre ${character.one} n'est plus à cette table. Demandez ${keeper.to}, ou sortez.`,
  goneFollowed: `${capital(character.the)} que vous suiviez n'est plus à cette table : suivez-en ${character.agree('un', 'une')} autre, ou sortez.`,
  nobodyYet: `Personne encore : les joueurs viennent avec leur ${character.one}, ou prennent ${character.agree("l'un de ceux", "l'une de celles")} que vous ajoutez.`,
  waitsForDice: `${capital(keeper.the)} lance les dés…`,
  waitsForReturn: `${capital(keeper.the)} n'est pas là : les dés attendent son retour.`,
  saidStands: `C'est dit : ${keeper.agree('seul', 'seule')} ${keeper.the} peut laisser reprendre.`,
  empty: `La table est ouverte. Donnez le code aux joueurs, ou ajoutez ${character.a}.`,
})

const wordsOf = ({ keeper, keeperInShort }: GameNouns) => ({
  toGardien: `${keeperInShort.to}, tout bas`,
  gardien: capital(keeperInShort.the),
  toTheGardien: keeperInShort.one,
  silent: `Les spectateurs écoutent. ${capital(keeper.the)} peut leur donner la parole.`,
})

const journalOf = ({ match, board = table }: GameNouns) => ({
  title: `Journal ${match.of}`,
  replay: `Revoir ${match.the}`,
  showMoment: `Voir ${board.the} à cet instant`,
  fileName: `journal-de-${match.one}`,
})

const characterRefusals = ({ keeperInShort, character }: GameNouns) => {
  const other = `choisissez-en ${character.agree('un', 'une')} autre`
  const own = character.agree('le vôtre', 'la vôtre')
  return {
    'not-yours': say(`${capital(character.this)} n'est pas ${own} : choisissez ${own} pour agir.`),
    'not-here': say(`${capital(character.this)} n'est pas sur cet appareil : ${other}, ou importez son fichier.`),
    'unknown-dreamer': say(`${capital(character.this)} n'est pas à cette table : ${other}.`),
    'seat-taken': say(
      `${capital(character.this)} vient d'être ${character.agree('pris', 'prise')} : ${other}, ou demandez ${keeperInShort.to} de libérer le siège.`,
    ),
  } satisfies Record<string, RefusalText>
}

const keeperRefusals = ({ keeper, keeperInShort }: GameNouns) => {
  const askForCode = say(`Ce siège n'est plus le vôtre : demandez un code ${keeper.to}.`)
  return {
    'gardien-only': say(`Cela revient ${keeper.to} : demandez-le-lui.`),
    'already-asked': say(`Cette reprise est déjà demandée : attendez la réponse ${keeper.of}.`),
    'spectators-silent': say(`Ici les spectateurs écoutent : ${keeper.the} peut leur donner la parole, à tous à la fois.`),
    'dice-awaited': say(
      `Un jet est attendu pour ce qui a été dit : qu'il soit lancé, ou que ${keeperInShort.the} laisse reprendre.`,
    ),
    'no-such-seat': say(
      `Ce code ou ce lien n'ouvre aucune table : vérifiez-le lettre par lettre, ou demandez-en un autre à qui vous l’a donné.`,
    ),
    'sent-away': say(`On vous a renvoyé de cette table : ce navigateur n'y entre plus.`),
    'sent-out': say('Votre siège à cette table a été libéré. Avec un code, vous pouvez revenir.'),
    'handed-over': say(`Ce siège a été transmis à quelqu'un d'autre. Pour revenir, demandez un code ${keeper.to}.`),
    'codes-renewed': say(
      `${capital(keeper.the)} a changé les codes : tous les spectateurs sont sortis. Demandez-lui le nouveau.`,
    ),
    'no-place-left': (p) =>
      `La table est complète : ${p.most} ${p.most === 1 ? 'place, et elle est prise' : 'places, toutes prises'}. Demandez ${keeper.to} d'en ajouter une, ou le code des spectateurs pour regarder.`,
    'no-watching': say(`${capital(keeper.the)} ne laisse pas regarder jouer les autres, à cette table.`),
    'table-closed': say(`${capital(keeper.the)} a fermé la table pour toujours.`),
    'turned-away': say(`${capital(keeper.the)} ne vous a pas fait entrer.`),
    'taken-back': say(`${capital(keeperInShort.the)} a laissé reprendre : choisissez de nouveau.`),
    freed: askForCode,
    'no-seat': askForCode,
  } satisfies Record<string, RefusalText>
}

const matchRefusals = ({ match }: GameNouns) =>
  ({
    'unreadable-entry': (p) =>
      `${capital(match.this)} est ${match.agree('abîmé', 'abîmée')} à sa ligne ${p.entry ?? '?'} : ouvrez-en une autre copie exportée.`,
    'other-rules': say(
      `${capital(match.this)} suit une autre version des règles : ouvrez-${match.agree('le', 'la')} avec la version qui l'a ${match.agree('écrit', 'écrite')}.`,
    ),
  }) satisfies Record<string, RefusalText>

export const ofGame = (nouns: GameNouns) => ({
  roles: rolesOf(nouns),
  refusals: { ...characterRefusals(nouns), ...keeperRefusals(nouns), ...matchRefusals(nouns) },
  table: { ...joiningOf(nouns), ...seatsOf(nouns) },
  words: wordsOf(nouns),
  journal: journalOf(nouns),
})

export type OfGame = ReturnType<typeof ofGame>
