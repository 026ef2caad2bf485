import type { PowerName } from './artefacts.ts'
import type { Colour } from './traits.ts'

/** The colours in the order of lists; of one colour, fighters stand before items. */
export const ORDER: readonly Colour[] = ['red', 'green', 'blue', 'white']

type FighterRow = readonly [
  id: string,
  colour: Colour,
  /** CRD-7: a monster's day and night powers, or a weapon's number. */
  price: number | readonly [day: number, night: number],
  attack: number,
  defence: number | null,
  resistance: Colour | null,
  weakness: Colour | null,
  power: PowerName | null,
  value: number,
]

/** CRD-6. */
export const FIGHTER_ROWS: readonly FighterRow[] = [
  ['cerf-de-braise', 'red', [3, 0], 5, 4, 'green', 'white', null, 0],
  ['meute', 'red', [0, 3], 4, 4, 'white', 'blue', 'twice', 0],
  ['guetteur', 'red', [2, 0], 3, 4, 'white', 'blue', 'dispel', 2],
  ['roi-de-suie', 'red', [0, 4], 7, 5, 'blue', 'green', null, 0],
  ['tison', 'red', 1, 3, 2, 'green', 'white', null, 0],
  ['faux-de-midi', 'red', 2, 5, 2, 'blue', 'green', null, 0],
  ['lance-du-four', 'red', 3, 6, 2, null, null, 'dispel', 1],
  ['ours-des-racines', 'green', [4, 0], 5, 5, 'white', 'blue', null, 0],
  ['haie-qui-marche', 'green', [3, 0], 2, 4, 'red', 'white', 'lengthen', 1],
  ['soeur-de-mousse', 'green', [0, 2], 3, 3, 'red', 'white', 'recall', 2],
  ['hibou', 'green', [1, 2], 5, 3, 'blue', 'red', null, 0],
  ['epine', 'green', 1, 3, 1, 'blue', 'red', null, 0],
  ['arc-de-coudrier', 'green', 2, 3, 1, 'white', 'blue', 'twice', 0],
  ['houe', 'green', 3, 5, 2, null, null, 'lengthen', 1],
  ['anguille', 'blue', [0, 2], 3, 2, 'green', 'red', null, 0],
  ['noyee', 'blue', [0, 3], 2, 3, 'green', 'red', 'still', 1],
  ['batelier', 'blue', [2, 1], 3, 3, 'white', 'green', 'barter', 6],
  ['leviathan', 'blue', [0, 4], 5, 5, 'red', 'white', null, 0],
  ['hamecon', 'blue', 1, 2, null, 'white', 'green', 'wear', 1],
  ['trident', 'blue', 2, 4, null, 'red', 'white', null, 0],
  ['filet', 'blue', 3, 3, 1, null, null, 'still', 1],
  ['veilleur-de-sel', 'white', [3, 0], 3, 5, 'red', 'blue', null, 0],
  ['cheval-d-ivoire', 'white', [2, 0], 4, 2, 'blue', 'green', null, 0],
  ['couturiere', 'white', [0, 3], 3, 3, 'blue', 'green', 'wear', 2],
  ['archange', 'white', [4, 0], 6, 5, 'green', 'red', null, 0],
  ['aiguille', 'white', 1, 3, 2, 'red', 'blue', null, 0],
  ['fleau', 'white', 2, 4, 1, 'green', null, 'dispel', 2],
  ['sabre', 'white', 3, 5, 1, null, null, 'wear', 1],
]

type ItemRow = readonly [id: string, colour: Colour, cost: number, power: PowerName | null, value: number]

export const ITEM_ROWS: readonly ItemRow[] = [
  ['cendre', 'red', 2, 'shelter', 5],
  ['grelot', 'red', 1, 'dispel', 3],
  ['charbon', 'red', 1, 'lengthen', 2],
  ['seve', 'green', 1, 'recall', 2],
  ['manteau', 'green', 2, 'shelter', 4],
  ['clef-du-verger', 'green', 2, 'exchange', 0],
  ['eau-dormante', 'blue', 3, 'still', 1],
  ['digue', 'blue', 2, 'shelter', 4],
  ['miroir', 'blue', 2, 'exchange', 0],
  ['drap', 'white', 2, 'shelter', 4],
  ['balance', 'white', 1, 'barter', 6],
  ['poussiere', 'white', 1, 'wear', 2],
]
