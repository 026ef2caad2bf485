import Konva from 'konva'
import { GENRE_STYLE } from '../../src/games/tmr/face/board/index.ts'
import { CELLS } from '../../src/games/tmr/rules/public.ts'

const RADIUS = 40
const ROW = Math.sqrt(3) * RADIUS

/** The comparison: a group, a line and two texts per hex, listening, nothing cached. */
export const runNaive = (container: HTMLDivElement): void => {
  const stage = new Konva.Stage({ container, width: innerWidth, height: innerHeight })
  const layer = new Konva.Layer()
  for (const { column, row, genre, name } of CELLS) {
    const [x, y] = [RADIUS * (1 + 1.5 * column), ROW * (row + 0.5 + (column & 1) / 2)]
    const group = new Konva.Group({ x, y })
    const points = [0, 1, 2, 3, 4, 5].flatMap((side) => [
      RADIUS * Math.cos((side * Math.PI) / 3),
      RADIUS * Math.sin((side * Math.PI) / 3),
    ])
    group.add(new Konva.Line({ points, closed: true, fill: GENRE_STYLE[genre].colour, stroke: '#2a1d1c', strokeWidth: 1 }))
    const text = { x: -RADIUS, width: 2 * RADIUS, align: 'center', fontFamily: 'Alegreya', fill: '#2a1d1c' }
    group.add(new Konva.Text({ ...text, y: 2, text: genre.toUpperCase(), fontSize: 9 }))
    group.add(new Konva.Text({ ...text, y: 13, text: name, fontSize: 12, fontStyle: 'italic' }))
    layer.add(group)
  }
  stage.add(layer)
  const fit = Math.min(innerWidth / (20 * RADIUS), innerHeight / (15 * ROW))
  stage.scale({ x: fit, y: fit })
  container.addEventListener(
    'wheel',
    (event) => {
      const factor = Math.exp(-event.deltaY * 0.0016)
      const scale = Math.min(4, Math.max(fit, stage.scaleX() * factor))
      const used = scale / stage.scaleX()
      stage.scale({ x: scale, y: scale })
      stage.position({
        x: event.clientX - (event.clientX - stage.x()) * used,
        y: event.clientY - (event.clientY - stage.y()) * used,
      })
    },
    { passive: true },
  )
  let last: { x: number; y: number } | null = null
  container.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
    last = { x, y }
  })
  container.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    if (last) stage.position({ x: stage.x() + x - last.x, y: stage.y() + y - last.y })
    if (last) last = { x, y }
  })
  container.addEventListener('pointerup', () => {
    last = null
  })
}
