import { CELL_COUNT, OUTSIDE, WIDTH } from './land.ts'
import type { Loom, Strand, Work } from './loom.ts'
import { at, type Grid, type Row, slot, startOf } from './rows.ts'
import type { Sheaf } from './tables.ts'
import type { Terrain } from './terrain.ts'

/** MAP-5: what being put anywhere is worth. */
export const setMean = ({ cells }: Terrain, store: Row, start: number): void => {
  let total = 0
  for (let index = 0; index < cells.length; index++) total += at(store, start + slot(cells, index))
  store[start + OUTSIDE] = total / cells.length
}

type Pick = (strand: Strand) => Grid

/** SOU-9, QUE-2: what entering is worth, from what being there is worth. A goal reached: the lower layer's, already filled. */
export const fillEntered = (loom: Loom, strand: Strand, pick: Pick, being: Grid, boxes: number, dream: number): void => {
  const { terrain, strands } = loom
  const out = pick(strand)
  const [start, here] = [startOf(out, boxes, dream), startOf(being, boxes, dream)]
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const toll = slot(terrain.toll, cell)
    out.store[start + cell] = toll < dream ? at(being.store, here - toll * WIDTH + cell) : 0
  }
  for (const [cell, next] of strand.layer.entered) out.store[start + cell] = at(pick(strands[next] as Strand).store, start + cell)
  setMean(terrain, out.store, start)
}

/** What settling the cell leaves of free moments: DRG-9, a goal mastered with the rest. */
const fillLand = (loom: Loom, strand: Strand, of: keyof Sheaf, out: Grid, boxes: number, dream: number): void => {
  const { settle, layer, sheaf } = strand
  const [start, from] = [dream * WIDTH, startOf(sheaf[of], boxes, dream)]
  const { store } = sheaf[of]
  for (let cell = 0; cell < CELL_COUNT; cell++) out.store[start + cell] = at(settle, start + cell) * at(store, from + cell)
  for (const [cell, next] of layer.mastered) {
    const after = (loom.strands[next] as Strand).sheaf[of].store
    out.store[start + cell] = at(settle, start + cell) * at(after, from + cell)
  }
  setMean(loom.terrain, out.store, start)
}

const fillKind = (loom: Loom, strand: Strand, kind: '' | 'Released', boxes: number, low: number, high: number): void => {
  const [land, arrived] = [`land${kind}`, `arrived${kind}`] as const satisfies readonly (keyof Work)[]
  const of = kind === '' ? 'free' : 'released'
  for (let dream = low; dream <= high; dream++) fillLand(loom, strand, of, strand.work[land], boxes, dream)
  if (!strand.entersOtherwise) return
  for (let dream = low; dream <= high; dream++)
    fillEntered(loom, strand, ({ work }) => work[arrived], strand.work[land], 0, dream)
}

export const fillArrivals = (loom: Loom, strand: Strand, boxes: number, low: number, high: number): void => {
  fillKind(loom, strand, '', boxes, low, high)
  if (loom.mode === 'accelerated') fillKind(loom, strand, 'Released', boxes, low, high)
}
