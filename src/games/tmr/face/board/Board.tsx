import type { Context } from 'konva/lib/Context.js'
import { Konva } from 'konva/lib/Global.js'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore'
import { listenToGestures } from '../../../../house/canvas/gestures.ts'
import { Sky } from '../../../../house/canvas/Sky.tsx'
import { NO_INSETS, pixelRatio, type Size } from '../../../../house/canvas/view.ts'
import { BoardEngine } from './engine.ts'
import { LOOKS } from './look.ts'
import { paintFlatMarks, paintStandingMarks } from './marksPaint.ts'
import { mistOver } from './mist.ts'
import type { BoardHandle, BoardProps } from './types.ts'
import { paintShade } from './veils.ts'
import './board.css'

Konva.pixelRatio = pixelRatio()

const useSize = (element: { readonly current: HTMLElement | null }): Size => {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const measure = (): void => setSize({ width: box.clientWidth, height: box.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** The Terres Médianes. Pan, zoom and the figure's motion happen outside React; marks come in as data. */
export const Board = (props: BoardProps & { readonly ref?: Ref<BoardHandle> }) => {
  const { marks, genreName, coordinates = false, reducedMotion = false, theme = 'night', insets = NO_INSETS } = props
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [engine] = useState(() => new BoardEngine(props, { genreName, coordinates, names: true }))

  useLayoutEffect(() => engine.update(props))
  useLayoutEffect(() => engine.land.setOptions({ genreName, coordinates, names: true }), [engine, genreName, coordinates])
  useLayoutEffect(() => {
    engine.camera.reducedMotion = reducedMotion
    engine.living.setStill(reducedMotion)
  }, [engine, reducedMotion])
  const { left, right, top, bottom } = insets
  useLayoutEffect(
    () => engine.camera.resize({ size, insets: { left, right, top, bottom } }),
    [engine, size, left, right, top, bottom],
  )
  const { pawn = null } = marks
  useLayoutEffect(() => engine.living.setPawn(pawn), [engine, pawn])
  useEffect(() => (box.current ? listenToGestures(box.current, engine.gestures(box.current)) : undefined), [engine])
  useEffect(() => () => engine.dispose(), [engine])
  useImperativeHandle(props.ref, () => engine.handle, [engine])

  const candidates = marks.mist?.candidates
  const look = LOOKS[theme]
  const { heat } = marks
  useLayoutEffect(() => engine.land.setShade(heat ? (ink) => paintShade(ink, heat, look) : null), [engine, heat, look])
  const mist = useMemo(() => (candidates ? mistOver(candidates, look) : null), [candidates, look])
  const scenes = useMemo(
    () => ({
      land: (context: Context) => engine.land.draw(context._context),
      living: (context: Context) => engine.living.draw(context._context),
    }),
    [engine],
  )
  const marksScene = (context: Context): void => {
    paintFlatMarks(context._context, marks, mist, look)
    paintStandingMarks(context._context, marks)
  }

  return (
    <div ref={box} className="board" aria-hidden="true">
      <Sky {...size} theme={theme} />
      <Stage
        ref={(stage) => {
          engine.stage = stage
        }}
        width={size.width}
        height={size.height}
        listening={false}
      >
        <Layer listening={false}>
          <Shape sceneFunc={scenes.land} perfectDrawEnabled={false} />
        </Layer>
        <Layer listening={false}>
          <Shape sceneFunc={marksScene} perfectDrawEnabled={false} />
        </Layer>
        <Layer listening={false}>
          <Shape sceneFunc={scenes.living} perfectDrawEnabled={false} />
        </Layer>
      </Stage>
    </div>
  )
}
