import { formatOf } from '../../../../../house/texts/format.ts'

const { count } = formatOf('fr')

interface Words {
  readonly title: string
  readonly reason: string
  readonly won: string
  readonly lost: string
}

const each = {
  wolf: {
    title: 'Un loup approche',
    reason: 'Le feu est mort, le loup est à dix pas. Il a 5 points de rêve, et faim. Écartez-le sans le tuer.',
    won: 'Le loup s’arrête, renifle le vent, et s’en va comme on se souvient d’autre chose.',
    lost: 'Le loup n’attend personne. Vous vous réveillez sous lui.',
  },
  fever: {
    title: 'L’enfant ne dort pas',
    reason: 'La fièvre tombera s’il dort ; la forge d’en face bat toute la nuit. Faites la quiétude autour de son lit.',
    won: 'Le marteau frappe sans bruit. L’enfant dort, et sa mère aussi, assise.',
    lost: 'À l’aube, l’enfant ne se plaint plus. Personne ne vous regarde en face.',
  },
  barn: {
    title: 'La grange brûle',
    reason: 'Deux valets sont dans le fenil et l’escalier flambe. Que le feu devienne eau.',
    won: 'L’escalier ruisselle. Les valets descendent trempés, et rient trop fort.',
    lost: 'Le toit tombe d’un coup. On ne crie plus dedans.',
  },
  dyke: {
    title: 'La digue cède',
    reason:
      'L’eau passe par une brèche large comme une porte. Changez-la en terre avant que la brèche soit large comme un moulin.',
    won: 'La brèche se tait sous un talus que nul n’a porté. Le village n’a rien su.',
    lost: 'L’eau prend la brèche, puis la digue, puis les prés.',
  },
  patrol: {
    title: 'La ronde passe',
    reason: 'Les lanternes tournent le coin. Dressez les miroirs, et personne n’aura été là.',
    won: 'La ronde traverse la cour en parlant du temps. L’un d’eux pose sa main à un pied de vous.',
    lost: '« Qui va là ? » Vous n’avez rien de bon à répondre.',
  },
  well: {
    title: 'Au fond du puits',
    reason: 'Le puisatier est vivant, en bas, dans le noir. La corde ne descendra pas à l’aveugle. Donnez-lui de la lumière.',
    won: 'Le fond du puits s’éclaire comme un midi. Le puisatier remonte en clignant des yeux.',
    lost: 'On a fini par descendre à tâtons. La corde s’est prise, et lui avec.',
  },
  bars: {
    title: 'Derrière les barreaux',
    reason: 'Au jour, on la pendra. Le geôlier dort ; les barreaux sont de fer. Qu’ils soient de bois : elle a un couteau.',
    won: 'Du frêne, tendre. Avant l’aube la cellule est vide, et sent la menuiserie.',
    lost: 'Le jour vient avec le geôlier. Le fer est resté du fer.',
  },
  arrow: {
    title: 'L’archer sur la tour',
    reason: 'Il a manqué le messager, et encoche une autre flèche. Mettez un bouclier entre eux.',
    won: 'La flèche s’enfonce dans l’air, hésite, et retombe. Le messager court déjà.',
    lost: 'La flèche trouve le messager, et la lettre avec.',
  },
  oath: {
    title: 'Un serment à voix basse',
    reason: 'Ils vont jurer ici, et trois oreilles guettent derrière la tenture. Que rien ne sorte de cette salle.',
    won: 'On voit leurs lèvres. Derrière la tenture, on jurerait qu’ils prient.',
    lost: 'Le serment est prêté ; demain, toute la ville le saura.',
  },
  ford: {
    title: 'Le gué emporté',
    reason: 'La crue a mangé le gué et les poursuivants sont sur la colline. Faites de l’eau du bois.',
    won: 'Un radeau pris dans le courant, large comme une rue. De chaque côté, la rivière court toujours.',
    lost: 'Les cavaliers mettent pied à terre, sans se presser.',
  },
  blade: {
    title: 'Le spadassin',
    reason: 'Il tire l’épée devant votre ami, qui n’en a pas. Il a 6 points de rêve. Fauchez-le.',
    won: 'Il tombe comme un sac, persuadé qu’on lui a fait un croche-pied. On rit. On court.',
    lost: 'L’épée est plus prompte que vous. Votre ami s’assied, étonné.',
  },
  pack: {
    title: 'La meute',
    reason: 'Les chiens suivent à vue. Mettez-les dans le noir.',
    won: 'Les aboiements tournent en rond dans une nuit sans bord. Vous marchez au soleil.',
    lost: 'Les chiens vous ont eu en vue assez longtemps.',
  },
  rockfall: {
    title: 'Sous l’éboulis',
    reason: 'Quelqu’un frappe, sous la terre, et l’on creuse au hasard. Rendez-la transparente.',
    won: 'On le voit, couché comme dans de l’eau, qui montre du doigt où creuser.',
    lost: 'Les coups s’espacent. On creuse toujours au hasard.',
  },
} satisfies Readonly<Record<string, Words>>

