import type { Context } from 'konva/lib/Context.js'
import type { Layer as KonvaLayer } from 'konva/lib/Layer.js'
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef } from 'react'
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore'
import type { Ink } from './plates/ink.ts'

export type Paint = (ink: Ink) => void

/** Something painted by hand, anew whenever its painter is another. */
export const Painted = ({ paint }: { readonly paint: Paint }) => {
  const sceneFunc = useCallback((context: Context) => paint(context._context), [paint])
  return <Shape sceneFunc={sceneFunc} perfectDrawEnabled={false} />
}

export interface SheetHandle {
  readonly repaint: () => void
}

interface Props {
  readonly paint: Paint
  readonly ref?: Ref<SheetHandle>
  readonly children?: ReactNode
}

export const Sheet = ({ paint, ref, children }: Props) => {
  const layer = useRef<KonvaLayer>(null)
  useImperativeHandle(ref, () => ({ repaint: () => layer.current?.batchDraw() }), [])
  return (
    <Layer ref={layer} listening={false}>
      <Painted paint={paint} />
      {children}
    </Layer>
  )
}
