import type { CellId } from './map/map.ts'
import { type Taken, takenFor } from './reserves/taken.ts'
import { type Stated, statedIn } from './spells/parameters.ts'
import type { Aimed, Dreamer, Reserve } from './state.ts'

/** HID-6: whether this look may see where a lost demi-rêve is. */
export type Eyes = 'all' | 'player'

/** A spell in hand as its caster sees it. */
export interface HandView extends Stated {
  readonly id: string
  readonly cost: number
  readonly triggered: boolean
  readonly erratic: boolean
  readonly proxy: boolean
  /** RES-2: whether the cell where it would lie already holds one, as far as the player knows. */
  readonly taken: Taken
  /** TET-9: those that go off with it. */
  readonly with: readonly string[]
  /** What was stated of each of those, where it was kept. */
  readonly withStated?: readonly Stated[]
  /** RES-7: of the roll to be made again; null when the gardien's modifier is kept secret. */
  readonly difficulty: number
  readonly modifier: number | null
  /** TGT-4: at whom, and what became of their JR; absent: not aimed at a dreamer. */
  readonly aimed?: Aimed
}

export interface ReserveView extends Stated {
  readonly cell: CellId | null
  readonly spell: string
  readonly erratic: boolean
  readonly cost: number
}

export const reserveView = (reserve: Reserve, eyes: Eyes): ReserveView => ({
  cell: eyes === 'all' || reserve.known ? reserve.cell : null,
  spell: reserve.spell,
  erratic: reserve.erratic,
  cost: reserve.cost,
  ...statedIn(reserve),
})

export const handView = (dreamer: Dreamer, eyes: Eyes): HandView | null => {
  if (!('hand' in dreamer.stage)) return null
  const { hand, phase } = dreamer.stage
  const { spell, cost, othersStated, triggered, erratic, proxy, difficulty, modifier, secretly, others } = hand
  return {
    id: spell,
    cost,
    ...statedIn(hand),
    triggered,
    erratic,
    proxy,
    taken: phase === 'cast' || phase === 'fumble' ? takenFor(dreamer, hand) : 'no',
    with: others ?? [],
    ...(othersStated ? { withStated: othersStated } : {}),
    difficulty,
    modifier: secretly && eyes === 'player' ? null : modifier,
    ...(dreamer.stage.phase === 'targeting' && dreamer.stage.aimed ? { aimed: dreamer.stage.aimed } : {}),
  }
}
