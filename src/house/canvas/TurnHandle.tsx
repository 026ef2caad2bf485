import type { Group as KonvaGroup } from 'konva/lib/Group.js'
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Group } from 'react-konva/lib/ReactKonvaCore'
import type { Point } from '../geometry/index.ts'
import { type Theme, useTheme } from '../settings/theme.ts'
import { Piece } from './Piece.tsx'
import { type Ink, saved, svgPath } from './plates/ink.ts'
import { Painted } from './Sheet.tsx'
import { FINGER } from './scene.ts'

interface Props {
  readonly id: string
  /** The middle of what is turned, and how far from it that reaches. */
  readonly at: Point
  readonly reach: number
  /** Where it looks, in radians: 0 to the right, growing as the hands of a clock go. */
  readonly angle: number
  /** In the hand it looks there; put back, where it looked. */
  readonly onTurning?: (angle: number) => void
  readonly onTurn: (angle: number) => void
}

/** In pixels of the screen, however near one looks: half of the disc, and how far its middle is from what it turns. */
const [DISC, GAP] = [16, 32] as const
const ARROWS = 'M-8.500 3.500Q0-7.500 8.500 3.500M-9-1.500V4h5M9-1.500V4H4'

const STEM = `M0 ${DISC}V${GAP}`

/** Dark on light or light on dark, with a rim of the other: read on any ground. */
const LOOKS: Readonly<Record<Theme, { readonly disc: string; readonly line: string; readonly rim: string }>> = {
  night: { disc: '#11142e', line: '#ecc76a', rim: '#f3ead2' },
  day: { disc: '#fffdf6', line: '#93371a', rim: '#2b2230' },
}

const paintHandle = (ink: Ink, { disc, line, rim }: (typeof LOOKS)[Theme]): void => {
  const stroke = (path: string, colour: string, width: number): void => {
    ink.strokeStyle = colour
    ink.lineWidth = width
    ink.stroke(svgPath(path))
  }
  ink.lineCap = ink.lineJoin = 'round'
  stroke(STEM, disc, 6)
  stroke(STEM, rim, 2.5)
  const dot = (colour: string, radius: number): void => {
    ink.fillStyle = colour
    ink.beginPath()
    ink.arc(0, 0, radius, 0, 2 * Math.PI)
    ink.fill()
  }
  dot(disc, DISC)
  dot(rim, DISC - 1)
  dot(disc, DISC - 3.5)
  stroke(ARROWS, line, 2.4)
}

const useScale = (node: { readonly current: KonvaGroup | null }): number => {
  const follow = useCallback(
    (listener: () => void) => {
      const stage = node.current?.getStage()
      stage?.on('scaleXChange', listener)
      return () => void stage?.off('scaleXChange', listener)
    },
    [node],
  )
  return useSyncExternalStore(follow, () => node.current?.getStage()?.scaleX() ?? 1)
}

export const TurnHandle = ({ id, at, reach, angle, onTurning, onTurn }: Props) => {
  const look = LOOKS[useTheme()]
  const node = useRef<KonvaGroup>(null)
  const scale = useScale(node)
  const turned = useRef(angle)
  useLayoutEffect(() => {
    turned.current = angle
  }, [angle])
  const away = reach + GAP / scale
  const angleTo = ({ x, y }: Point): number => Math.atan2(y - at.y, x - at.x)
  const placeAt = (to: number): Point => ({ x: at.x + away * Math.cos(to), y: at.y + away * Math.sin(to) })
  const turnTo = (to: number): Point => {
    turned.current = to
    return placeAt(to)
  }
  const paint = (ink: Ink): void =>
    saved(ink, () => {
      ink.scale(1 / scale, 1 / scale)
      ink.rotate(turned.current + Math.PI / 2)
      paintHandle(ink, look)
    })
  return (
    <Piece
      id={id}
      at={placeAt(angle)}
      reach={FINGER / scale}
      order={Number.POSITIVE_INFINITY}
      onDrag={(to) => {
        onTurning?.(angleTo(to))
        return turnTo(angleTo(to))
      }}
      onDrop={(to) => {
        turnTo(angle)
        onTurn(angleTo(to))
      }}
      onPutBack={() => {
        turnTo(angle)
        onTurning?.(angle)
      }}
    >
      <Group ref={node}>
        <Painted paint={paint} />
      </Group>
    </Piece>
  )
}
