import { formatOf } from '../../../../../house/texts/format.ts'
import type { Texts } from '../../texts.ts'

/** What a dreamer looks like. */
export const looks: Texts['ui']['looks'] = {
  cloak: 'Cloak',
  cloaks: { night: 'night', wine: 'wine', moss: 'moss', ochre: 'ochre', ash: 'ash', plum: 'plum' },
  face: 'Face',
  faces: { serene: 'serene', bearded: 'bearded', braided: 'braided', freckled: 'freckled', masked: 'masked' },
}

export const confirm: Omit<Texts['ui']['confirm'], 'removeSaved'> = {
  discardChanges: 'Discard your changes?',
}

const { count, percent, signed } = formatOf('en')
const cells = (n: number): string => count(n, { one: 'cell', other: 'cells' })

export const pointing: Texts['ui']['pointing'] = {
  point: 'Point at this cell',
  pointHidden: (p) => `${p.name} is there without knowing it. Point at it all the same`,
}

export const board: Texts['ui']['board'] = {
  label: 'Map of the Middle Lands of Dream',
  cell: (p) => `${p.name}, ${p.genre}, ${p.cell}`,
  here: 'You are here',
  somewhere: (p) => `Somewhere ${p.inA}`,
  theySomewhere: (p) => `${p.name}, somewhere ${p.inA}`,
  candidates: (p) => `${cells(p.count)} where you may be`,
  lost: 'Position lost',
  found: (p) => `You know where you are again: ${p.place}.`,
  distance: (p) => `${cells(p.distance)} away`,
  wet: 'wet cell',
  reserve: 'spell in reserve',
  encounterChance: (p) => `${percent(p.chance)} chance of an encounter`,
  castHere: 'Spells to cast here',
  metHere: 'What is met there, what can be cast there',
  offMap: 'Off the map',
  fit: 'See the whole map',
  zoomIn: 'Closer',
  zoomOut: 'Further',
  center: 'Back to the half-dream',
  legend: 'Legend',
  marks: {
    pawn: 'The half-dream',
    way: 'A step you can take',
    exit: 'A step off the map',
    goal: 'The wanted spell is cast here',
    planned: 'The path advised, or asked for',
    walked: 'The path walked',
    waiting: 'An encounter waits there',
    reserve: 'A spell in reserve',
    erratic: 'A total failure in reserve',
    reach: 'In reach: to be chosen',
    candidate: 'Lost: you may be here',
  },
  water: 'Water: entering asks for a roll',
  coordinates: 'Coordinates',
  search: 'Search for a place or a cell',
  searchHint: 'A place, a cell…',
  noPlace: 'No place has that name.',
  tools: 'Map tools',
  path: 'Path walked',
}

/** The way to a cell pointed at. */
export const walking: Texts['ui']['walking'] = {
  way: (p) => `On foot: ${cells(p.cells)}, ${p.costs}, a chance of ${p.chance} that nothing comes.`,
  go: 'Walk there',
  step: 'Enter it',
  oneStep: 'One step from here.',
  asks: (p) => `One step from here; ${p.what}.`,
  leaving: (p) => `Leave the map to the ${p.toward}? The half-dream comes back on a cell drawn by lot.`,
  leave: 'Leave the map',
  stop: 'Stop',
  goesOn: (p) => `${cells(p.cells)} to go, as long as nothing comes.`,
}

/** The places of the screen. */
export const zones: Texts['ui']['zones'] = {
  exit: 'a cell drawn at random',
  waits: (p) => `waits there, and cannot be evaded: ${p.name}, strength ${p.strength}`,
  toll: (p) => `toll: ${p.cost}`,
  asks: {
    wet: (p) => `water: ${p.chance}`,
    closed: (p) => `closed city: ${p.chance}`,
    conquest: (p) => `to conquer: ${p.chance}`,
    purification: (p) => `purification: ${p.chance}`,
  },
  advisedFor: (p) => `Best for the spell you want: a chance of ${p.chance} of casting it.`,
}

export const twin: Texts['ui']['twin'] = {
  title: 'The map in words',
  known: (p) => `You are at ${p.cell}: ${p.name}, ${p.genre}.`,
}

