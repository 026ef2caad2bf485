import { formatOf } from '../../../../house/texts/format.ts'
import type { RefusalText } from '../../../../house/texts/fr/refusals.ts'
import type { Texts as House } from '../../../../house/texts/texts.ts'
import type { RefusalCode as RulesCode } from '../../rules/state.ts'

/** Those that the house tells for any game are not told twice, but for one that has more to say here. */
type OwnCode = Exclude<RulesCode, keyof House['refusals']> | 'wrong-phase'

const say =
  (text: string): RefusalText =>
  () =>
    text

const points = (n: string | number): string => formatOf('fr').count(Number(n), { one: 'point de rêve', other: 'points de rêve' })
const spellPoints = (n: string | number | undefined): string =>
  n === undefined
    ? 'davantage de points de sort'
    : formatOf('fr').count(Number(n), { one: 'point de sort', other: 'points de sort' })

export const refusals = {
  'wrong-phase': ({ wants }): string => {
    if (wants === 'rest')
      return "Ce n'est pas le moment : attendez que ce haut-rêvant soit en éveil ou en sommeil, hors des Terres."
    if (wants) return "Ce haut-rêvant n'en est pas là : voyez ce qu'il vit, puis recommencez au bon moment."
    return "Ce n'est pas le moment : répondez d'abord à ce qui vous est demandé."
  },
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
  spent: say('Un sort mis en réserve : pas d’autre avant le round suivant.'),
  'must-leave': say('Un sort vient d’être mis en réserve : avancez ou descendez, on ne peut pas rester ici.'),
  ritual: say('Un rituel ne se met jamais en réserve.'),
  'cell-taken': (p): string =>
    p.perhaps
      ? 'Une de vos réserves gît sur une case où le Messager peut être : gardez ce sort en main.'
      : 'Cette case garde déjà un sort : gardez celui-ci en main. Le Fleuve entier compte pour une seule case.',
  'reserve-full': say('Cette voie ne peut pas tenir une réserve de plus : déclenchez-en une, ou gardez ce sort en main.'),
  'resist-missing': say('La cible a droit à un jet de résistance : donnez ses points de rêve actuels.'),
  'resist-first': say("Un sort vous vise : répondez-lui d'abord, par votre jet de résistance."),
  'nothing-to-resist': say('Rien ne vous vise ici : il n’y a pas de résistance à lancer.'),
  'already-aimed': say('Le sort est déjà pointé : attendez le jet de résistance de sa cible.'),
  barred: say("Tant que cela dure, aucune magie : accomplissez d'abord ce que le Dragon exige."),
  urgent: say("L'urgence vous tient : filez déclencher la réserve, ou refoulez l'urgence."),
  'no-ascent': say("Une idée fixe vous retient en bas : attendez qu'elle passe, ou refoulez-la."),
  'seuil-too-low': say("Ce rituel prendrait votre dernier point de seuil : il n'en est pas question."),
  'nothing-here': say('Rien de tel ne repose ici : choisissez une réserve de cette case.'),
  'not-together': say('Un échec mis en réserve part seul : choisissez-le sans les autres.'),
  'no-such-gift': say("Une cité n'offre que la Fleur, le Passeur ou le Messager : choisissez l'un d'eux."),
  'unknown-note': say('Rien n’est noté là : gardez d’abord la note, puis montrez-la.'),
  'unknown-effect': say("Cet effet n'est pas ou plus là, ou n'attend aucun choix."),
  'not-repressible': say("Cela ne se refoule pas : il faut le vivre jusqu'au bout."),
  insomnia: say("Impossible de dormir sous l'insomnie : attendez qu'elle passe."),
  'not-sleepy': (p) =>
    `Il fait jour et vous n'avez pas assez de fatigue pour dormir : attendez la nuit, ou ${p.company === 'alone' ? 'ouvrez « Corriger : reposé sans dormir », en bas de la feuille' : 'demandez au gardien'}.`,
  'cannot-wake': say('Rien ne réveille encore : il faut un point de rêve, un point de vie et une case de fatigue libre.'),
  'cannot-yield': say('Sans le don de non-résistance, on ne renonce pas à résister.'),
  'not-night': say("Les étoiles ne se lisent que de l'heure du Serpent à celle du Château Dormant."),
  past: say("Ce jour est passé : lisez aujourd'hui ou un jour à venir."),
  'no-sky': say('Le ciel est couvert : attendez qu’il se dégage.'),
  'already-read': say('Ce jour a déjà été lu cette nuit : attendez la prochaine.'),
  'no-sign': say("Aucun signe n'est là à lire."),
  'unknown-method': say("Cette méthode de méditation n'existe pas : prenez-en une de la liste."),
  'already-known': say('Ce sort est déjà connu : choisissez-en un autre.'),
  'too-hard': say("Ce sort dépasse trop votre niveau : il faut progresser dans sa voie d'abord."),
  'xp-too-low': (p) =>
    `Pas assez d'expérience : il en faut ${p.cost ?? 'davantage'}, et l'on en gagne par des réussites particulières.`,
  'from-missing': say('Un niveau de Thanatos se paie dans une autre voie : dites laquelle.'),
  'no-dragons': (p): string =>
    p.company === 'alone'
      ? 'Les Dragons n’agissent pas : « Dragons et nuits », parmi vos effets, le change.'
      : 'À cette table, les Dragons n’agissent pas : le gardien peut le changer.',
  'points-too-low': (p) => `Il faut ${spellPoints(p.cost)} de cette voie : lisez d'autres signes.`,
  'ascent-refused': say('Le gardien des rêves refuse cette montée : les circonstances ne s’y prêtent pas, réessayez plus tard.'),
} satisfies Record<OwnCode, RefusalText>
