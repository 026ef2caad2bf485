import { useCallback } from 'react'
import { Painted, Piece } from '../../../../house/canvas/index.ts'
import { add } from '../../../../house/geometry/index.ts'
import type { CellId } from '../../rules/public.ts'
import { asideOf, centreOf, HEX } from './hexes.ts'
import type { Ink } from './ink.ts'
import { drawFigure } from './pawnFigure.ts'
import { standing } from './pawnMotion.ts'
import type { Marks, OtherPawnMark } from './types.ts'

const FIGURE = { ...standing({ x: 0, y: 0 }), scale: 0.8 }

interface Placed extends OtherPawnMark {
  /** How many stand on the cell already. */
  readonly place: number
}

const placed = ({ others = [], pawn }: Marks): readonly Placed[] => {
  const taken = new Map<CellId, number>(pawn ? [[pawn.cell, 1]] : [])
  return others.map((other) => {
    const place = taken.get(other.cell) ?? 0
    taken.set(other.cell, place + 1)
    return { ...other, place }
  })
}

const OtherPawn = ({ of, cell, asleep = false, look, place }: Placed) => {
  const paint = useCallback(
    (ink: Ink): void => drawFigure(ink, FIGURE, { breathing: 0.5, asleep, glow: false, look }),
    [asleep, look],
  )
  return (
    <Piece id={of} at={add(centreOf(cell), { x: asideOf(place) * HEX, y: 0 })} reach={HEX / 2}>
      <Painted paint={paint} />
    </Piece>
  )
}

/** The figures of the others. Several on one cell stand side by side. */
export const OtherPawns = ({ marks }: { readonly marks: Marks }) =>
  placed(marks).map((other) => <OtherPawn key={other.of} {...other} />)
