import { type Painting, Plates } from '../../../../house/canvas/index.ts'
import { HEX } from './hexes.ts'
import { LAND } from './landBounds.ts'
import { type LandWishes, landStrokes } from './landPaint.ts'
import { flatLand, flatWater, LAND_GROUNDS } from './underpaint.ts'

const PAINTING: Painting<LandWishes> = {
  bounds: LAND,
  margin: HEX,
  coarse: 1.1,
  strokesIn: landStrokes,
  grounds: LAND_GROUNDS,
  flat: flatLand,
  afloat: flatWater,
}

export type Land = Plates<LandWishes>

/** The land; `ready` each time more of it is there. */
export const makeLand = (wishes: LandWishes, ready: () => void): Land => new Plates(PAINTING, wishes, ready)
