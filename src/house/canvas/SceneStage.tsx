import type { Stage as KonvaStage } from 'konva/lib/Stage.js'
import { createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore'
import { type Insets, NO_INSETS, type Size } from '../geometry/index.ts'
import { listenToGestures } from './gestures/listen.ts'
import type { Scene } from './scene.ts'
import './scene.css'

export const SceneContext = createContext<Scene | null>(null)

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

interface Props {
  readonly scene: Scene
  readonly insets?: Insets
  /** Behind the stage: what no pan touches. */
  readonly backdrop?: (size: Size) => ReactNode
  /** Sheets, the lowest first. */
  readonly children: ReactNode
}

/** Where a scene is seen. What it shows is told beside it, in words: a canvas says nothing to the ear. */
export const SceneStage = ({ scene, insets = NO_INSETS, backdrop, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<KonvaStage>(null)
  const size = useSize(box)
  useLayoutEffect(() => {
    if (!stage.current) return
    Object.assign(box.current ?? {}, { shows: scene.shows })
    return scene.mount(stage.current)
  }, [scene])
  const { left, right, top, bottom } = insets
  useLayoutEffect(() => scene.resize(size, { left, right, top, bottom }), [scene, size, left, right, top, bottom])
  useEffect(() => (box.current ? listenToGestures(box.current, scene.gestures(box.current)) : undefined), [scene])
  return (
    <div ref={box} className="scene" aria-hidden="true">
      {backdrop?.(size)}
      <Stage ref={stage} listening={false}>
        <SceneContext value={scene}>{children}</SceneContext>
      </Stage>
    </div>
  )
}
