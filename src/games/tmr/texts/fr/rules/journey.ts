import type { RuleTexts } from '../../rulesReference.ts'

export const journey: RuleTexts<'ASC' | 'MOV' | 'WET' | 'HID' | 'FAT'> = {
  'ASC-1': {
    title: 'Le prix de la montée',
    text: 'Monter coûte 1 point de rêve, ou 2 pour un voyage accéléré, payés aussitôt et sans jet. Le mode se choisit avant de monter et vaut pour tout le voyage.',
  },
  'ASC-2': {
    title: "L'accord du gardien",
    text: "Il faut être immobile et pouvoir se concentrer. Le gardien des rêves peut refuser la montée, ou demander un jet de VOLONTÉ à la difficulté qu'il fixe ; raté, on ne monte pas, on ne paie rien, et le round est passé. Ce qui a été demandé le reste, essai après essai, jusqu'à ce que le gardien le lève.",
  },
  'ASC-3': {
    title: 'Le round de montée',
    text: 'La montée prend un round, coûte 1 case de fatigue et demande un jet de rencontre sur la case du demi-rêve. Si cette case est humide ou garde une réserve, cela compte aussi.',
  },
  'ASC-4': {
    title: 'Remonter',
    text: "On ne remonte pas dans le round où l'on est descendu, mais au plus tôt dans le suivant. Si l'on est descendu avec un sort, il faut aussi laisser passer le round où on le cible. Après une mise en réserve, on ne redescend qu'au début du round suivant : c'est lui, le round de la descente. Monter, viser, redescendre : on ne fait rien d'autre de ce round-là.",
  },
  'ASC-5': {
    title: 'Garder de quoi rêver',
    text: 'La montée est refusée quand elle ne laisserait aucun point de rêve.',
  },
  'MOV-1': {
    title: "L'ordre des choses",
    text: "Chaque case où l'on entre, et chaque round passé sur place, coûte 1 case de fatigue et demande un jet de rencontre. Puis viennent, dans cet ordre, l'épreuve de la case humide, le sort en réserve s'il y en a un, et enfin l'action libre.",
  },
  'MOV-2': {
    title: 'Pas à pas, ou accéléré',
    text: "Pas à pas, on avance d'une case par round. En mode accéléré, on traverse autant de cases qu'on veut dans le même round, jusqu'à ce qu'une rencontre survienne : elle retient le demi-rêve pour le reste du round. Une case humide n'arrête pas un round accéléré, et qui se libère d'un Tourbillon après des rounds perdus peut repartir sur-le-champ, sans dé de rencontre dans les cases de ce round-là.",
  },
  'MOV-3': {
    title: 'De proche en proche',
    text: "On ne passe qu'à une case voisine, ou hors de la carte. La case où l'on est alors reposé coûte sa fatigue et demande son jet de rencontre.",
  },
  'MOV-4': {
    title: 'Descendre',
    text: 'Quand rien ne le retient, le haut-rêvant descend à sa guise. Un coup, une bousculade, un geste rompent la concentration : il se retrouve en bas aussitôt, où qu’en soit le voyage. Un sort lancé et pas encore visé a lieu tout de même, sans cible ; un échec total pas encore subi éclate au hasard ; ce qui est en réserve y reste. Les coups sont l’affaire du gardien des rêves ; le geste, chacun peut le faire de soi-même, mais on ne se dérobe pas deux fois par ce moyen.',
  },
  'WET-1': {
    title: "L'épreuve de l'eau",
    text: 'Entrer dans une case humide, à pied, par une rencontre, par dérive ou en montant, oblige à la maîtriser : points de rêve, meilleure voie, difficulté −7. On ne peut ni se dérober ni refouler.',
  },
  'WET-2': {
    title: "Ce que l'eau décide",
    text: "Une réussite laisse libre ; particulière, elle peut en outre apporter de l'expérience. Un échec simple ou particulier chasse des Terres. Un échec total en chasse aussi, et un souffle de Dragon s'y ajoute.",
  },
  'WET-3': {
    title: "L'eau se souvient",
    text: "Le haut-rêvant chassé descend, mais le demi-rêve reste dans l'eau. La prochaine montée le retrouve là, et il faudra de nouveau maîtriser la case.",
  },
  'WET-4': {
    title: 'Après la rencontre',
    text: "L'épreuve de l'eau vient une fois la rencontre résolue ; si celle-ci vous a emporté ailleurs, seule compte la case d'arrivée. Rester un round de plus sur une case déjà maîtrisée ne demande pas de nouvelle épreuve.",
  },
  'HID-1': {
    title: 'Perdre le fil',
    text: "Un Changeur non maîtrisé, ou un Tourbillon dont on se libère après au moins un round perdu, laisse le demi-rêve sur une case inconnue du joueur. Celui-ci n'en apprend que le genre ; le gardien des rêves connaît la case.",
  },
  'HID-2': {
    title: 'À tâtons',
    text: "Le joueur avance en disant des directions. Tant que plusieurs cases répondent à tout ce qu'il sait, on ne lui annonce que des genres. Dès qu'une seule convient, la position est connue de nouveau.",
  },
  'HID-3': {
    title: "Ce que l'on sait",
    text: "Comptent comme indices : la case d'avant, le genre imposé par le Changeur ou la distance du Tourbillon, le genre de chaque case traversée, les directions prises, une réserve qui s'est déclenchée ou non. Ce qu'un Passeur ou un Messager a pu atteindre, ou pas, en est un aussi. Les cases qui conviennent encore restent éclairées sur la carte.",
  },
  'HID-4': {
    title: 'La lampe du gardien',
    text: 'Le gardien des rêves peut révéler la position à tout moment.',
  },
  'HID-5': {
    title: 'Demander son chemin',
    text: "Même sans savoir où l'on est, on peut demander à un Passeur ou à un Messager une case précise, ou un chemin de directions. Si c'est à sa portée et sur la carte, il le fait ; sinon il s'en va, et cela aussi est un indice. Un Changeur maîtrisé conduit à la case nommée, et la position est retrouvée.",
  },
  'HID-6': {
    title: 'Ce qui est caché le reste',
    text: "Le programme du joueur ne reçoit jamais la case cachée, ni rien qui permettrait d'en deviner plus que ce qu'il doit savoir.",
  },
  'FAT-1': {
    title: 'La fatigue du voyage',
    text: "La fatigue prise dans les Terres se compte à part et se marque d'un bloc à la descente : elle n'alourdit pas les jets en chemin. Si la fatigue déjà marquée et celle du voyage remplissent toutes les cases, on s'endort.",
  },
  'FAT-2': {
    title: 'Le round',
    text: 'Un round dans les Terres dure autant qu’un round de combat.',
  },
  'FAT-3': {
    title: 'La piste de fatigue',
    text: "La piste a deux cases par point d'ENDURANCE, en douze segments. Les trois premiers ne coûtent rien, les trois suivants donnent −1, puis chaque segment pèse un de plus, jusqu'à −7. Le malus est celui de la dernière case marquée et fait partie de l'état général.",
  },
}
