import { createRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  type Ink,
  type Paint,
  Painted,
  Piece,
  Plates,
  Scene,
  SceneStage,
  Sheet,
  type SheetHandle,
  TurnHandle,
} from '../../src/house/canvas/index.ts'
import type { Point, Scales } from '../../src/house/geometry/index.ts'
import '../../src/house/ui/theme.css'

/** A table in centimetres: a stone that can be moved anywhere but into the right half, one that only answers, one under a cover, one that is turned. */
const TABLE = { width: 120, height: 80 }
const SCALES: Scales = { nearest: 60, legible: 2, readable: { least: 4, most: 20 }, neighbourhood: 10, around: 5, arrival: 12 }
const REACH = 3

const tell = (what: string, said: unknown): void => document.body.setAttribute(`data-${what}`, JSON.stringify(said))

const scene = new Scene(TABLE, SCALES, {
  tap: ({ at }) => tell('tap', at),
  seen: (view, size) => {
    tell('view', view)
    cloth.look(view, size)
  },
})

const filled =
  (colour: string, x: number, width: number): Paint =>
  (ink) => {
    ink.fillStyle = colour
    ink.fillRect(x, 0, width, TABLE.height)
  }
/** A cloth with a thread in it that is seen from near only. */
const CLOTH = {
  bounds: { x: 0, y: 0, ...TABLE },
  margin: 5,
  coarse: 4,
  strokesIn: () => [filled('#206020', 0, TABLE.width), filled('#ffffff', 99.98, 0.04)],
}
const sheet = createRef<SheetHandle>()
const cloth = new Plates(CLOTH, {}, () => sheet.current?.repaint())
const paintCloth = (ink: Ink): void => cloth.draw(ink)
const stone =
  (colour: string): Paint =>
  (ink) => {
    ink.fillStyle = colour
    ink.beginPath()
    ink.arc(0, 0, REACH, 0, 2 * Math.PI)
    ink.fill()
  }
const [red, blue, white, yellow] = [stone('#ff0000'), stone('#0000ff'), stone('#ffffff'), stone('#ffff00')]
const TURNED = { x: 20, y: 65 }

const Table = () => {
  const [at, setAt] = useState<Point>({ x: 20, y: 40 })
  const [angle, setAngle] = useState(0)
  tell('stone', at)
  tell('angle', angle)
  return (
    <SceneStage scene={scene}>
      <Sheet ref={sheet} paint={paintCloth} />
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
        <Piece
          id="still"
          at={{ x: 40, y: 20 }}
          reach={REACH}
          onTap={() => tell('still', 'touched')}
          onHover={(is) => tell('hover', is)}
        >
          <Painted paint={blue} />
        </Piece>
        <Piece id="cover" at={{ x: 30, y: 30 }} reach={REACH} order={1} onTap={() => tell('cover', 'touched')}>
          <Painted paint={yellow} />
        </Piece>
        <Piece id="covered" at={{ x: 31, y: 30 }} reach={REACH} onTap={() => tell('covered', 'touched')}>
          <Painted paint={blue} />
        </Piece>
        <Piece id="turned" at={TURNED} reach={REACH}>
          <Painted paint={white} />
        </Piece>
        <TurnHandle id="turn" at={TURNED} reach={REACH} angle={angle} onTurn={setAngle} />
      </Sheet>
    </SceneStage>
  )
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(<Table />)
