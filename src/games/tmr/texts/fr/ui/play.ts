import { formatOf } from '../../../../../house/texts/format.ts'

/** What a dreamer looks like. */
export const looks = {
  cloak: 'Cape',
  cloaks: { night: 'nuit', wine: 'lie de vin', moss: 'mousse', ochre: 'ocre', ash: 'cendre', plum: 'prune' },
  face: 'Visage',
  faces: { serene: 'serein', bearded: 'barbu', braided: 'à tresses', freckled: 'à taches de rousseur', masked: 'masqué' },
}

export const confirm = {
  discardChanges: 'Abandonner vos changements ?',
}

const { count, percent, signed } = formatOf('fr')
const cells = (n: number): string => count(n, { one: 'case', other: 'cases' })

/** A cell shown to others. */
export const pointing = {
  point: 'Montrer cette case',
  pointHidden: (p: { name: string }) => `${p.name} s’y trouve sans le savoir. La montrer quand même`,
}

export const board = {
  label: 'Carte des Terres Médianes du Rêve',
  cell: (p: { cell: string; name: string; genre: string }) => `${p.name}, ${p.genre}, ${p.cell}`,
  here: 'Vous êtes ici',
  somewhere: (p: { inA: string }) => `Quelque part ${p.inA}`,
  theySomewhere: (p: { name: string; inA: string }) => `${p.name}, quelque part ${p.inA}`,
  candidates: (p: { count: number }) => `${cells(p.count)} où vous pourriez être`,
  lost: 'Position perdue',
  found: (p: { place: string }) => `Vous vous y retrouvez : ${p.place}.`,
  distance: (p: { distance: number }) => `à ${cells(p.distance)}`,
  wet: 'case humide',
  reserve: 'sort en réserve',
  encounterChance: (p: { chance: number }) => `${percent(p.chance)} de chances d'une rencontre`,
  castHere: 'Sorts à lancer ici',
  metHere: 'Ce qui s’y rencontre, ce qui s’y lance',
  offMap: 'Hors de la carte',
  fit: 'Voir toute la carte',
  zoomIn: 'Approcher',
  zoomOut: 'Éloigner',
  center: 'Revenir au demi-rêve',
  legend: 'Légende',
  /** What is drawn on the map and written nowhere. */
  marks: {
    pawn: 'Le demi-rêve',
    way: 'Un pas possible',
    exit: 'Un pas hors de la carte',
    goal: 'Le sort voulu s’y lance',
    planned: 'Le chemin conseillé, ou demandé',
    walked: 'Le chemin parcouru',
    waiting: 'Une rencontre y attend',
    reserve: 'Un sort en réserve',
    erratic: 'Un échec total en réserve',
    reach: 'À portée : à choisir',
    candidate: 'Perdu : vous y êtes peut-être',
  },
  water: 'Eau : y entrer demande un jet',
  coordinates: 'Coordonnées',
  search: 'Chercher un lieu ou une case',
  searchHint: 'Un lieu, une case…',
  noPlace: 'Aucun lieu ne porte ce nom.',
  path: 'Chemin parcouru',
  tools: 'Outils de la carte',
}

/** The way to a cell pointed at. */
export const walking = {
  way: (p: { cells: number; costs: string; chance: string }) =>
    `À pied : ${cells(p.cells)}, ${p.costs}, ${p.chance} de chances que rien ne vienne.`,
  go: 'Y marcher',
  step: 'Y entrer',
  oneStep: 'À un pas d’ici.',
  /** What a step would ask, before it is taken. */
  asks: (p: { what: string }) => `À un pas d’ici ; ${p.what}.`,
  leaving: (p: { toward: string }) => `Quitter la carte ${p.toward} ? Le demi-rêve reparaît sur une case que le sort désigne.`,
  leave: 'Quitter la carte',
  stop: 'S’arrêter',
  goesOn: (p: { cells: number }) => `Encore ${cells(p.cells)} à marcher, tant que rien ne vient.`,
}

/** The places of the screen. */
export const zones = {
  exit: 'case tirée au sort',
  waits: (p: { name: string; strength: number }) => `y attend, sans se dérober : ${p.name}, force ${p.strength}`,
  toll: (p: { cost: string }) => `péage : ${p.cost}`,
  asks: {
    wet: (p: { chance: string }) => `eau : ${p.chance}`,
    closed: (p: { chance: string }) => `cité close : ${p.chance}`,
    conquest: (p: { chance: string }) => `à conquérir : ${p.chance}`,
    purification: (p: { chance: string }) => `purification : ${p.chance}`,
  },
  advisedFor: (p: { chance: string }) => `Le mieux pour le sort voulu : ${p.chance} de chances de le lancer.`,
}

export const twin = {
  title: 'La carte en mots',
  known: (p: { name: string; genre: string; cell: string }) => `Vous êtes en ${p.cell} : ${p.name}, ${p.genre}.`,
}

