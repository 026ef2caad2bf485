import { useEffect, useRef } from 'react'
import { clouds, hash, type Size } from '../geometry/index.ts'
import type { Theme } from '../settings/theme.ts'
import { dab, type Ink, makeCanvas, pixelRatio } from './plates/ink.ts'

type Stops = readonly (readonly [at: number, colour: string])[]

const NIGHT: Stops = [
  [0, '#343b78'],
  [0.45, '#1f2450'],
  [1, '#11142e'],
]
const MORNING: Stops = [
  [0, '#f6f1e0'],
  [0.4, '#dfe9e8'],
  [1, '#b5cfdc'],
]
const SPACING = 46

const paintStars = (ink: Ink, { width, height }: Size): void => {
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

/** One pixel of cloud for so many of the screen. */
const COARSE = 8

const paintClouds = (ink: Ink, { width, height }: Size): void => {
  const [across, down] = [Math.ceil(width / COARSE), Math.ceil(height / COARSE)]
  const [bank, bankInk] = makeCanvas(across, down)
  const image = bankInk.createImageData(across, down)
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const thick = Math.max(0, clouds(x / 46, y / 15, 91) - 0.46)
      dab(image, 4 * (y * across + x), 255, 253, 246, Math.min(235, 900 * thick))
    }
  bankInk.putImageData(image, 0, 0)
  ink.imageSmoothingQuality = 'high'
  ink.drawImage(bank, 0, 0, across * COARSE, down * COARSE)
}

const paintGround = (ink: Ink, { width, height }: Size, stops: Stops): void => {
  const [x, y] = [width * 0.42, height * 0.46]
  const ground = ink.createRadialGradient(x, y, 0, x, y, Math.max(width, height) * 0.75)
  for (const [at, colour] of stops) ground.addColorStop(at, colour)
  ink.fillStyle = ground
  ink.fillRect(0, 0, width, height)
}

const paintSky = (canvas: HTMLCanvasElement, size: Size, theme: Theme): void => {
  const ratio = pixelRatio()
  canvas.width = size.width * ratio
  canvas.height = size.height * ratio
  const ink = canvas.getContext('2d')
  if (!ink) return
  ink.scale(ratio, ratio)
  paintGround(ink, size, theme === 'night' ? NIGHT : MORNING)
  if (theme === 'night') paintStars(ink, size)
  else paintClouds(ink, size)
}

/** Behind the stage, painted once a size: a pan does not touch it. */
export const Sky = ({ width, height, theme }: Size & { readonly theme: Theme }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current && width > 0) paintSky(canvas.current, { width, height }, theme)
  }, [width, height, theme])
  return <canvas ref={canvas} className="scene-sky" />
}
