import { createContext, type ReactNode, type Ref, use, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { Point } from '../geometry/index.ts'
import { SceneContext } from './SceneStage.tsx'
import type { Paint, SheetCanvas } from './sheets.ts'

export type { Paint } from './sheets.ts'

/** What is painted here lies on that sheet, around that point of the world. */
interface Ground {
  readonly sheet: SheetCanvas | null
  readonly at: { readonly current: Point }
}

const ORIGIN = { current: { x: 0, y: 0 } }
export const GroundContext = createContext<Ground>({ sheet: null, at: ORIGIN })

/** Something painted by hand, anew whenever its painter is another. */
export const Painted = ({ paint }: { readonly paint: Paint }) => {
  const { sheet, at } = use(GroundContext)
  const mark = useRef<HTMLElement>(null)
  useLayoutEffect(() => (mark.current ? sheet?.put(mark.current, { paint, at }) : undefined), [sheet, at, paint])
  return <i ref={mark} />
}

export interface SheetHandle {
  /** On the next frame, once however often it is asked. */
  readonly repaint: () => void
}

interface Props {
  readonly paint: Paint
  readonly ref?: Ref<SheetHandle>
  /** On the paint: pieces, or more of it. */
  readonly children?: ReactNode
}

/** One of the sheets that lie over one another, painted anew only when something on it changed. */
export const Sheet = ({ paint, ref, children }: Props) => {
  const sheets = use(SceneContext)?.sheets
  const canvas = useRef<HTMLCanvasElement>(null)
  const [sheet, setSheet] = useState<SheetCanvas | null>(null)
  useLayoutEffect(() => {
    if (!sheets || !canvas.current) return
    const added = sheets.add(canvas.current)
    setSheet(added)
    return () => sheets.remove(added)
  }, [sheets])
  useImperativeHandle(ref, () => ({ repaint: () => sheet?.repaint() }), [sheet])
  return (
    <canvas ref={canvas}>
      <GroundContext value={{ sheet, at: ORIGIN }}>
        <Painted paint={paint} />
        {children}
      </GroundContext>
    </canvas>
  )
}
