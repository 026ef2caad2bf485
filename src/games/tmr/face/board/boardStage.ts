import type { Context } from 'konva/lib/Context.js'
import { Konva } from 'konva/lib/Global.js'
import { Layer } from 'konva/lib/Layer.js'
import { Shape } from 'konva/lib/Shape.js'
import { Stage } from 'konva/lib/Stage.js'
import { pixelRatio, type Size, type View } from '../../../../house/canvas/view.ts'
import type { Ink } from './ink.ts'

Konva.pixelRatio = pixelRatio()

type Paint = (ink: Ink) => void

const LAYERS = ['land', 'marks', 'living'] as const
type LayerName = (typeof LAYERS)[number]

const layerOf = (paint: Paint): Layer => {
  const layer = new Layer({ listening: false })
  layer.add(new Shape({ sceneFunc: (context: Context) => paint(context._context), perfectDrawEnabled: false }))
  return layer
}

/** Three sheets over one another; each is painted anew only when something on it changed. */
export class BoardStage {
  private readonly stage: Stage
  private readonly layers: Readonly<Record<LayerName, Layer>>

  constructor(container: HTMLDivElement, paints: Readonly<Record<LayerName, Paint>>) {
    this.stage = new Stage({ container, listening: false })
    this.layers = { land: layerOf(paints.land), marks: layerOf(paints.marks), living: layerOf(paints.living) }
    for (const name of LAYERS) this.stage.add(this.layers[name])
  }

  resize(size: Size): void {
    this.stage.size(size)
  }

  look({ x, y, scale }: View): void {
    this.stage.position({ x, y })
    this.stage.scale({ x: scale, y: scale })
    this.stage.batchDraw()
  }

  redraw(name: LayerName): void {
    this.layers[name].batchDraw()
  }

  dispose(): void {
    this.stage.destroy()
  }
}
