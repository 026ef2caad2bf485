import type { RuleTexts } from '../../rulesReference.ts'

export const encounters: RuleTexts<'ENC'> = {
  'ENC-1': {
    title: 'Le jet de rencontre',
    text: 'On lance 1d7 : un d8 dont on relance les 8. Sur un 7, quelque chose vient ; sinon, la route est vide.',
  },
  'ENC-2': {
    title: 'Qui vient, et de quelle force',
    text: "Un d100 sur la table, dans la colonne du genre de la case, dit de quelle rencontre il s'agit. Ses propres dés donnent ensuite sa force. Cités et sanctuaires sont accueillants, nécropoles et désolations ne le sont pas.",
  },
  'ENC-3': {
    title: 'Un seul choix',
    text: 'Face à une rencontre, on choisit aussitôt et une fois pour toutes : maîtriser, se dérober ou refouler. Un Messager ou un Passeur peut aussi être simplement laissé passer.',
  },
  'ENC-4': {
    title: 'Maîtriser',
    text: 'Le jet se fait avec les points de rêve actuels et une voie, à une difficulté égale à la force de la rencontre. La voie est la meilleure, à moins d’en nommer une autre ; à niveau égal, Oniros, Hypnos, Narcos, puis Thanatos. On réussit ou on échoue, sans qualité ni expérience ; seul le Rêve de Dragon fait exception, et son expérience va à la voie employée. Chaque nouvelle tentative contre un Reflet ou un Tourbillon peut nommer la sienne.',
  },
  'ENC-5': {
    title: 'Se dérober',
    text: "On quitte les Terres aussitôt, mais la rencontre attend sur la case jusqu'au lendemain, à la fin de la même heure. Remonter avant, ou revenir sur cette case par quelque chemin que ce soit, c'est la retrouver avec la même force, sans dé de rencontre, et il faudra alors la maîtriser ou la refouler. Dès l'heure suivante, plus rien n'attend : la case est de nouveau vide.",
  },
  'ENC-6': {
    title: 'Refouler',
    text: "La rencontre disparaît comme si elle n'avait pas eu lieu. Le compteur de refoulement monte de 1, de 2 pour un Rêve de Dragon, et le test de refoulement suit.",
  },
  'ENC-7': {
    title: 'Le test de refoulement',
    text: 'On lance 1d20. Au-dessus du compteur, rien ne se passe. Égal ou au-dessous, un souffle de Dragon vous frappe et le compteur revient à zéro.',
  },
  'ENC-8': {
    title: 'La route reprend',
    text: "Une rencontre résolue qui vous laisse sur place, dans les Terres, laisse aussi la case suivre son cours : l'eau, la réserve, puis l'action libre.",
  },
  'ENC-9': {
    title: 'Un choix interrompu',
    text: 'Si la concentration est rompue du dehors avant que vous ayez choisi, tout se passe comme si vous aviez choisi de vous dérober.',
  },
  'ENC-10': {
    title: 'Messager des rêves',
    text: "Maîtrisé, il peut être envoyé sur une case à portée de sa force, et pour ce round seulement un sort se lance de là-bas par son entremise. Sa case n'a pas à être maîtrisée si elle est humide, et il n'y déclenche aucune réserve. Si le lancer échoue, vous quittez les Terres et le demi-rêve reste où il est vraiment ; un sort mis en réserve, lui, repose sur la case du Messager.",
  },
  'ENC-11': {
    title: 'Passeur des rêves',
    text: "Maîtrisé, il peut porter le demi-rêve sur une case à portée de sa force, dans le même round, sans fatigue ni jet de rencontre. L'eau et la réserve de la case d'arrivée comptent aussitôt.",
  },
  'ENC-12': {
    title: 'Changeur maîtrisé',
    text: "Il peut porter le demi-rêve sur n'importe quelle autre case du même genre, si loin soit-elle. Le reste va comme avec le Passeur.",
  },
  'ENC-13': {
    title: 'Changeur non maîtrisé',
    text: 'Il emporte le demi-rêve sur une autre case du même genre, tirée au sort, sans dire laquelle. On ne peut pas se contenter de le laisser passer.',
  },
  'ENC-14': {
    title: "Reflet d'ancien rêve",
    text: "Non maîtrisé, il retient le demi-rêve et rien d'autre n'est possible ce round-ci. Chaque round suivant coûte 1 case de fatigue et permet une nouvelle tentative, sans autre rencontre, mais on ne peut plus ni se dérober ni refouler. Interrompu du dehors ou endormi de fatigue, on descend avec un refoulement. Une fois qu'il est maîtrisé, le round reprend son cours.",
  },
  'ENC-15': {
    title: 'Tourbillons',
    text: "Comme le Reflet, mais chaque round perdu coûte aussi 1 point de rêve, 2 pour le noir. Quand on s'en libère, le demi-rêve a dérivé d'une case par round perdu, de deux pour le noir, en ligne droite et dans une direction inconnue ; on y subit l'eau et la réserve, mais pas de nouvelle rencontre. S'il est maîtrisé du premier coup, rien n'a bougé. Interrompu, endormi ou à zéro point de rêve, on descend avec un refoulement, sans dériver.",
  },
  'ENC-16': {
    title: 'Rêve de Dragon',
    text: "Maîtrisé, il donne autant de points de rêve que sa force ; une réussite particulière vaut en plus une tête de Dragon et de l'expérience. Non maîtrisé, il inflige une queue de Dragon, deux sur un échec total. Il ne rompt jamais la concentration.",
  },
}