export const actions = {
  ascend: 'Monter',
  ascendNormal: 'Monter, pas à pas',
  ascendAccelerated: 'Monter, voyage accéléré',
  master: 'Maîtriser',
  masterBy: (p: { voie: string }) => `Maîtriser par ${p.voie}`,
  evade: 'Se dérober',
  repress: 'Refouler',
  letPass: 'Laisser passer',
  struggle: 'Lutter',
  struggleBy: (p: { voie: string }) => `Lutter par ${p.voie}`,
  masterCell: 'Maîtriser la case',
  goTo: 'Y aller',
  send: 'Envoyer le Messager',
  decline: 'Renoncer à ses services',
  move: (p: { toward: string }) => `Avancer ${p.toward}`,
  stay: 'Rester sur place',
  cast: 'Lancer un sort',
  castSpell: (p: { spell: string }) => `Lancer ${p.spell}`,
  descend: 'Descendre',
  interrupt: 'Redescendre aussitôt',
  keep: 'Garder en main',
  reserve: 'Mettre en réserve',
  accept: "Subir l'effet",
  storeFailure: 'Tenter la mise en réserve',
  comeDown: 'Descendre avec le sort',
  target: 'Cibler',
  targetWhom: (p: { name: string }) => `Cibler ${p.name}`,
  resist: 'Résister',
  resistNot: 'Ne pas résister',
  faceReturn: 'Résister au retour',
  wake: 'Se réveiller',
  advance: "Laisser passer l'heure",
  reveal: 'Révéler la position',
}

export const odds = {
  characteristic: 'caractéristique',
  skill: 'draconic',
  difficulty: 'difficulté',
  malus: 'état général',
  modifier: 'gardien des rêves',
  upTo: (p: { face: number }) => `jusqu'à ${p.face}`,
  from: (p: { face: number }) => `à partir de ${p.face}`,
}

export const aiming = {
  title: 'Vers quoi pointez-vous le doigt ?',
  range: (p: { metres: number }) => `À ${p.metres} mètres au plus.`,
  wrongKind: 'Ce sort ne vise pas cela : magie impossible.',
  elsewhere: 'Pointer autre chose, que ce sort ne vise pas ?',
  /** Of whether it is out of sight, not pointed at, too far. */
  reaches: {
    reached: 'Non : elle est vue, désignée et à portée.',
    self: 'Oui : le sort vous revient.',
    centre: 'Oui : la zone se forme autour de vous.',
    impossible: 'Oui : magie impossible.',
  },
  /** What the chance of an aim is made of. */
  made: {
    sight: (p: { chance: number }) => `Vue : ${percent(p.chance)}.`,
    resisted: (p: { points: number; jr: number; chance: number }) =>
      `Résistance : points de rêve ${p.points} à r${signed(p.jr)}, ${percent(p.chance)}.`,
    returned: (p: { points: number; jr: number; chance: number }) =>
      `Au retour : points de rêve ${p.points} à r${signed(p.jr)}, ${percent(p.chance)}.`,
  },
  resist: 'Points de rêve de la cible',
  whom: 'Quelle créature ?',
  anyCreature: 'Une créature du monde',
  theyRoll: (p: { name: string; jr: number }) => `${p.name} lance son jet de résistance, à r${signed(p.jr)}.`,
  onSelf: 'Le sort vous revient.',
  impossible: 'Magie impossible : le rêve se déchire.',
  /** TGT-2: the place of a zone's centre. */
  centres: {
    creature: 'La créature est le centre de la zone.',
    object: 'L’objet est le centre de la zone.',
    self: 'Vous êtes vous-même le centre de la zone.',
  },
  centreWhom: (p: { name: string }) => `${p.name} est le centre de la zone.`,
  centreSeen: 'Un point que l’on voit, en l’air ou sur une surface ; jamais dans le sol ni dans une chose.',
  awaitsRuling: {
    unaimed: 'Le gardien des rêves dira ce qu’il devient.',
    tear: 'Le gardien des rêves dira la déchirure, et ce qui est au-delà.',
    erratic: 'Le gardien des rêves dira lequel.',
  },
  missedCentre: 'La zone se forme autour de vous.',
  yields: 'Renoncer à votre propre résistance',
  reach: 'La cible est hors de vue, non désignée ou trop loin ?',
}

export const dicePanel = {
  asD8: 'Un d8, dont on relance les 8.',
  onTable: 'Un d100, lu sur cette table.',
  onTwoTables: 'Un d2 choisit la table, puis un d100 s’y lit : si le d2 montre 2, ajoutez 100.',
}

export const journal = {
  round: (p: { round: number }) => `Round ${p.round}`,
  before: 'Avant la montée',
  watching: (p: { round: number }) => `Vous revoyez le round ${p.round}.`,
  watchingStart: 'Vous revoyez le tout début.',
}
