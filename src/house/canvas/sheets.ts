import type { Point, Size, Viewport } from '../geometry/index.ts'
import { pixelRatio } from './pixelRatio.ts'

export type Paint = (ink: CanvasRenderingContext2D) => void

/** Something that is painted, and the point of the world it is painted around. */
interface Painted {
  readonly paint: Paint
  readonly at: { readonly current: Point }
}

/** One canvas of the scene. What is painted on it has a mark inside the element, which shows nothing: React keeps these in order. */
class SheetOf {
  private readonly painted = new Map<Element, Painted>()
  private readonly canvas: HTMLCanvasElement
  private readonly sheets: Sheets

  constructor(canvas: HTMLCanvasElement, sheets: Sheets) {
    this.canvas = canvas
    this.sheets = sheets
  }

  /** On the next frame, once however often it is asked. */
  repaint(): void {
    this.sheets.ask(this)
  }

  put(mark: Element, painted: Painted): () => void {
    this.painted.set(mark, painted)
    this.repaint()
    return () => {
      this.painted.delete(mark)
      this.repaint()
    }
  }

  resize({ width, height }: Size): void {
    this.canvas.width = Math.round(width * pixelRatio())
    this.canvas.height = Math.round(height * pixelRatio())
  }

  draw({ x, y, scale }: Viewport): void {
    const ink = this.canvas.getContext('2d')
    if (!ink || this.canvas.width === 0 || this.canvas.height === 0) return
    const ratio = pixelRatio()
    ink.setTransform(1, 0, 0, 1, 0, 0)
    ink.clearRect(0, 0, this.canvas.width, this.canvas.height)
    for (const mark of this.canvas.getElementsByTagName('i')) {
      const painted = this.painted.get(mark)
      if (!painted) continue
      ink.save()
      ink.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * x, ratio * y)
      ink.translate(painted.at.current.x, painted.at.current.y)
      painted.paint(ink)
      ink.restore()
    }
  }
}

export type SheetCanvas = SheetOf

/** The canvases that lie over one another, all seen through one view; each is painted anew only when something on it changed. */
export class Sheets {
  private readonly all = new Set<SheetOf>()
  private readonly asked = new Set<SheetOf>()
  private frame = 0
  private size: Size = { width: 0, height: 0 }
  private view: Viewport = { x: 0, y: 0, scale: 1 }

  add(canvas: HTMLCanvasElement): SheetOf {
    const sheet = new SheetOf(canvas, this)
    this.all.add(sheet)
    sheet.resize(this.size)
    sheet.repaint()
    return sheet
  }

  remove(sheet: SheetOf): void {
    this.all.delete(sheet)
    this.asked.delete(sheet)
  }

  ask(sheet: SheetOf): void {
    this.asked.add(sheet)
    this.frame ||= requestAnimationFrame(() => this.draw())
  }

  /** A canvas of another size is empty: it is painted at once, before it is seen so. */
  resize(size: Size): void {
    if (size.width === this.size.width && size.height === this.size.height) return
    this.size = size
    for (const sheet of this.all) {
      sheet.resize(size)
      this.asked.add(sheet)
    }
    this.draw()
  }

  look(view: Viewport): void {
    this.view = view
    for (const sheet of this.all) this.ask(sheet)
  }

  private draw(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    const sheets = [...this.asked]
    this.asked.clear()
    for (const sheet of sheets) if (this.all.has(sheet)) sheet.draw(this.view)
  }
}
