import { formatOf } from '../../../../house/texts/format.ts'
import type { refusals as houseRefusals, RefusalText } from '../../../../house/texts/fr/refusals.ts'
import type { RefusalCode as RulesCode } from '../../rules/state.ts'

/** Those that the house tells for any game are not told twice. */
type OwnCode = Exclude<RulesCode, keyof typeof houseRefusals>

const say =
  (text: string): RefusalText =>
  () =>
    text

const points = (n: string | number): string => formatOf('fr').count(Number(n), { one: 'point de rêve', other: 'points de rêve' })

export const refusals = {
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
  'ascent-refused': say('Le gardien des rêves refuse cette montée : les circonstances ne s’y prêtent pas, réessayez plus tard.'),
} satisfies Record<OwnCode, RefusalText>
