import type { Point, Size } from '../geometry/index.ts'

/** In pixels: half of it, its rim, and how far it stands from the middle of the finger. */
const [RADIUS, RIM, LIFT] = [60, 5, 36] as const
const SIDE = 2 * RADIUS
const LARGER = 2

const held = (value: number, least: number, room: number): number =>
  Math.max(least + RIM, Math.min(least + room - SIDE - RIM, value))

/** Its corner: above the finger, or beside it where there is no room; below, the hand would cover it. */
export const lensPlace = ({ x, y }: Point, area: Point & Size): Point => {
  const [above, left] = [y - LIFT - SIDE, x - LIFT - SIDE]
  const [isAbove, isLeft] = [above >= area.y + RIM, left >= area.x + RIM]
  const beside = isLeft ? left : x + LIFT
  return {
    x: held(isAbove ? x - RADIUS : beside, area.x, area.width),
    y: held(isAbove ? above : y - RADIUS, area.y, area.height),
  }
}

export interface Dragged {
  readonly finger: Point
  readonly at: Point
  readonly reach: number
  readonly clear: Point & Size
}

/** Shows beside a finger what it drags, larger: a finger covers it. */
export class Lens {
  private glass: HTMLCanvasElement | null = null
  private frame = 0

  constructor(private readonly box: HTMLElement) {}

  /** Once the frame that is asked for is drawn. */
  show(dragged: Dragged): void {
    const glass = this.lifted()
    const { x, y } = lensPlace(dragged.finger, dragged.clear)
    glass.style.left = `${x}px`
    glass.style.top = `${y}px`
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.paint(glass, dragged))
  }

  hide(): void {
    cancelAnimationFrame(this.frame)
    this.glass?.remove()
    this.glass = null
  }

  private lifted(): HTMLCanvasElement {
    if (this.glass) return this.glass
    const glass = document.createElement('canvas')
    glass.className = 'scene-lens'
    this.box.append(glass)
    this.glass = glass
    return glass
  }

  private paint(glass: HTMLCanvasElement, { at: { x, y }, reach }: Dragged): void {
    const { box } = this
    const ink = glass.getContext('2d')
    if (!ink) return
    const side = SIDE * devicePixelRatio
    // What lies around a large piece is seen too, though it is not larger then.
    const part = Math.min(SIDE, Math.max(SIDE / LARGER, 3 * reach))
    glass.width = side
    glass.height = side
    for (const sheet of box.querySelectorAll('canvas')) {
      if (sheet === glass) continue
      const scale = sheet.width / box.clientWidth
      ink.drawImage(sheet, (x - part / 2) * scale, (y - part / 2) * scale, part * scale, part * scale, 0, 0, side, side)
    }
  }
}
