import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Paint, Painted, Piece, Scene, SceneStage, Sheet } from '../../src/house/canvas/index.ts'
import type { Point, Scales } from '../../src/house/geometry/index.ts'

/** A table in centimetres, two stones on it: one that can be moved anywhere but into the right half, one that only answers. */
const TABLE = { width: 120, height: 80 }
const SCALES: Scales = { nearest: 60, readable: { least: 4, most: 20 }, neighbourhood: 10, around: 5, arrival: 12 }
const REACH = 3

const tell = (what: string, said: unknown): void => document.body.setAttribute(`data-${what}`, JSON.stringify(said))

const scene = new Scene(TABLE, SCALES, {
  tap: ({ at }) => tell('tap', at),
  seen: (view) => tell('view', view),
})

const cloth: Paint = (ink) => {
  ink.fillStyle = '#206020'
  ink.fillRect(0, 0, TABLE.width, TABLE.height)
}
const stone =
  (colour: string): Paint =>
  (ink) => {
    ink.fillStyle = colour
    ink.beginPath()
    ink.arc(0, 0, REACH, 0, 2 * Math.PI)
    ink.fill()
  }
const [red, blue] = [stone('#ff0000'), stone('#0000ff')]

const Table = () => {
  const [at, setAt] = useState<Point>({ x: 20, y: 40 })
  tell('stone', at)
  return (
    <SceneStage scene={scene}>
      <Sheet paint={cloth} />
      <Sheet paint={() => {}}>
        <Piece
          id="moved"
          at={at}
          reach={REACH}
          onDrop={(to) => to.x < TABLE.width / 2 && setAt(to)}
          onPutBack={() => tell('back', true)}
        >
          <Painted paint={red} />
        </Piece>
        <Piece id="still" at={{ x: 40, y: 20 }} reach={REACH} onTap={() => tell('still', 'touched')}>
          <Painted paint={blue} />
        </Piece>
      </Sheet>
    </SceneStage>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Table />)
