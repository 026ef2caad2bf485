import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import type { Size } from '../../../../house/geometry/index.ts'
import { loadBoardFonts } from '../board/fonts.ts'
import { HEX } from '../board/hexes.ts'
import { landNamesOf } from '../board/landNames.ts'
import { FIGURE, paintFigure, paintMap, placeOf, ROUTE, viewOf } from './livingMap.ts'
import { useTexts } from './words.ts'

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
