import type { Point } from '../geometry/index.ts'

/** In pixels: half of it, how far it stands from the finger, and how much larger it shows. */
const [RADIUS, LIFT, LARGER] = [60, 36, 2] as const

/** Shows what lies under a finger beside it, larger: a finger covers what it drags. */
export class Lens {
  private glass: HTMLCanvasElement | null = null
  private frame = 0

  constructor(private readonly box: HTMLElement) {}

  /** At a point of the scene, once the frame that is asked for is drawn. */
  show(at: Point): void {
    const glass = this.lifted()
    const above = at.y - LIFT - 2 * RADIUS
    const most = this.box.clientWidth - 2 * RADIUS
    glass.style.left = `${Math.max(0, Math.min(most, at.x - RADIUS))}px`
    glass.style.top = `${above >= 0 ? above : at.y + LIFT}px`
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame(() => this.paint(glass, at))
  }

  hide(): void {
    cancelAnimationFrame(this.frame)
    this.glass?.remove()
    this.glass = null
  }

  /** There is none but while a finger drags. */
  private lifted(): HTMLCanvasElement {
    if (this.glass) return this.glass
    const glass = document.createElement('canvas')
    glass.className = 'scene-lens'
    this.box.append(glass)
    this.glass = glass
    return glass
  }

  private paint(glass: HTMLCanvasElement, { x, y }: Point): void {
    const { box } = this
    const ink = glass.getContext('2d')
    if (!ink) return
    const ratio = devicePixelRatio
    const [side, part] = [2 * RADIUS * ratio, (2 * RADIUS) / LARGER]
    glass.width = side
    glass.height = side
    for (const sheet of box.querySelectorAll('canvas')) {
      if (sheet === glass) continue
      const scale = sheet.width / box.clientWidth
      ink.drawImage(sheet, (x - part / 2) * scale, (y - part / 2) * scale, part * scale, part * scale, 0, 0, side, side)
    }
  }
}
