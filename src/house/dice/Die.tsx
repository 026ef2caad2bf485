import type { CSSProperties } from 'react'
import { shapeOf } from './dieShape.ts'
import type { ShownDie } from './faces.ts'

/** One die, drawn; `turn` sets how it tumbles. */
export const Die = ({ die, turn = 0 }: { readonly die: ShownDie; readonly turn?: number }) => {
  const { outline, edges, numberY, size } = shapeOf(die.sides)
  return (
    <svg className="die" viewBox="0 0 100 100" aria-hidden="true" style={{ '--turn': turn } as CSSProperties}>
      <path className="die-body" d={outline} />
      <path className="die-edges" d={edges} />
      <text className="die-number" x="50" y={numberY} fontSize={die.shown.length > 1 ? size * 0.82 : size}>
        {die.shown}
      </text>
    </svg>
  )
}
