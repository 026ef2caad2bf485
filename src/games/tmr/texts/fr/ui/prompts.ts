import { formatOf } from '../../../../../house/texts/format.ts'
import { de } from '../../../../../house/texts/fr/nouns.ts'

const { count, percent, plural, signed } = formatOf('fr')
const points = (n: number): string => count(n, { one: 'point de rêve', other: 'points de rêve' })
const cells = (n: number): string => count(n, { one: 'case', other: 'cases' })

/** What the card of each phase says: its title, and what follows from each answer. */
export const prompts = {
  question: 'Voyage',
  awake: {
    title: (p: { name: string }) => `${p.name} est dans le monde`,
    question: 'Monter dans les Terres Médianes ?',
    left: (p: { left: number }) => `Il restera ${points(p.left)}.`,
    /** TET-2. */
    swift: 'Par le don du Dragon, autant de cases par round qu’on veut, tant que rien ne vient à votre rencontre.',
    will: (p: { difficulty: string }) =>
      `Le gardien des rêves demande un jet de VOLONTÉ à ${p.difficulty}, à chaque essai, tant qu’il ne l’a pas levé. Raté, vous restez en bas : rien n’est payé, mais le round est passé.`,
    /** ENC-5. */
    waits: (p: { name: string; strength: number }) =>
      `Monter ? Là-haut attend, à maîtriser ou refouler : ${p.name}, force ${p.strength}.`,
  },
  goal: {
    question: 'Quel sort voulez-vous lancer ?',
    reached: (p: { chance: string }) => `${p.chance} de chances`,
    others: (p: { count: number }) => count(p.count, { one: 'autre sort', other: 'autres sorts' }),
    roll: (p: { chance: string }) => `jet seul à ${p.chance}`,
    wander: 'Errer librement',
    wanderMeans: 'Sans but : les terres ne s’éclairent pas, et nul conseil n’est donné.',
    wanted: (p: { spell: string }) => `But : ${p.spell}`,
    wandering: 'Sans but',
    unreckoned: 'difficulté variable, chances non calculées',
    change: 'Changer',
    changeNone: 'Changer de but',
  },
  petition: {
    title: 'Le gardien des rêves réfléchit',
    question: 'Votre demande de montée attend sa réponse ; défaire la retire.',
    answered: 'Le gardien des rêves a répondu',
    thrown: 'Les dés de la montée sont lancés.',
    yours: 'Vous pouvez monter ; les dés sont à vous.',
    yoursWill: 'Un jet de VOLONTÉ vous est demandé ; les dés sont à vous.',
    mayGoUp: (p: { name: string }) => `${p.name} peut monter`,
    theirs: 'La montée est accordée ; les dés sont à qui monte.',
    toGardien: (p: { name: string }) => `${p.name} demande à monter`,
    mode: (p: { mode: string }) => `En mode ${p.mode}. Que répondez-vous ?`,
    allow: 'Laisser monter',
    allowMeans: 'Sans jet.',
    refuse: 'Refuser',
    refuseMeans: 'Rien n’est payé, et la demande peut revenir.',
    difficulty: 'Difficulté du jet',
    askWill: 'Demander un jet de VOLONTÉ',
    willMeans: 'À chaque essai, jusqu’à ce que vous le leviez ; raté, le round est passé.',
  },
  encounter: {
    title: (p: { name: string; strength: number }) => `${p.name}, force ${p.strength}`,
    question: 'Que faites-vous ? Le choix est sans retour.',
    bursts: 'C’est plus de trois fois votre seuil : tous vos points sont perdus, un souffle de Dragon s’abat, et vous dormez.',
    waited: 'La même présence, de la même force, vous attendait ici.',
    special: (p: { cost: number }) =>
      `Rencontre spéciale : la refouler coûte ${count(p.cost, { one: 'point', other: 'points' })}.`,
  },
  /** MOV-4. */
  gesture: {
    title: 'Rompre la concentration',
    means: 'Un geste, et vous voilà en bas.',
    hand: 'Un geste, et vous voilà en bas ; le sort a lieu tout de même, sans rien qu’il vise.',
    erratic: 'Un geste, et vous voilà en bas ; l’effet éclate où il veut.',
    captive: 'Un geste, et vous voilà en bas ; c’est un refoulement.',
    evades: 'Un geste, et vous voilà en bas, comme à se dérober : la rencontre attend.',
  },
  /** ENC-4: by which voie. */
  voie: {
    by: 'Par quelle voie',
    option: (p: { voie: string; chance: number }) => `${p.voie} ${percent(p.chance)}`,
    /** Said after what a particulière gives. */
    learns: (p: { gains: string }) => `Son expérience : ${p.gains}.`,
    worth: (p: { chance: string; voie: string; best: string }) =>
      `Pour le sort voulu : ${p.chance}, au lieu de ${p.best} par ${p.voie}.`,
    worthAsMuch: (p: { chance: string; voie: string }) => `Pour le sort voulu : ${p.chance}, autant que par ${p.voie}.`,
  },
  service: {
    title: (p: { name: string; strength: number }) => `${p.name}, force ${p.strength}, vous obéit`,
    messager: (p: { strength: number }) =>
      `Où l'envoyer ? À ${cells(p.strength)} au plus ; un sort pourra être lancé de là-bas ce round-ci.`,
    passeur: (p: { strength: number }) => `Où vous faire porter ? À ${cells(p.strength)} au plus.`,
    changeur: (p: { a: string }) => `Où vous faire porter ? Sur n'importe quelle autre case de même genre : ${p.a}.`,
    whileLost: "Vous ne savez pas où vous êtes : si la case est trop loin, il s'en ira, et vous aurez appris cela.",
    cell: 'Case',
    pick: (p: { place: string }) => `Désigner : ${p.place}`,
    pickOnMap: 'Choisissez une case éclairée sur la carte.',
    byPath: 'Dire un chemin plutôt qu’une case',
    takePath: 'Suivre ce chemin',
    declined: 'Il repart, et le round continue ici.',
  },
  captive: {
    title: (p: { name: string; strength: number }) => `${p.name}, force ${p.strength}, vous tient`,
    question: 'Un round passe, et vous luttez.',
    won: 'Vous vous libérez et le round continue.',
    /** `costs`: besides those of the round itself; empty where there are none. */
    lost: (p: { costs: string }) => (p.costs ? `Un round perdu de plus, ${p.costs} en moins.` : 'Un round perdu de plus.'),
    asleep: (p: { points: number; chance: string }) =>
      `Vous vous endormez : refoulement +${p.points}, et un souffle s’éveille à ${p.chance}.`,
  },
  gift: {
    title: 'La cité vous offre un présent',
    question: 'Choisissez ce que vous emportez : cette cité ne donnera plus.',
    what: {
      fleur: 'Autant de points de rêve que sa force, 2d6.',
      passeur: 'Il vous porte aussitôt, à 2d6 cases au plus.',
      messager: 'Par lui un sort se lance à 2d6 cases au plus.',
    },
  },
  releasing: {
    title: 'Une réserve doit partir',
    question: 'Choisissez celle que vous lâchez.',
    means: 'Elle part aussitôt, et vous redescendez ; les autres restent ici.',
  },
  wet: {
    title: (p: { the: string }) => `Il faut maîtriser ${p.the}`,
  },
  free: {
    title: (p: { place: string }) => p.place,
    /** `cost`: the fatigue of a cell. */
    move: (p: { cost: string; meets: boolean }) =>
      p.meets
        ? `Chaque pas : ${p.cost} et, une fois sur sept, une rencontre.`
        : `Chaque pas : ${p.cost}, et rien ne vient ce round.`,
    exit: 'Ce pas sort de la carte : on vous repose sur une case tirée au sort.',
    stay: 'Un round passe ici, avec un jet de rencontre.',
    descend: 'Vous rouvrez les yeux. Le demi-rêve reste ici, et la fatigue du voyage se marque.',
    nothingToCast: "Aucun sort connu ne se lance d'ici.",
    allCasts: (p: { count: number }) => `Tous les sorts d’ici (${p.count})`,
    viaMessenger: 'par le Messager',
  },
  casting: {
    title: (p: { spell: string }) => `Lancer ${p.spell}`,
    cost: 'Points de rêve à y mettre',
    difficulty: 'Difficulté, selon le texte du sort et ce qu’il vise',
    note: 'Ce que vous précisez avant le jet',
    notePlaceholder: 'Diamètre, aspect…',
    success: (p: { cost: number }) => `Le sort est à vous, pour ${points(p.cost)}.`,
    particuliere: (p: { cost: number }) => `Sur une particulière, pour ${points(p.cost)} seulement.`,
    failure: 'La concentration se rompt : vous quittez les Terres sans rien payer.',
    total: (p: { cost: number }) => `Un échec total coûte ${points(p.cost)} et amène un effet erratique.`,
    lastPoint: 'Ce coût prend votre dernier point de rêve : vous vous endormirez, et le sort ne sera pas ciblé.',
  },
  cast: {
    title: (p: { spell: string }) => `Sort lancé : ${p.spell}`,
    question: 'Le garder en main, ou le laisser ici pour plus tard ?',
    questionThere: 'Le garder en main, ou le laisser là-bas pour plus tard ?',
    questionRitual: 'Un rituel se garde en main.',
    keep: 'Vous descendez avec lui au début du prochain round, et vous le ciblez.',
    reserve: 'Il repose sur cette case et attend votre retour.',
    reserveThere: (p: { place: string | null }) =>
      `Il repose sur la case du Messager${p.place ? `, ${p.place}` : ''}, et vous y attend.`,
    shelf: (p: { voie: string; stored: number; limit: number }) =>
      `${p.voie} : ${p.stored} ${plural(p.stored, { one: 'sort', other: 'sorts' })} en réserve sur ${p.limit}.`,
  },
  fumble: {
    title: (p: { spell: string }) => `${p.spell} vous échappe`,
    question: 'Subir ce qui vient, ou tenter de le laisser ici ?',
    questionThere: 'Subir ce qui vient, ou tenter de le laisser là-bas ?',
    questionRitual: 'D’un rituel, il ne reste qu’à subir ce qui vient.',
    accept: 'Un effet erratique survient au début du prochain round, et vous quittez les Terres.',
    storeWon: (p: { cost: string }) => `L'échec repose sur cette case, pour ${p.cost} de plus. Nul ne sait ce qu'il fera.`,
    storeWonThere: (p: { place: string | null; cost: string }) =>
      `L'échec repose sur la case du Messager${p.place ? `, ${p.place}` : ''}, pour ${p.cost} de plus. Nul ne sait ce qu'il fera.`,
    storeLost: 'Il éclate : effet erratique, et vous quittez les Terres.',
  },
  carrying: {
    /** TET-9: several go off at one target. */
    title: (p: { spell: string; several: boolean }) => `${p.several ? 'Sorts' : 'Sort'} en main : ${p.spell}`,
    /** RES-7: a stored failure is no spell in hand. */
    titleErratic: (p: { spell: string }) => `Échec réveillé : ${p.spell}`,
    erratic: 'Il éclatera dès que vous serez en bas, et nul ne sait ce qu’il fera.',
    downErratic: 'Descendre avec l’échec',
    question: 'Le round s’achève. Vous redescendez en douceur.',
    triggered: 'Ce qui reposait en réserve s’est déclenché.',
  },
  targeting: {
    title: (p: { spell: string }) => `Où poser ${p.spell} ?`,
    touch: 'Il faut toucher la cible.',
    sight: (p: { chance: number }) =>
      `Le gardien des rêves demande un jet de VUE, ${percent(p.chance)} de réussite : raté, le sort vous revient.`,
    seen: { won: 'La cible est vue, et subit le sort.', lost: 'Il vous revient.' },
    takes: { won: 'Le sort prend.', lost: 'Il revient, et c’est à vous de lui résister.' },
    takesSelf: { won: 'Le sort prend sur vous.', lost: 'Il se dissipe.' },
    onSelf: 'Vous le recevez vous-même.',
    sure: 'Le sort fait son effet.',
  },
  aimed: {
    title: (p: { spell: string; name: string }) => `${p.spell} vise ${p.name}`,
    question: (p: { name: string }) =>
      `${p.name} lance son jet de résistance. Raté, le sort prend ; réussi, il revient, et c’est à vous de lui résister.`,
  },
  returned: {
    title: (p: { spell: string; several: boolean }) => `${p.spell} ${p.several ? 'reviennent' : 'revient'}`,
    question: (p: { name: string }) => `${p.name} a résisté. À vous de résister : vos points de rêve, à r0.`,
    won: 'Il se dissipe sans prendre personne.',
    lost: 'Il vous prend.',
  },
  resisting: {
    title: (p: { spell: string; several: boolean }) => `${p.spell} vous ${p.several ? 'visent' : 'vise'}`,
    someSpell: (p: { voie: string }) => `Un sort ${de(p.voie)}`,
    by: (p: { name: string }) => `C’est ${p.name} qui vous désigne.`,
    bySomebody: 'Quelqu’un vous désigne.',
    question: (p: { jr: number }) => `Vos points de rêve du moment, sans compétence ni malus, à r${signed(p.jr)}.`,
    won: 'Le sort retourne à qui l’a lancé.',
    lost: 'Le sort vous prend.',
    jrs: (p: { spell: string; jr: number }) => `${p.spell} r${signed(p.jr)}`,
    each: (p: { jrs: string }) => `Un jet chacun, de vos points de rêve du moment, sans compétence ni malus : ${p.jrs}.`,
  },
  asleep: {
    title: (p: { name: string }) => `${p.name} dort`,
    dream: 'Il ne restait plus un seul point de rêve.',
    fatigue: 'La dernière case de fatigue est marquée.',
    byGardien: 'Le demi-rêve attend dans les Terres. Le gardien des rêves dira quand vous vous réveillez.',
    after: 'Le demi-rêve attend dans les Terres. Remettez la feuille en état pour un prochain voyage.',
  },
}
