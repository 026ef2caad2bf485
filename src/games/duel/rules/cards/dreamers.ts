import type { Colour, Property } from './traits.ts'

/** CRD-5. */
export interface Dreamer {
  readonly id: string
  readonly colour: Colour
  readonly property: Property
  readonly z: number
  readonly conception: number
}

/** CRD-8: in the order of lists. */
const ROWS: readonly (readonly [id: string, colour: Colour, property: Property, z: number, conception: number])[] = [
  ['forgeronne', 'red', '-', 3, 1],
  ['capitaine', 'red', '+', 2, 1],
  ['allumettes', 'red', '-', 2, 2],
  ['garde-haie', 'green', '+', 3, 0],
  ['herboriste', 'green', '-', 2, 1],
  ['verger', 'green', '+', 3, 1],
  ['eclusier', 'blue', '-', 3, 0],
  ['sourciere', 'blue', '+', 2, 1],
  ['plongeur', 'blue', '+', 2, 2],
  ['abbesse', 'white', '+', 3, 1],
  ['copiste', 'white', '-', 3, 1],
  ['neige', 'white', '-', 2, 1],
]

export const DREAMERS: readonly Dreamer[] = ROWS.map(([id, colour, property, z, conception]) => ({
  id,
  colour,
  property,
  z,
  conception,
}))
