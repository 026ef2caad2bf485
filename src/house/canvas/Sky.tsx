import { useEffect, useRef } from 'react'
import { hash } from './noise.ts'
import { pixelRatio, type Size } from './view.ts'

const SPACING = 46

const paintStars = (ink: CanvasRenderingContext2D, { width, height }: Size): void => {
  for (let column = 0; column * SPACING < width; column++)
    for (let row = 0; row * SPACING < height; row++) {
      if (hash(column, row, 1) < 0.45) continue
      const x = (column + hash(column, row, 2)) * SPACING
      const y = (row + hash(column, row, 3)) * SPACING
      const bright = hash(column, row, 4) ** 3
      ink.fillStyle = `rgba(${hash(column, row, 5) > 0.7 ? '255, 226, 170' : '205, 214, 255'}, ${0.16 + 0.6 * bright})`
      ink.beginPath()
      ink.arc(x, y, 0.5 + 0.9 * bright, 0, 2 * Math.PI)
      ink.fill()
    }
}

const paintSky = (canvas: HTMLCanvasElement, size: Size): void => {
  const ratio = pixelRatio()
  canvas.width = size.width * ratio
  canvas.height = size.height * ratio
  const ink = canvas.getContext('2d')
  if (!ink) return
  ink.scale(ratio, ratio)
  const [x, y] = [size.width * 0.42, size.height * 0.46]
  const night = ink.createRadialGradient(x, y, 0, x, y, Math.max(size.width, size.height) * 0.75)
  night.addColorStop(0, '#343b78')
  night.addColorStop(0.45, '#1f2450')
  night.addColorStop(1, '#11142e')
  ink.fillStyle = night
  ink.fillRect(0, 0, size.width, size.height)
  paintStars(ink, size)
}

/** Behind the stage, painted once a size: a pan does not touch it. */
export const Sky = ({ width, height }: Size) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && width > 0) paintSky(canvas.current, { width, height })
  }, [width, height])
  return <canvas ref={canvas} className="board-sky" />
}
