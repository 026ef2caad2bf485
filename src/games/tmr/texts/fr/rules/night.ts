import type { RuleTexts } from '../../rulesReference.ts'

export const night: RuleTexts<'SPE' | 'NIT' | 'AST'> = {
  'SPE-1': {
    title: 'La table spéciale',
    text: "Tant qu'un effet l'annonce, un 7 au jet de rencontre tire le genre au d7 sur la table spéciale, et une est décomptée. Retrouver une rencontre à laquelle on s'est dérobé ne décompte rien.",
  },
  'SPE-2': {
    title: 'Qui vient',
    text: '1 Mangeur 1d6, 2 Mangeur 2d6, 3 Reflet 2d6+4, 4 Tourbillon blanc 2d6+4, 5 Tourbillon noir 2d8+4, 6 Passeur fou 2d8, 7 Tourbillon rouge 2d8. Aucun ne se laisse passer. Refouler coûte 2, le Tourbillon rouge 3.',
  },
  'SPE-3': {
    title: 'Tourbillon rouge',
    text: "Chaque round perdu ôte deux points de rêve et un point de vie, et emporte quatre cases plus loin. La vie se compte en descendant ; chaque point manquant pèse −1 sur l'état général. Sans vie, on ne s'éveille plus.",
  },
  'SPE-4': {
    title: 'Passeur fou',
    text: "Maîtrisé, il s'en va. Sinon il porte à la réserve la plus proche, qui part quoi qu'il arrive ; à distance égale, dans le sens des aiguilles depuis le nord. Sans réserve, il emporte d'autant de cases que sa force, dans une direction cachée.",
  },
  'SPE-5': {
    title: 'Porté quand on est perdu',
    text: "Vers une réserve dont on connaît la case, on sait de nouveau où l'on est, sauf sur le fleuve ; vers une autre, on n'apprend que le genre.",
  },
  'NIT-1': {
    title: 'Le seuil de rêve',
    text: "Il vaut RÊVE au départ et monte avec lui. Des rituels l'abaissent ; chaque Rêve de Dragon maîtrisé en rend un point, jusqu'à RÊVE. Jamais moins de 1.",
  },
  'NIT-2': {
    title: 'Aller dormir',
    text: 'La nuit, du Serpent au Château Dormant et au Vaisseau, à volonté. Le jour, avec au moins un segment plein de fatigue à récupérer, ou si le gardien des rêves le permet.',
  },
  'NIT-3': {
    title: 'Insomnie',
    text: "Sous l'insomnie, on ne s'endort pas. Frappé en dormant, on s'éveille à la fin de l'heure.",
  },
  'NIT-4': {
    title: 'Chaque heure de rêve',
    text: 'À chaque heure entière de sommeil sous le seuil, un dé : 1 à 6 rend autant de points, 7 est un Rêve de Dragon, 8 rien. Ce qui dépasse le seuil est gardé. Une heure entamée trop tard, ou passée en partie dans les Terres, ne rend rien.',
  },
  'NIT-5': {
    title: 'Le Dragon dans le sommeil',
    text: "Il se maîtrise aussitôt par la meilleure voie, malus compris, sans dérobade ni refoulement, et n'éveille pas. À zéro point, c'est un échec total sans jet.",
  },
  'NIT-6': {
    title: 'La fatigue dormie',
    text: "À la fin de l'heure, un segment de fatigue s'en va : le dernier entamé, et celui d'avant si moins de la moitié est marquée. Les cases fixes restent.",
  },
  'NIT-7': {
    title: "S'éveiller",
    text: "À volonté ou par autrui ; de soi-même, le jour, dès qu'il n'y a plus de fatigue à récupérer. Jamais à zéro point de rêve, la piste pleine, ou sans vie.",
  },
  'NIT-8': {
    title: 'La fin du Château Dormant',
    text: "Les effets dont les jours sont passés finissent, dans l'ordre de leur venue ; puis qui a plus de points que son seuil en perd un.",
  },
  'NIT-9': {
    title: 'Éclatement',
    text: 'Un gain qui porte au-delà de trois fois le seuil fait tout perdre : zéro point, le sommeil, et un souffle.',
  },
  'AST-1': {
    title: 'Le nombre du jour',
    text: 'Chaque jour a un nombre de 1 à 12, tiré quand on en a besoin ou fixé par le gardien des rêves. Les heures se comptent de 1, au Vaisseau.',
  },
  'AST-2': {
    title: "Le rituel et l'heure",
    text: "La meilleure heure est celle de la naissance plus le nombre : +4. À quatre heures d'elle, +2 ; à trois, −2 ; à six, −4. Sans heure de naissance, rien.",
  },
  'AST-3': {
    title: 'Le secret des étoiles',
    text: "Le nombre et son effet ne sont connus que du gardien des rêves ; la qualité du jet est dite. Les chances montrées au joueur n'en tiennent pas compte.",
  },
  'AST-4': {
    title: "L'horoscope",
    text: "Du Serpent au Château Dormant, éveillé, avec INTELLECT et astrologie, −1 pour deux jours d'avance et selon le ciel. Le jet est secret : réussi, le vrai nombre est dit ; raté, un faux. Chaque jour une fois par nuit. Au Vaisseau il fait encore nuit, mais les étoiles ne se lisent plus.",
  },
  'AST-5': {
    title: 'Le seuil des rituels',
    text: "Certains rituels coûtent du seuil : pris sur une réussite, en entier même particulière, et refusés s'il en resterait moins de 1. Un rituel ne se met jamais en réserve.",
  },
}
