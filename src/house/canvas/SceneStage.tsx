import type { Stage as KonvaStage } from 'konva/lib/Stage.js'
import { Children, createContext, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore'
import { type Insets, NO_INSETS, type Size } from '../geometry/index.ts'
import { listenToGestures } from './gestures/listen.ts'
import { inNextFrame } from './nextTask.ts'
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

/** A frame after the rest: all at once would hold a slow machine up. */
const useNextFrame = (): boolean => {
  const [isNext, setNext] = useState(false)
  useEffect(() => inNextFrame(() => setNext(true)), [])
  return isNext
}

interface StagedProps {
  readonly scene: Scene
  readonly size: Size
  readonly insets: Insets
  readonly children: ReactNode
}

const Staged = ({ scene, size, insets: { left, right, top, bottom }, children }: StagedProps) => {
  const stage = useRef<KonvaStage>(null)
  const [lowest, ...upper] = Children.toArray(children)
  const stands = useNextFrame()
  useLayoutEffect(() => (stage.current ? scene.mount(stage.current) : undefined), [scene])
  useLayoutEffect(() => scene.resize(size, { left, right, top, bottom }), [scene, size, left, right, top, bottom])
  return (
    <Stage ref={stage} listening={false}>
      <SceneContext value={scene}>
        {lowest}
        {stands && upper}
      </SceneContext>
    </Stage>
  )
}

interface Props extends Omit<StagedProps, 'size' | 'insets'> {
  readonly insets?: Insets
  /** Behind the stage: what no pan touches. */
  readonly backdrop?: (size: Size) => ReactNode
}

/** Where a scene is seen. What it shows is told beside it, in words: a canvas says nothing to the ear. */
export const SceneStage = ({ scene, insets = NO_INSETS, backdrop, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const stands = useNextFrame()
  useLayoutEffect(() => {
    Object.assign(box.current ?? {}, { shows: scene.shows })
  }, [scene])
  useEffect(() => (box.current ? listenToGestures(box.current, scene.gestures(box.current)) : undefined), [scene])
  return (
    <div ref={box} className="scene" aria-hidden="true">
      {backdrop?.(size)}
      {stands && (
        <Staged scene={scene} size={size} insets={insets}>
          {children}
        </Staged>
      )}
    </div>
  )
}
