import { bestAround } from './carrying.ts'
import { CELL_COUNT, WAYS, WIDTH } from './land.ts'
import type { Loom, Strand } from './loom.ts'
import { at, type Row, slot, startOf } from './rows.ts'

const NO_CAST = new Float64Array(WIDTH)

interface Choices {
  readonly cast: Row
  readonly castStart: number
  readonly stay: Row
  readonly stayStart: number
  readonly step: Row
  readonly stepStart: number
}

/** The best of casting, staying, the six ways out and the jumps of têtes. */
const choose = ({ terrain, jumping }: Loom, out: Row, start: number, choices: Choices): void => {
  const { cast, castStart, stay, stayStart, step, stepStart } = choices
  const { ways } = terrain
  for (let cell = 0, way = 0; cell < CELL_COUNT; cell++, way += WAYS)
    out[start + cell] = Math.max(
      Math.max(at(stay, stayStart + cell), at(cast, castStart + cell)),
      bestAround(step, stepStart, ways, way),
    )
  for (const { cell, ends } of jumping)
    for (let index = 0; index < ends.length; index++)
      out[start + cell] = Math.max(at(out, start + cell), at(step, stepStart + slot(ends, index)))
}

/** DRG-12: no cast with goals open. */
export const fillFree = (loom: Loom, { layer, sheaf, work }: Strand, boxes: number, dream: number): void => {
  const { free, released, staying, stepping } = sheaf
  const [start, before] = [startOf(free, boxes, dream), startOf(free, boxes - 1, dream)]
  const [cast, castStart] = layer.goals === 0 ? [loom.cast, dream * WIDTH] : [NO_CAST, 0]
  const choices = { cast, castStart, stay: staying.store, stayStart: before, step: stepping.store, stepStart: before }
  choose(loom, free.store, start, choices)
  if (loom.mode === 'accelerated')
    choose(loom, released.store, start, { ...choices, step: work.arrivedReleased.store, stepStart: dream * WIDTH })
}
