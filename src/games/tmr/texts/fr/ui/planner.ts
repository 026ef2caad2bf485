import { formatOf } from '../../../../../house/texts/format.ts'
import { toPlace } from '../toPlace.ts'

const { count, number, plural } = formatOf('fr')
const rounded = (value: number): string => number(Math.round(value * 10) / 10)

/** The odds of a whole journey, in words. */
export const planner = {
  title: 'Chances du voyage',
  pick: 'Pour quel sort ?',
  pickNone: 'Choisir un sort',
  scale: 'chance depuis chaque case',
  shades: 'Teinter la carte selon ces chances',
  noShades: 'Ôter les teintes de la carte',
  noGoal: 'Sans but, rien à calculer.',
  setGoal: 'Choisir un but',
  computing: 'Les chances se calculent…',
  notNow: 'Rien à calculer à cet instant.',
  /** HID-3. */
  toldLost: 'Tant que vous êtes perdu, le meilleur pas se lit sous les six voies.',
  openDifficulty: 'La difficulté de ce sort dépend de ce qu’il vise : ses chances ne se calculent pas d’avance.',
  /** `of` out of ten. */
  inTen: (p: { of: number; chance: string }) => {
    if (p.of === 0) return `Presque aucune chance (${p.chance}) de lancer ce sort en une montée.`
    if (p.of === 10) return `Presque à coup sûr (${p.chance}).`
    return `Environ ${count(p.of, { one: 'chance', other: 'chances' })} sur 10 (${p.chance}) de lancer ce sort en une montée.`
  },
  hopeful: (p: { chance: string }) => `${p.chance} si l’on vous disait aussitôt où vous êtes, une fois perdu.`,
  prudentNote:
    'Une montée va du départ à la redescente. Au mieux, sans refouler ni se dérober en chemin ; se perdre plus loin compte pour un échec.',
  best: 'Le mieux à faire',
  bestActions: {
    ascend: 'monter',
    master: 'maîtriser',
    repress: 'refouler',
    evade: 'se dérober',
    descend: 'redescendre',
    sleep: 'dormir',
    letPass: 'laisser passer',
    decline: 'renoncer à ses services',
    struggle: 'lutter',
    by: (p: { voie: string }) => ` par ${p.voie}`,
    masterCell: 'maîtriser la case',
    stay: 'rester sur place',
    cast: 'lancer le sort',
    castByMessenger: 'lancer le sort par le Messager',
    goTo: (p: { place: string }) => `aller ${toPlace(p.place)}`,
    jump: (p: { place: string }) => `bondir ${toPlace(p.place)}`,
    takeGift: { fleur: 'prendre une Fleur', passeur: 'prendre un Passeur', messager: 'prendre un Messager' },
    move: (p: { toward: string }) => `avancer ${p.toward}`,
  },
  /** Which ascent a chance is of. */
  ascents: {
    this: (p: { chance: string }) => `cette montée ${p.chance}`,
    next: (p: { chance: string }) => `à la prochaine montée ${p.chance}`,
    night: (p: { chance: string }) => `après une nuit ${p.chance}`,
    hour: (p: { chance: string }) => `la case vidée ${p.chance}`,
    thrownOut: (p: { chance: string }) => `rejeté, à la prochaine ${p.chance}`,
  },
  advised: {
    sleepFirst: 'Dormez d’abord.',
    waitFirst: (p: { hour: string }) => `Mieux vaut attendre : la case se vide après l’${p.hour}.`,
    comeDown: 'Rien à attendre de cette montée : descendez, dormez.',
    comeDownAnyway: 'Rien à attendre de cette montée : descendez.',
    otherSpell: 'Rien à attendre de ce sort d’ici : visez-en un autre, ou changez de terre.',
  },
  /** A reckoning's own blur: no answer is ahead by more than it leaves out. */
  noneSurely: (p: { points: number }) =>
    `Aucune réponse n’est sûrement la meilleure : se perdre plus loin compte ici pour un échec, ce qui peut changer l’écart de ${count(p.points, { one: 'point', other: 'points' })}.`,
  ends: 'Comment cela finit',
  success: 'sort lancé',
  out: 'chute hors des Terres',
  lost: 'perdu',
  asleep: 'endormi',
  expected: (p: { rounds: number; fatigue: number }) =>
    `En moyenne ${count(Math.round(p.rounds), { one: 'round', other: 'rounds' })} et ${rounded(p.fatigue)} ${plural(p.fatigue, { one: 'case de fatigue', other: 'cases de fatigue' })}.`,
  dreamLeft: (p: { points: number }) =>
    `Il resterait ${rounded(p.points)} ${plural(p.points, { one: 'point de rêve', other: 'points de rêve' })} après un succès.`,
  dragon: (p: { souffle: string; queue: string }) => `Risque d’un souffle : ${p.souffle} ; d’une queue : ${p.queue}.`,
  otherMode: (p: { mode: string; chance: string }) => `En mode ${p.mode} : ${p.chance}.`,
  lostTitle: 'Où suis-je ?',
  /** The best step of a lost dreamer, and what its figure counts. */
  lostBest: {
    found: (p: { toward: string; chance: string; steps: number }) =>
      `Meilleur pas : ${p.toward}, ${p.chance} d’être retrouvé en ${p.steps} pas (eau et rencontres comptées).`,
    cast: (p: { toward: string; chance: string; steps: number }) =>
      `Meilleur pas : ${p.toward}, ${p.chance} en cette montée (eau, rencontres, fatigue comptées ; rester perdu, un échec).`,
  },
  lostHopeless: (p: { toward: string }) => `Rien à attendre de ces pas en cette montée. Celui qui en dit le plus : ${p.toward}.`,
  /** Where the most telling step is another. */
  lostTelling: (p: { toward: string; known: string; chance: string }) =>
    `Le plus parlant, ${p.toward} (retrouvé : ${p.known}), vaut ${p.chance}.`,
  lostWeighing: 'Les six pas se pèsent…',
  lostLook: 'Marquez un pas : la carte montre où il mènerait de chaque case possible.',
  lostCastHere: 'Ce sort se lance ici, perdu ou non.',
  /** What a step that way may tell. */
  foretold: {
    toward: (p: { toward: string }) => `Un pas ${p.toward} :`,
    several: (p: { land: string; wet: boolean; left: number; chance: string }) =>
      `${p.land}${p.wet ? ' (eau)' : ''}, ${p.chance} : ${count(p.left, { one: 'case resterait', other: 'cases resteraient' })}`,
    one: (p: { place: string; wet: boolean; chance: string }) => `${p.place}${p.wet ? ', eau' : ''}, ${p.chance} : retrouvé`,
    off: (p: { chance: string }) => `hors de la carte, ${p.chance} : l’arrivée est dite`,
    again: 'Touchez encore pour y aller.',
    first: 'Touchez un pas pour voir où il mène, encore pour y aller.',
  },
  likeliest: (p: { place: string; chance: string }) => `Le plus probable : ${p.place} (${p.chance}).`,
  /** Why there is no chance at all. */
  hindrances: {
    'no-ascent': 'Une idée fixe interdit de monter : aucune chance aujourd’hui.',
    'unknown-spell': 'Ce sort n’est pas connu : il ne peut être lancé.',
    'seuil-too-low': 'Ce rituel coûterait plus de seuil de rêve qu’il n’en reste : il serait refusé.',
    'reserve-urgency': 'Une urgence barre la magie tant que sa réserve n’est pas partie : aucune chance en une montée.',
    'purification-tour': 'Le périple compte encore plusieurs cases : la magie reste barrée pendant cette montée.',
  },
  /** What is bounded instead of reckoned. */
  bounds: {
    queues:
      'Ce que ferait une queue tirée en chemin ne se calcule pas : prudemment, un Rêve de Dragon non maîtrisé compte pour un échec ; au mieux, il ne change rien.',
    gifts: 'Les présents des cités sont bornés : prudemment aucun, au mieux un seul par montée.',
    'special-encounters':
      'Un Tourbillon rouge ou un Passeur fou non maîtrisés sont bornés : prudemment un échec, au mieux une dérive dont l’arrivée serait dite.',
    'closed-cities': 'Une cité close compte comme à maîtriser à chaque entrée : la chance réelle est un peu meilleure.',
    'tamed-water': 'L’eau à apprivoiser compte comme à maîtriser à chaque entrée : la chance réelle est un peu meilleure.',
    stars: 'Ce que les étoiles font au rituel reste secret : le calcul n’en tient pas compte.',
    waiting:
      'La rencontre qui attend compte à chaque passage sur sa case, bien qu’on ne l’affronte qu’une fois : la chance réelle est un peu meilleure.',
  },
  waitingHopeful: 'La chance au mieux se calcule encore…',
}
