import type { RuleTexts } from '../../rulesReference.ts'

export const practice: RuleTexts<'EXP' | 'SIG'> = {
  'EXP-1': {
    title: 'Le bonus de case',
    text: "Chaque lancer réussi d'un sort donne +1 % pour ce sort sur cette case même, pour de bon. Il s'ajoute à la chance avant tous les paliers, sauf sous un ajustement de −10. Chaque case du fleuve a le sien.",
  },
  'EXP-2': {
    title: 'Pratique cachée',
    text: "Le second jet d'un échec en a le bonus et n'en donne pas. Gagné quand on est perdu, il est dit sans sa case jusqu'à ce qu'on la sache ; à l'œuvre sur une case cachée, il n'est pas dit.",
  },
  'EXP-3': {
    title: 'Ce que les jets enseignent',
    text: "L'expérience des jets va à la voie, jamais aux points de sort.",
  },
  'EXP-4': {
    title: "Dépenser l'expérience",
    text: "Éveillé, un pas à la fois. Un point de RÊVE, qui monte aussi le seuil, coûte de 6 à 10 jusqu'à 15, puis 20, 30 et 10 de plus chaque fois. Un niveau coûte 5 jusqu'à −8, 10 jusqu'à −4, 15 jusqu'à 0, 20 jusqu'à +4, 30 jusqu'à +6, 40 jusqu'à +8, 60 jusqu'à +10, et 100 au-delà.",
  },
  'EXP-5': {
    title: 'Le prix de Thanatos',
    text: "Un niveau de Thanatos détruit autant de points dans une autre voie, au choix : d'abord ceux qui restent, puis des niveaux, jamais sous −11.",
  },
  'SIG-1': {
    title: 'Les signes draconiques',
    text: "Le gardien des rêves pose un signe : ses genres, sa difficulté, sa valeur, sa durée. Libre sur une telle terre, ou par un Messager, on apprend qu'il résonne, et sa difficulté seulement.",
  },
  'SIG-2': {
    title: 'Lire un signe',
    text: 'INTELLECT et une voie au choix, à la difficulté du signe. Réussi, sa valeur en points de sort de cette voie, moitié plus sur une particulière. Un échec particulier ou total demande une résistance à r−8, sinon une queue.',
  },
  'SIG-3': {
    title: 'Le signe lu',
    text: "Quoi qu'il arrive, on sort des Terres et le signe est épuisé. Pas d'expérience, hors celle de la résistance.",
  },
  'SIG-4': {
    title: "La durée d'un signe",
    text: 'Un signe de N rounds disparaît quand le Nième round après sa pose est passé ; celui de la montée compte.',
  },
  'SIG-5': {
    title: 'Méditer',
    text: 'Une demi-heure éveillée : INTELLECT et le savoir de la méthode, −2 par condition négligée, son heure comprise, −1 par échec particulier ou total passé. Deux cases de fatigue dans tous les cas.',
  },
  'SIG-6': {
    title: 'Le signe médité',
    text: "Réussie, la méditation donne un signe d'un round sur la terre de la méthode, d'autant plus clair qu'elle fut bonne. Il vaut 3, 5 ou 10 points selon la lecture.",
  },
  'SIG-7': {
    title: 'La synthèse',
    text: 'Libre là où le sort se lance : INTELLECT et sa voie, à sa difficulté, au plus 3 au-delà du niveau. Il faut dix points de sort par point de difficulté.',
  },
  'SIG-8': {
    title: "Ce qu'elle coûte",
    text: 'Si la synthèse réussit, le sort est connu et les points dépensés, la moitié sur une particulière. Un échec coûte 1 point, un échec particulier ou total un dixième du prix. Un sort oublié coûte moitié prix. On sort des Terres dans tous les cas.',
  },
}