export const actions: Texts['ui']['actions'] = {
  ascend: 'Go up',
  ascendNormal: 'Go up, step by step',
  ascendAccelerated: 'Go up, accelerated journey',
  master: 'Master',
  masterBy: (p) => `Master by ${p.voie}`,
  evade: 'Evade',
  repress: 'Repress',
  letPass: 'Let pass',
  struggle: 'Struggle',
  struggleBy: (p) => `Struggle by ${p.voie}`,
  masterCell: 'Master the cell',
  goTo: 'Go there',
  send: 'Send the Messenger',
  decline: 'Decline its service',
  move: (p) => `Go ${p.toward}`,
  stay: 'Stay',
  cast: 'Cast a spell',
  castSpell: (p) => `Cast ${p.spell}`,
  descend: 'Come down',
  interrupt: 'Down at once',
  keep: 'Keep in hand',
  reserve: 'Put in reserve',
  accept: 'Bear the effect',
  storeFailure: 'Try to put it in reserve',
  comeDown: 'Come down with the spell',
  target: 'Aim',
  targetWhom: (p) => `Aim at ${p.name}`,
  resist: 'Resist',
  resistNot: 'Do not resist',
  faceReturn: 'Resist its return',
  wake: 'Wake up',
  advance: 'Let the hour pass',
  reveal: 'Reveal the position',
}

export const odds: Texts['ui']['odds'] = {
  characteristic: 'characteristic',
  skill: 'draconic',
  difficulty: 'difficulty',
  malus: 'general state',
  modifier: 'keeper of dreams',
  upTo: (p) => `up to ${p.face}`,
  from: (p) => `from ${p.face}`,
}

export const aiming: Texts['ui']['aiming'] = {
  title: 'What do you point your finger at?',
  range: (p) => `At most ${p.metres} metres away.`,
  wrongKind: 'This spell is not for that: impossible magic.',
  elsewhere: 'Point at something this spell is not for?',
  reaches: {
    reached: 'No: it is seen, pointed at and within range.',
    self: 'Yes: the spell comes back on you.',
    centre: 'Yes: the zone forms around you.',
    impossible: 'Yes: impossible magic.',
  },
  made: {
    sight: (p) => `Sight: ${percent(p.chance)}.`,
    resisted: (p) => `Resistance: dream points ${p.points} at r${signed(p.jr)}, ${percent(p.chance)}.`,
    returned: (p) => `On the return: dream points ${p.points} at r${signed(p.jr)}, ${percent(p.chance)}.`,
  },
  resist: 'Dream points of the target',
  whom: 'Which creature?',
  anyCreature: 'A creature of the world',
  theyRoll: (p) => `${p.name} makes a resistance roll, at r${signed(p.jr)}.`,
  onSelf: 'The spell comes back on you.',
  impossible: 'Impossible magic: the dream tears.',
  centres: {
    creature: 'The creature is the centre of the zone.',
    object: 'The object is the centre of the zone.',
    self: 'You are the centre of the zone yourself.',
  },
  centreWhom: (p) => `${p.name} is the centre of the zone.`,
  centreSeen: 'A point that is seen, in the air or on a surface; never inside the ground or a thing.',
  awaitsRuling: {
    unaimed: 'The keeper of dreams will say what becomes of it.',
    tear: 'The keeper of dreams will tell of the tear, and of what is beyond.',
    erratic: 'The keeper of dreams will say which.',
  },
  missedCentre: 'The zone forms around you.',
  yields: 'Forgo your own resistance',
  reach: 'Is the target out of sight, not pointed at, or too far?',
}

export const dicePanel: Pick<Texts['ui']['dicePanel'], 'asD8' | 'onTable' | 'onTwoTables'> = {
  asD8: 'A d8, with every 8 rolled again.',
  onTable: 'A d100, read on this table.',
  onTwoTables: 'A d2 picks the table, then a d100 is read on it: if the d2 shows 2, add 100.',
}

export const journal: Pick<Texts['ui']['journal'], 'round' | 'before' | 'watching' | 'watchingStart'> = {
  round: (p) => `Round ${p.round}`,
  before: 'Before the ascent',
  watching: (p) => `You are looking at round ${p.round} again.`,
  watchingStart: 'You are looking at the very beginning again.',
}
