import { pixelRatio } from '../../../../house/canvas/index.ts'
import type { Size, Viewport } from '../../../../house/geometry/index.ts'
import { type Land, makeLand } from './land.ts'
import type { LandNames } from './types.ts'

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
