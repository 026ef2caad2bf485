import { useCallback } from 'react'
import { Painted, Piece } from '../../../../house/canvas/index.ts'
import { add } from '../../../../house/geometry/index.ts'
import { centreOf, HEX } from './hexes.ts'
import type { Ink } from './ink.ts'
import { asideAt, OTHER_STANDING, type PlacedPawn } from './others.ts'
import { drawFigure } from './pawnFigure.ts'

const OtherPawn = ({ pawn }: { readonly pawn: PlacedPawn }) => {
  const { of, cell, asleep = false, look } = pawn
  const paint = useCallback(
    (ink: Ink): void => drawFigure(ink, OTHER_STANDING, { breathing: 0.5, asleep, glow: false, look }),
    [asleep, look],
  )
  return (
    <Piece id={of} at={add(centreOf(cell), asideAt(pawn))} reach={HEX / 2}>
      <Painted paint={paint} />
    </Piece>
  )
}

/** The figures of the others that stand where they are. */
export const OtherPawns = ({ pawns }: { readonly pawns: readonly PlacedPawn[] }) =>
  pawns.map((pawn) => <OtherPawn key={pawn.of} pawn={pawn} />)