/** Small situations: a reason to cast, the time there is, an ending either way. */
export const stakes = {
  title: 'Enjeux',
  lead: 'Une raison de lancer, et peu de temps : rounds ou heures.',
  draw: 'Tirer un enjeu',
  nights: 'Trois nuits de suite',
  choose: 'En choisir un',
  won: 'gagné',
  soFar: (p: { won: number; of: number }) => `${count(p.won, { one: 'gagné', other: 'gagnés' })} sur ${p.of}.`,
  unknown: 'Cet enjeu n’existe pas.',
  wish: (p: { spell: string; land: string }) => `Lancer ${p.spell} (${p.land}).`,
  rounds: (p: { left: number; of: number }) => (p.left === 1 ? 'Dernier round' : `Round ${p.of - p.left + 1} sur ${p.of}`),
  hours: (p: { left: number }) => (p.left === 1 ? 'Dernière heure' : `${p.left} heures`),
  within: {
    rounds: (p: { left: number }) => `en ${count(p.left, { one: 'round', other: 'rounds' })}`,
    hours: (p: { left: number }) => `en ${count(p.left, { one: 'heure', other: 'heures' })}`,
  },
  night: (p: { at: number; of: number }) => `Nuit ${p.at} sur ${p.of}`,
  giveUp: 'Renoncer',
  giveUpSure: 'Laisser faire le temps ?',
  next: 'Un autre enjeu',
  nextNight: 'La nuit suivante',
  again: 'Recommencer',
  over: (p: { won: number; of: number }) => `Vos nuits : ${count(p.won, { one: 'gagnée', other: 'gagnées' })} sur ${p.of}.`,
  otherNights: 'Trois autres nuits',
  late: {
    rounds: 'Un round de plus, et il ne resterait plus le temps de revenir avec le sort : l’enjeu serait perdu.',
    hours: 'Une heure de plus, et il ne resterait plus le temps de revenir avec le sort : l’enjeu serait perdu.',
  },
  slept: (p: { left: number }) => `Chaque heure de sommeil est prise sur celles qui restent : ${p.left}.`,
  lostBy: { late: 'Le temps ne suffit plus.', left: 'Vous avez renoncé.' },
  otherwise: 'Cela aurait pu finir autrement :',
  untimed: 'Chances du sort, sans compter le temps qui passait.',
  replayed: 'Rejoué d’ici, avec d’autres dés : rien n’en est gardé. Le premier chemin est tracé aussi.',
  lost: 'perdu',
  played: 'Enjeux joués',
  all: (p: { count: number }) => `Voir les ${p.count} enjeux`,
  tonight: {
    title: 'L’enjeu du soir',
    lead: 'L’enjeu du soir est le même pour tous, avec les mêmes dés. Rien ne s’y reprend.',
    open: 'Jouer l’enjeu du soir',
    see: 'Revoir l’enjeu du soir',
    done: (p: { signs: string }) => `Joué ce soir : ${p.signs}`,
    of: (p: { day: string }) => `Enjeu du ${p.day}`,
    again: 'Rejouer pour s’exercer',
    training: 'Rejoué pour s’exercer : ce qui est gardé de cette nuit ne change pas.',
    line: 'À partager, sans rien dévoiler',
  },
  each,
}
