import { type Ink, makeCanvas, saved } from '../../../../house/canvas/index.ts'
import { loadBoardFonts, TEXT_FACE } from '../board/fonts.ts'
import { GOLD, NIGHT } from '../board/genreStyle.ts'
import { centreOf } from '../board/hexes.ts'
import { landIn } from '../board/land.ts'
import { drawFigure } from '../board/pawnFigure.ts'
import { standing } from '../board/pawnMotion.ts'
import type { LandNames } from '../board/types.ts'
import { viewAround } from '../board/viewAround.ts'
import { keepToUnnamed } from '../board/wayPaint.ts'
import { paintPath, paintStart } from '../tale/paintWay.ts'
import { LANDSCAPE, PICTURE, type Pictured } from './pictured.ts'

const TITLE_FACE = '"Grenze Gotisch", Alegreya, serif'

const paintNight = (ink: Ink): void => {
  const { width, height } = PICTURE
  const night = ink.createRadialGradient(width * 0.8, 0, 0, width * 0.8, 0, height)
  night.addColorStop(0, '#2f3673')
  night.addColorStop(1, NIGHT)
  ink.fillStyle = night
  ink.fillRect(0, 0, width, height)
}

/** The way as the board draws it, from its first cell to the figure on its last. */
const paintJourney = (ink: Ink, { way, look }: Pictured): void => {
  const end = way.at(-1)?.at(-1)
  paintStart(ink, way, end)
  for (const path of way)
    saved(ink, () => {
      keepToUnnamed(ink, path)
      paintPath(ink, path)
    })
  if (end) drawFigure(ink, standing(centreOf(end)), { breathing: 0, asleep: false, glow: true, look })
}

/** A line of words, smaller where it is too long for the picture. */
const write = (ink: Ink, words: string, y: number, size: number, face: string): void => {
  const room = PICTURE.width - 120
  ink.font = `500 ${size}px ${face}`
  const { width } = ink.measureText(words)
  if (width > room) ink.font = `500 ${(size * room) / width}px ${face}`
  ink.fillText(words, 60, y)
}

const paintFoot = (ink: Ink, { title, line, figures }: Pictured): void => {
  const top = LANDSCAPE.height
  ink.fillStyle = NIGHT
  ink.fillRect(0, top, PICTURE.width, PICTURE.foot)
  ink.fillStyle = GOLD
  ink.fillRect(0, top, PICTURE.width, 4)
  ink.textBaseline = 'alphabetic'
  write(ink, title, top + 84, 64, TITLE_FACE)
  ink.fillStyle = '#f4ecd8'
  write(ink, line, top + 144, 38, TEXT_FACE)
  ink.fillStyle = '#c9c3dd'
  write(ink, figures, top + 204, 34, TEXT_FACE)
}

/** A journey as a picture: the real map, the way taken, and what came of it. */
export const paintPicture = async (pictured: Pictured, landNames: LandNames): Promise<HTMLCanvasElement> => {
  await Promise.all([loadBoardFonts(), document.fonts.load('500 64px "Grenze Gotisch"', 'Vé').catch(() => [])])
  const [canvas, ink] = makeCanvas(PICTURE.width, PICTURE.height)
  const view = viewAround(pictured.way, LANDSCAPE)
  const land = await landIn(view, LANDSCAPE, landNames)
  paintNight(ink)
  saved(ink, () => {
    ink.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
    land.draw(ink)
    paintJourney(ink, pictured)
  })
  land.dispose()
  paintFoot(ink, pictured)
  return canvas
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'))
