import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { pixelRatio } from '../../../../house/canvas/index.ts'
import type { Point, Size, Viewport } from '../../../../house/geometry/index.ts'
import { type CellId, isCellId } from '../../rules/public.ts'
import { loadBoardFonts } from '../board/fonts.ts'
import { centreOf, HEX } from '../board/hexes.ts'
import { makeLand } from '../board/land.ts'
import { landNamesOf } from '../board/landNames.ts'
import { drawFigure } from '../board/pawnFigure.ts'
import { standing } from '../board/pawnMotion.ts'
import type { LandNames } from '../board/types.ts'
import { useTexts } from './words.ts'

/** A short way through the heart of the map, over a bridge, to the cité where a spell is cast. */
const ROUTE = ['H3', 'G4', 'H4', 'G5', 'F5'].filter(isCellId)

const MIDDLE = centreOf('G4' as CellId)
/** Columns of cells in sight, a narrow picture and a wide one. */
const COLUMNS = { least: 4.6, most: 7.4 } as const
const NEAR_WIDTH = 720

/** The picture shows fewer cells where it is small: their names are always read. */
const viewOf = ({ width, height }: Size): Viewport => {
  const columns = COLUMNS.least + (COLUMNS.most - COLUMNS.least) * Math.min(1, width / NEAR_WIDTH)
  const scale = width / (columns * 1.5 * HEX)
  return { scale, x: width / 2 - MIDDLE.x * scale, y: height / 2 - MIDDLE.y * scale }
}

/** Where a cell lies in the picture. */
const placeOf = (cell: CellId, { x, y, scale }: Viewport): Point => {
  const centre = centreOf(cell)
  return { x: x + centre.x * scale, y: y + centre.y * scale }
}

const sized = (canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D => {
  const ratio = pixelRatio()
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  return canvas.getContext('2d') as CanvasRenderingContext2D
}

/** The board's own land, once, in strokes between other work. Gives what stops it. */
const paintMap = (canvas: HTMLCanvasElement, size: Size, landNames: LandNames, seen: () => void): (() => void) => {
  const ink = sized(canvas, size)
  const ratio = pixelRatio()
  const view = viewOf(size)
  const land = makeLand({ landNames, coordinates: false }, () => {
    ink.setTransform(ratio * view.scale, 0, 0, ratio * view.scale, view.x * ratio, view.y * ratio)
    land.draw(ink)
    if (!land.isSharp) return
    land.dispose()
    seen()
  })
  land.look(view, size)
  return () => land.dispose()
}

/** The side of the figure's own picture, in hexes. */
const FIGURE = 2.4

/** The demi-rêve as it stands on the board. */
const paintFigure = (canvas: HTMLCanvasElement, scale: number): void => {
  const side = FIGURE * HEX
  const ink = sized(canvas, { width: side * scale, height: side * scale })
  const density = pixelRatio() * scale
  ink.setTransform(density, 0, 0, density, 0, 0)
  drawFigure(ink, standing({ x: side / 2, y: side / 2 }), { breathing: 0, asleep: false, glow: true })
}

const STEP_MS = 2400
/** After the last step the spell is cast; then the way begins anew. */
const TURNS = ROUTE.length + 2

const mayMove = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** How far it has come; where motion is not wanted it stands half-way. */
const useTurn = (): number => {
  const [turn, setTurn] = useState(() => (mayMove() ? 0 : 2))
  useEffect(() => {
    if (!mayMove()) return
    const timer = setInterval(() => document.hidden || setTurn((now) => (now + 1) % TURNS), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return turn
}

const useSize = (box: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0) setSize({ width, height })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return size
}

/** The real map, and a demi-rêve on its way through it; painted once, then moved by the browser alone. */
export const LivingMap = () => {
  const box = useRef<HTMLDivElement>(null)
  const land = useRef<HTMLCanvasElement>(null)
  const figure = useRef<HTMLCanvasElement>(null)
  const size = useSize(box)
  const texts = useTexts()
  const [seen, setSeen] = useState(false)
  const turn = useTurn()
  useEffect(() => {
    let stop: (() => void) | null = null
    let gone = false
    void loadBoardFonts().then(() => {
      if (gone || !size || !land.current || !figure.current) return
      paintFigure(figure.current, viewOf(size).scale)
      stop = paintMap(land.current, size, landNamesOf(texts), () => setSeen(true))
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [size, texts])
  const scale = size ? viewOf(size).scale : 1
  const cell = ROUTE[Math.min(turn, ROUTE.length - 1)]
  const at = size && cell ? placeOf(cell, viewOf(size)) : { x: 0, y: 0 }
  const style = { '--x': `${at.x}px`, '--y': `${at.y}px`, '--figure': `${FIGURE * HEX * scale}px` } as CSSProperties
  const state = turn === 0 ? 'rising' : turn < ROUTE.length ? 'walking' : turn === ROUTE.length ? 'casting' : 'gone'
  return (
    <div ref={box} className="living" data-seen={seen} data-state={state} style={style}>
      <div className="living-breath">
        <canvas ref={land} className="living-land" />
        <div className="living-light" />
        <div className="living-spell" />
        <canvas ref={figure} className="living-figure" />
      </div>
    </div>
  )
}
