import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { listenToGestures } from '../../../../house/canvas/gestures.ts'
import { Sky } from '../../../../house/canvas/Sky.tsx'
import { NO_INSETS, type Size } from '../../../../house/canvas/view.ts'
import { BoardEngine } from './engine.ts'
import { LOOKS } from './look.ts'
import { paintFlatMarks, paintStandingMarks } from './marksPaint.ts'
import { mistOver } from './mist.ts'
import type { BoardHandle, BoardProps } from './types.ts'
import { paintShade } from './veils.ts'
import './board.css'

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
  const sheet = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const [engine] = useState(() => new BoardEngine(props, { genreName, coordinates, names: true }))

  useLayoutEffect(() => (sheet.current ? engine.mount(sheet.current) : undefined), [engine])
  useLayoutEffect(() => engine.update(props))
  useLayoutEffect(() => engine.land.setOptions({ genreName, coordinates, names: true }), [engine, genreName, coordinates])
  useLayoutEffect(() => {
    engine.camera.reducedMotion = reducedMotion
    engine.living.setStill(reducedMotion)
  }, [engine, reducedMotion])
  const { left, right, top, bottom } = insets
  useLayoutEffect(() => engine.resize(size, { left, right, top, bottom }), [engine, size, left, right, top, bottom])
  const { pawn = null } = marks
  useLayoutEffect(() => engine.living.setPawn(pawn), [engine, pawn])
  useEffect(() => (box.current ? listenToGestures(box.current, engine.gestures(box.current)) : undefined), [engine])
  useImperativeHandle(props.ref, () => engine.handle, [engine])

  const candidates = marks.mist?.candidates
  const look = LOOKS[theme]
  const { heat } = marks
  useLayoutEffect(() => engine.land.setShade(heat ? (ink) => paintShade(ink, heat, look) : null), [engine, heat, look])
  const mist = useMemo(() => (candidates ? mistOver(candidates, look) : null), [candidates, look])
  useLayoutEffect(
    () =>
      engine.setMarks((ink) => {
        paintFlatMarks(ink, marks, { mist, look, genreName })
        paintStandingMarks(ink, marks)
      }),
    [engine, marks, mist, look, genreName],
  )

  return (
    <div ref={box} className="board" aria-hidden="true">
      <Sky {...size} theme={theme} />
      <div ref={sheet} />
    </div>
  )
}
