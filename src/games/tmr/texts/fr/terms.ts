import type { Hour } from '../../rules/dreamer/clock.ts'
import type { DragonTable } from '../../rules/dreamer/dragon.ts'
import type { Purpose } from '../../rules/rolls/check.ts'
import type { Quality } from '../../rules/rolls/resolution.ts'
import type { SpellRange, SpellTarget } from '../../rules/spells/spell.ts'
import type { Mode, Outcome } from '../../rules/state.ts'

export interface HourText {
  readonly name: string
  /** heure du Vaisseau: without an article. */
  readonly hour: string
}

export const hours: Readonly<Record<Hour, HourText>> = {
  vaisseau: { name: 'Vaisseau', hour: 'heure du Vaisseau' },
  sirene: { name: 'Sirène', hour: 'heure de la Sirène' },
  faucon: { name: 'Faucon', hour: 'heure du Faucon' },
  couronne: { name: 'Couronne', hour: 'heure de la Couronne' },
  dragon: { name: 'Dragon', hour: 'heure du Dragon' },
  epees: { name: 'Épées', hour: 'heure des Épées' },
  lyre: { name: 'Lyre', hour: 'heure de la Lyre' },
  serpent: { name: 'Serpent', hour: 'heure du Serpent' },
  'poisson-acrobate': { name: 'Poisson Acrobate', hour: 'heure du Poisson Acrobate' },
  araignee: { name: 'Araignée', hour: "heure de l'Araignée" },
  roseau: { name: 'Roseau', hour: 'heure du Roseau' },
  'chateau-dormant': { name: 'Château Dormant', hour: 'heure du Château Dormant' },
}

export const qualities: Readonly<Record<Quality, { readonly name: string; readonly short: string }>> = {
  particuliere: { name: 'réussite particulière', short: 'part.' },
  significative: { name: 'réussite significative', short: 'sign.' },
  normale: { name: 'réussite normale', short: 'norm.' },
  echec: { name: 'échec', short: 'éch.' },
  'echec-particulier': { name: 'échec particulier', short: 'éch. p.' },
  'echec-total': { name: 'échec total', short: 'éch. t.' },
}

export const modes: Readonly<Record<Mode, { readonly name: string; readonly summary: string }>> = {
  normal: { name: 'pas à pas', summary: 'Une case par round.' },
  accelerated: { name: 'accéléré', summary: "Autant de cases par round qu'on veut, tant que rien ne vient à votre rencontre." },
}

export const targets: Readonly<Record<SpellTarget, string>> = {
  zone: 'centre de zone',
  object: 'objet',
  creature: 'créature',
  self: 'soi-même',
  other: 'particulière',
}

export const ranges: Readonly<Record<SpellRange, string>> = {
  E1: 'E1, une fois EMPATHIE en mètres',
  E2: 'E2, deux fois EMPATHIE en mètres',
  E3: 'E3, trois fois EMPATHIE en mètres',
  E4: 'E4, quatre fois EMPATHIE en mètres',
  touch: 'au toucher',
  self: 'soi-même',
  other: 'particulière',
}

/** CAST-6, TGT-2, TGT-4: what became of the spell. */
export const outcomes: Readonly<Record<Outcome, string>> = {
  target: 'Le sort atteint sa cible.',
  self: 'Le sort revient sur le haut-rêvant, qui le subit.',
  nobody: 'Le sort se dissipe sans toucher personne.',
  impossible: 'Magie impossible : le rêve se déchire autour du haut-rêvant.',
  erratic: 'Un effet erratique se produit, quelque part à portée.',
  unaimed: 'Le sort fait effet sans avoir pu être ciblé.',
}

export const dragonTables: Readonly<
  Record<DragonTable, { readonly name: string; readonly a: string; readonly summary: string }>
> = {
  souffle: {
    name: 'souffle de Dragon',
    a: 'un souffle de Dragon',
    summary: 'Le Dragon soupire et quelque chose en vous plie, pour longtemps.',
  },
  queue: {
    name: 'queue de Dragon',
    a: 'une queue de Dragon',
    summary: "Un revers du Dragon : une lubie, une perte, d'ordinaire passagère.",
  },
  ombre: {
    name: 'ombre de Thanatos',
    a: 'une ombre de Thanatos',
    summary: 'Thanatos a servi : le revers du Dragon est plus noir.',
  },
  tete: {
    name: 'tête de Dragon',
    a: 'une tête de Dragon',
    summary: 'Le Dragon vous a vu et vous laisse un don.',
  },
}

/** The labels under which the rules ask for dice. */
export const dice = {
  d7: 'd7 de rencontre',
  d20: 'd20 de refoulement',
  direction: 'direction de la dérive',
  cell: 'case',
  souffle: 'souffle de Dragon',
  queue: 'queue de Dragon',
  tete: 'tête de Dragon',
  ombre: 'ombre de Thanatos',
  desir: 'désir lancinant',
  idee: 'idée fixe',
  genre: 'genre de terre',
  spell: 'sort tiré au sort',
  knowledge: 'savoir tiré au sort',
  lie: 'd12 du faux nombre',
}

/** What a die of many uses decides. */
export const dicePurposes: Readonly<Record<Purpose, string>> = {
  encounter: 'quelle rencontre',
  strength: 'force de la rencontre',
  length: 'durée de l’effet',
  will: 'jet de volonté',
  mastery: 'maîtrise',
  casting: 'lancer du sort',
  storing: 'échec à retenir',
  astral: 'nombre astral du jour',
  dream: 'points de rêve de l’heure',
  dragon: 'force du Rêve de Dragon',
  sight: 'jet de vue',
  resistance: 'résistance',
  returned: 'résistance au retour',
  fate: '1 à 3, sur le haut-rêvant ; 4 à 6, le rêve se déchire',
  colour: 'couleur : 1 à 3, violette ; 4 à 6, jaune',
  size: 'diamètre, en mètres',
  unit: 'durée : 1 à 3, des rounds ; 4, des heures ; 5, des jours ; 6, sans fin',
  count: 'combien',
  beyond: 'ce qui est de l’autre côté',
  stars: 'lecture des étoiles',
  meditation: 'méditation',
  sign: 'lecture du signe draconique',
  synthesis: 'apprentissage du sort',
  fatigue: 'cases de fatigue',
  characteristic: 'caractéristique affaiblie',
  loss: 'points perdus',
  lasting: 'point perdu pour toujours, ou non',
  tour: '1, les sanctuaires ; 2, les nécropoles',
  aside: 'jet du gardien des rêves',
}
