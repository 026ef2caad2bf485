import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '../geometry/index.ts'

/** Nearer than this it was a touch. */
const FAR = 10
/** A finger that stays so long looks. */
const LONG = 550

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

/**
 * A piece that can be dragged, if it may be just now: a drop names what it was dropped on, at once, or the piece returns.
 * It is looked at by a finger that stays, the other button or its own key: once it is let go, for what is let go beside a sheet closes it.
 */
export const useDrag = (may: boolean, drop: (onto: string | null, at: Point) => void, look?: () => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const dragged = useRef(false)
  const pressed = useRef<{ readonly since: number; looks: boolean } | null>(null)
  /** Whether it was: then it was no click. */
  const looked = (until: number): boolean => {
    const { since = until, looks = false } = pressed.current ?? {}
    pressed.current = null
    if (!look || dragged.current || !(looks || until - since > LONG)) return false
    dragged.current = true
    setTimeout(() => {
      dragged.current = false
      look()
    })
    return true
  }
  return {
    onPointerDown: (press: PointerEvent<HTMLElement>): void => {
      const { currentTarget, pointerId, pointerType, timeStamp, button, clientX, clientY } = press
      from.current = may && button === 0 ? { x: clientX, y: clientY } : null
      dragged.current = false
      pressed.current = { since: pointerType === 'touch' ? timeStamp : Number.POSITIVE_INFINITY, looks: false }
      // A fast hand is off the piece before it is known to drag it.
      if (from.current) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget: piece, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      if (!dragged.current && Math.hypot(x, y) < FAR) return
      dragged.current = true
      piece.dataset.dragged = ''
      piece.style.translate = `${x}px ${y}px`
    },
    onPointerUp: ({ currentTarget: piece, timeStamp, clientX, clientY }: PointerEvent<HTMLElement>): void => {
      from.current = null
      if (looked(timeStamp) || !dragged.current) return
      const onto = droppedOn(piece, clientX, clientY)
      returned(piece)
      if (onto !== undefined) drop(onto, { x: clientX, y: clientY })
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>): void => {
      from.current = null
      looked(0)
      returned(currentTarget)
    },
    onContextMenu: (event: MouseEvent<HTMLElement>): void => {
      if (look) event.preventDefault()
      if (pressed.current) pressed.current.looks = true
      else look?.()
    },
    /** What was dragged was not clicked. */
    onClickCapture: (event: MouseEvent<HTMLElement>): void => {
      if (dragged.current) event.stopPropagation()
      dragged.current = false
    },
  }
}
