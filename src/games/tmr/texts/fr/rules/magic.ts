import type { RuleTexts } from '../../rulesReference.ts'

export const magic: RuleTexts<'CAST' | 'TGT' | 'RES'> = {
  'CAST-1': {
    title: 'Lancer un sort',
    text: 'Sur une case réglée et libre, du genre que demande le sort ou sur sa seule case nommée, on lance avec RÊVE, le niveau de sa voie et sa difficulté. Tout ce qui peut varier, coût, diamètre d’une zone, heure de naissance d’une cible humanoïde, aspect d’une illusion, se dit avant le jet, chaque sort ce qui lui est propre ; la cible, non. Rien ne quitte votre feuille tant que vous la remplissez ; une fois le sort dit, le gardien des rêves lit tout ce qui fut énoncé, à côté du dé s’il en attend un, sinon dans le récit du jet. Il peut ajouter un modificateur à lui, annoncé ou secret.',
  },
  'CAST-2': {
    title: 'Le sort réussi',
    text: "Le coût se paie aussitôt. On reste dans les Terres jusqu'à la fin du round, puis on descend en douceur au début du suivant, le sort en main, et on le cible.",
  },
  'CAST-3': {
    title: 'La réussite particulière',
    text: "Le sort ne coûte que la moitié de ses points, arrondie au-dessous, et jamais moins de 1. Elle peut aussi apporter de l'expérience.",
  },
  'CAST-4': {
    title: "L'échec",
    text: 'Le sort ne coûte rien, mais la concentration est rompue et l’on quitte les Terres.',
  },
  'CAST-5': {
    title: "L'échec total",
    text: 'Une fois et demie le coût est perdue, et un effet erratique survient au début du round suivant, n’importe où à portée, au gré du gardien des rêves mais dans le champ de la voie : le monde inanimé pour Oniros, les créatures pour Hypnos, la chose ou son usage pour Narcos, le pire pour Thanatos ; une invocation manquée amène n’importe quoi. On quitte les Terres. Il est possible de tenter de mettre cet échec en réserve.',
  },
  'CAST-6': {
    title: 'Le dernier point',
    text: "Si les points manquent pour payer l'échec total, on tombe à zéro, on s'endort, et l'effet erratique a lieu tout de même. Si un sort réussi prend le dernier point, on s'endort aussi : le sort fait effet sans pouvoir être ciblé. Le gardien des rêves dit ensuite s’il retombe sur le haut-rêvant, qui lui résiste comme à un sort lancé sur soi, ou s’il devient magie impossible ; seul, cela se tire au sort. La question attend sa réponse, même si le haut-rêvant remonte entre-temps.",
  },
  'CAST-7': {
    title: 'Trop cher',
    text: 'Un sort dont le coût dépasse les points de rêve actuels ne peut pas être lancé.',
  },
  'TGT-1': {
    title: 'Les quatre cibles',
    text: "On cible le centre d'une zone, un objet, une créature ou soi-même. Hormis soi-même, la cible doit être vue, désignée du doigt et à portée : E1 vaut une fois EMPATHIE en mètres, E2 deux fois, et ainsi de suite. Les rituels de Narcos et les possessions de Thanatos demandent de toucher. Le centre d'une zone est un point que l'on voit, en l'air ou sur une surface, jamais dans le sol ni dans une chose.",
  },
  'TGT-2': {
    title: 'La cible manquée',
    text: 'Cible non vue, non désignée ou hors de portée : le sort touche le haut-rêvant, et une zone se forme autour de lui. Le gardien des rêves, lui seul, peut en faire une magie impossible. Un objet qui ne convient pas en donne toujours une. Une zone peut prendre pour centre une créature, un objet ou soi-même. Pour une visée difficile, le gardien des rêves peut demander un jet de VUE.',
  },
  'TGT-3': {
    title: 'La magie impossible',
    text: "Le rêve se déchire autour du haut-rêvant, jusqu'à cent mètres : violette, la déchirure emporte aussitôt tout ce qui n'est pas du paysage, choses et créatures, meubles des maisons compris, et laisse plantes, rochers et bâtisses ; jaune, elle amène. Couleur, taille, durée et ce qui est au-delà appartiennent au gardien des rêves, ou au hasard ; seul, au hasard.",
  },
  'TGT-4': {
    title: 'Le jet de résistance',
    text: "La cible joue ses points de rêve actuels, sans niveau ni malus, à la difficulté du sort, d'ordinaire r−8. Si elle échoue, elle subit ; si elle réussit, le sort revient et le haut-rêvant joue à r0 : raté, il subit à sa place, réussi, personne. Sur soi-même, on joue les deux jets de suite. Une particulière à difficulté négative donne 1 point en RÊVE à qui l'a lancée. Qui est à la table et se trouve visé, par un autre haut-rêvant ou par quelqu'un que joue le gardien des rêves, lance ce jet lui-même ; s'il échoue, sa feuille dit quel sort le tient, douze heures au plus ou jusqu'à ce que le gardien le lève.",
  },
  'TGT-5': {
    title: "D'abord le sort",
    text: "Le ciblage et l'effet ouvrent le round, avant toute autre action. On ne peut remonter qu'au round d'après.",
  },
  'RES-1': {
    title: 'Mettre en réserve',
    text: "Tout sort réussi, sauf un rituel, peut être laissé en réserve pour 1 point de rêve de plus, sans jet. Il repose sur la case d'où il a été lancé.",
  },
  'RES-2': {
    title: 'Les limites',
    text: "Une case garde un seul sort. Dans chaque voie, on en tient au plus autant que son niveau : aucun à 0 ou au-dessous. Perdu, seul compte ce que l'on sait : par un Messager envoyé en chemin, on ne pose rien si une réserve connue gît sur une case où il peut être ; sinon le sort est posé, et une réserve inconnue qui s'y trouvait lui cède la place.",
  },
  'RES-3': {
    title: 'La réserve du Fleuve',
    text: "Pour les réserves, le Fleuve entier est une seule case : un seul sort y tient, et on le déclenche de n'importe laquelle de ses cases.",
  },
  'RES-4': {
    title: 'Le déclenchement',
    text: "Le demi-rêve qui revient sur la case, de quelque façon que ce soit, déclenche le sort, une fois réglées la rencontre et l'eau. Pas de jet, pas de coût, rien à changer, et on ne peut pas le remettre en réserve. On descend avec lui au début du round suivant. Emporté ou chassé avant, on ne déclenche rien.",
  },
  'RES-5': {
    title: 'Quitter la case',
    text: "Le sort mis en réserve, il faut quitter la case ou descendre : rester dessus n'est pas permis.",
  },
  'RES-6': {
    title: 'Sans limite de temps',
    text: 'Une réserve attend aussi longtemps qu’il le faut, fût-ce des années.',
  },
  'RES-7': {
    title: "L'échec total en réserve",
    text: "Un échec total peut aussi être mis en réserve : on paie ses 150 %, puis on refait le même jet. Raté, l'effet erratique survient et l'on quitte les Terres. Réussi, 1 point de rêve de plus le laisse en réserve, où il compte comme un sort ; ce qu'il fera ne se saura qu'en le déclenchant.",
  },
}
