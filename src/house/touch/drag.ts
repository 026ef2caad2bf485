import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '../geometry/index.ts'

/** Nearer than this it was a touch. */
const FAR = 10
/** Held so long without being moved, a piece is looked at. */
const HELD = 550

/** What lies under a point, without the piece that is held there; of the field of that piece alone, where it has one. */
const under = (piece: HTMLElement, x: number, y: number): readonly Element[] => {
  const all = document.elementsFromPoint(x, y).filter((one) => !piece.contains(one))
  const field = piece.closest('[data-field]')
  return !field || all.includes(field) ? all : []
}

/** The answer of the piece under a point: the name of where it was dropped; null: on the field itself; undefined: where it came from, or beside all. */
const droppedOn = (piece: HTMLElement, x: number, y: number): string | null | undefined => {
  const found = under(piece, x, y)
  const zone = piece.closest('[data-zone]')
  if (found.length === 0 || (zone && found.includes(zone))) return undefined
  const other = found.map((one) => one.closest<HTMLElement>('[data-piece]')).find((one) => one && one !== piece)
  return other?.dataset.piece ?? null
}

const returned = (piece: HTMLElement): void => {
  delete piece.dataset.dragged
  piece.style.translate = ''
}

/** A piece that can be dragged, if it may be just now: a drop names what it was dropped on, at once, or the piece returns. Held where it lies, it is looked at. */
export const useDrag = (may: boolean, drop: (onto: string | null, at: Point) => void, look?: () => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  /** Dragged or looked at: not clicked. */
  const dragged = useRef(false)
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    onPointerDown: ({ currentTarget, pointerId, button, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      from.current = may && button === 0 ? { x: clientX, y: clientY } : null
      dragged.current = false
      const held = (): void => {
        from.current = null
        dragged.current = true
        look?.()
      }
      clearTimeout(holding.current)
      if (from.current && look) holding.current = setTimeout(held, HELD)
      // A fast hand is off the piece before it is known to drag it.
      if (from.current) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget: piece, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      if (!dragged.current && Math.hypot(x, y) < FAR) return
      clearTimeout(holding.current)
      dragged.current = true
      piece.dataset.dragged = ''
      piece.style.translate = `${x}px ${y}px`
    },
    onPointerUp: ({ currentTarget: piece, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      clearTimeout(holding.current)
      const isDrop = dragged.current && from.current !== null
      from.current = null
      if (!isDrop) return
      const onto = droppedOn(piece, clientX, clientY)
      returned(piece)
      if (onto !== undefined) drop(onto, { x: clientX, y: clientY })
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      clearTimeout(holding.current)
      from.current = null
      returned(currentTarget)
    },
    /** By its other button, or its own key. */
    ...(look && {
      onContextMenu: (event: MouseEvent<HTMLElement>): void => {
        event.preventDefault()
        look()
      },
    }),
    /** What was dragged was not clicked. */
    onClickCapture: (event: MouseEvent<HTMLElement>): void => {
      if (dragged.current) event.stopPropagation()
      dragged.current = false
    },
  }
}
