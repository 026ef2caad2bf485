import { type Painting, Plates, pixelRatio } from '../../../../house/canvas/index.ts'
import type { Size, Viewport } from '../../../../house/geometry/index.ts'
import { HEX, LAND } from './hexes.ts'
import { type LandWishes, landStrokes, landWords } from './landPaint.ts'
import type { LandNames } from './types.ts'
import { flatLand, flatWater, LAND_GROUNDS } from './underpaint.ts'

const PAINTING: Painting<LandWishes> = {
  bounds: LAND,
  margin: HEX,
  coarse: 1.1,
  strokesIn: landStrokes,
  grounds: LAND_GROUNDS,
  flat: flatLand,
  afloat: flatWater,
  wordsIn: landWords,
}

export type Land = Plates<LandWishes>

/** The land; `ready` each time more of it is there. */
export const makeLand = (wishes: LandWishes, ready: () => void): Land => new Plates(PAINTING, wishes, ready)

/** The board's own land in a picture of so many pixels, painted in strokes between other work. */
export const landIn = (view: Viewport, { width, height }: Size, landNames: LandNames): Promise<Land> =>
  new Promise((done) => {
    const land = makeLand({ landNames, coordinates: false }, () => {
      if (land.isSharp) done(land)
    })
    const ratio = pixelRatio()
    land.look(
      { x: view.x / ratio, y: view.y / ratio, scale: view.scale / ratio },
      { width: width / ratio, height: height / ratio },
    )
  })
