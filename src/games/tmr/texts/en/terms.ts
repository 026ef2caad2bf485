import type { Texts } from '../texts.ts'

export const hours: Texts['hours'] = {
  vaisseau: { name: 'Ship', hour: 'hour of the Ship' },
  sirene: { name: 'Mermaid', hour: 'hour of the Mermaid' },
  faucon: { name: 'Falcon', hour: 'hour of the Falcon' },
  couronne: { name: 'Crown', hour: 'hour of the Crown' },
  dragon: { name: 'Dragon', hour: 'hour of the Dragon' },
  epees: { name: 'Swords', hour: 'hour of the Swords' },
  lyre: { name: 'Lyre', hour: 'hour of the Lyre' },
  serpent: { name: 'Serpent', hour: 'hour of the Serpent' },
  'poisson-acrobate': { name: 'Acrobat Fish', hour: 'hour of the Acrobat Fish' },
  araignee: { name: 'Spider', hour: 'hour of the Spider' },
  roseau: { name: 'Reed', hour: 'hour of the Reed' },
  'chateau-dormant': { name: 'Sleeping Castle', hour: 'hour of the Sleeping Castle' },
}

export const qualities: Texts['qualities'] = {
  particuliere: { name: 'exceptional success', short: 'exc.' },
  significative: { name: 'significant success', short: 'sig.' },
  normale: { name: 'normal success', short: 'norm.' },
  echec: { name: 'failure', short: 'fail.' },
  'echec-particulier': { name: 'grave failure', short: 'grave f.' },
  'echec-total': { name: 'total failure', short: 'total f.' },
}

export const modes: Texts['modes'] = {
  normal: { name: 'step by step', summary: 'One cell a round.' },
  accelerated: { name: 'accelerated', summary: 'As many cells a round as you like, as long as nothing comes to meet you.' },
}

export const targets: Texts['targets'] = {
  zone: 'centre of a zone',
  object: 'object',
  creature: 'creature',
  self: 'yourself',
  other: 'special',
}

export const ranges: Texts['ranges'] = {
  E1: 'E1, once EMPATHY in metres',
  E2: 'E2, twice EMPATHY in metres',
  E3: 'E3, three times EMPATHY in metres',
  E4: 'E4, four times EMPATHY in metres',
  touch: 'touch',
  self: 'yourself',
  other: 'special',
}

export const outcomes: Texts['outcomes'] = {
  target: 'The spell reaches its target.',
  self: 'The spell comes back on the dreamer, who suffers it.',
  nobody: 'The spell fades and touches nobody.',
  impossible: 'Impossible magic: the dream tears open around the dreamer.',
  erratic: 'An erratic effect takes place, somewhere within range.',
  unaimed: 'The spell takes effect, though it could not be aimed.',
}

export const dragonTables: Texts['dragonTables'] = {
  souffle: {
    name: "Dragon's breath",
    a: "a Dragon's breath",
    summary: 'The Dragon sighs and something in you bends, for a long time.',
  },
  queue: {
    name: "Dragon's tail",
    a: "a Dragon's tail",
    summary: 'A backhand of the Dragon: a whim, a loss, mostly a passing one.',
  },
  ombre: {
    name: 'shadow of Thanatos',
    a: 'a shadow of Thanatos',
    summary: 'Thanatos was used: the backhand of the Dragon is darker.',
  },
  tete: {
    name: "Dragon's head",
    a: "a Dragon's head",
    summary: 'The Dragon has seen you, and leaves you a gift.',
  },
}

export const dice: Texts['dice'] = {
  d7: 'encounter d7',
  d20: 'repression d20',
  direction: 'direction of the drift',
  cell: 'cell',
  souffle: "Dragon's breath",
  queue: "Dragon's tail",
  tete: "Dragon's head",
  ombre: 'shadow of Thanatos',
  desir: 'nagging desire',
  idee: 'fixed idea',
  genre: 'kind of land',
  spell: 'spell drawn',
  knowledge: 'knowledge drawn',
  lie: 'd12 of the false number',
}

export const dicePurposes: Texts['dicePurposes'] = {
  encounter: 'which encounter',
  strength: 'strength of the encounter',
  length: 'length of the effect',
  will: 'will roll',
  mastery: 'mastering',
  casting: 'casting the spell',
  storing: 'holding back the failure',
  astral: 'astral number of the day',
  dream: 'dream points of the hour',
  dragon: 'strength of the Dragon’s Dream',
  sight: 'sight roll',
  resistance: 'resistance',
  returned: 'resistance on the return',
  fate: '1 to 3, on the dreamer; 4 to 6, the dream tears',
  colour: 'colour: 1 to 3, violet; 4 to 6, yellow',
  size: 'diameter in metres',
  unit: 'duration: 1 to 3, rounds; 4, hours; 5, days; 6, without end',
  count: 'how many',
  beyond: 'what is on the other side',
  stars: 'reading the stars',
  meditation: 'meditation',
  sign: 'reading the draconic sign',
  synthesis: 'learning the spell',
  fatigue: 'fatigue boxes',
  characteristic: 'characteristic weakened',
  loss: 'points lost',
  lasting: 'a point lost for good, or not',
  tour: '1, the sanctuaries; 2, the necropolises',
  aside: 'roll of the keeper of dreams',
}
