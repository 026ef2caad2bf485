import { FIGHTER_ROWS, ITEM_ROWS, ORDER } from './artefactData.ts'
import type { Colour } from './traits.ts'

/** POW: what an artefact can do once. */
export type PowerName = 'lengthen' | 'wear' | 'still' | 'recall' | 'dispel' | 'twice' | 'shelter' | 'barter' | 'exchange'

interface Special {
  readonly power: PowerName | null
  /** 0: it has nothing to count. */
  readonly value: number
}

interface Fighting extends Special {
  readonly id: string
  readonly colour: Colour
  readonly attack: number
  /** CRD-6: null where none is printed. */
  readonly defence: number | null
  readonly resistance: Colour | null
  readonly weakness: Colour | null
}

export interface Monster extends Fighting {
  readonly type: 'monster'
  readonly day: number
  readonly night: number
}

export interface Weapon extends Fighting {
  readonly type: 'weapon'
  readonly cost: number
}

export interface Item extends Special {
  readonly type: 'item'
  readonly id: string
  readonly colour: Colour
  readonly cost: number
}

export type Fighter = Monster | Weapon
/** CRD-1, CRD-6. */
export type Artefact = Fighter | Item

const fighters = FIGHTER_ROWS.map(([id, colour, price, attack, defence, resistance, weakness, power, value]): Fighter => {
  const fighting = { id, colour, attack, defence, resistance, weakness, power, value }
  return typeof price === 'number'
    ? { type: 'weapon', cost: price, ...fighting }
    : { type: 'monster', day: price[0], night: price[1], ...fighting }
})

const items = ITEM_ROWS.map(([id, colour, cost, power, value]): Item => ({ type: 'item', id, colour, cost, power, value }))

/** CRD-8: in the order of lists. */
export const ARTEFACTS: readonly Artefact[] = [...fighters, ...items].sort(
  (one, other) => ORDER.indexOf(one.colour) - ORDER.indexOf(other.colour),
)
