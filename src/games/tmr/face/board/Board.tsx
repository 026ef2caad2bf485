import { type Ref, useCallback, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react'
import { type Ink, Painted, Piece, SceneStage, Sheet, Sky } from '../../../../house/canvas/index.ts'
import { add, NO_INSETS } from '../../../../house/geometry/index.ts'
import { BoardEngine } from './engine.ts'
import { centreOf, HEX } from './hexes.ts'
import { LOOKS } from './look.ts'
import { paintFlatMarks, paintPoints, paintStandingMarks } from './marksPaint.ts'
import { mistOver } from './mist.ts'
import { asideAt, OTHER_STANDING, type PlacedPawn, placedOthers } from './others.ts'
import { drawFigure } from './pawnFigure.ts'
import type { BoardHandle, BoardProps } from './types.ts'
import { paintShade } from './veils.ts'
import './board.css'

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
const OtherPawns = ({ pawns }: { readonly pawns: readonly PlacedPawn[] }) =>
  pawns.map((pawn) => <OtherPawn key={pawn.of} pawn={pawn} />)

const NOBODY: ReadonlySet<string> = new Set()

/** The Terres Médianes. Pan, zoom and the figure's motion happen outside React; marks come in as data. */
export const Board = (props: BoardProps & { readonly ref?: Ref<BoardHandle> }) => {
  const { marks, landNames, coordinates = false, reducedMotion = false, theme = 'night', insets = NO_INSETS } = props
  const [underWay, setUnderWay] = useState<ReadonlySet<string>>(NOBODY)
  const wishes = useMemo(() => ({ landNames, coordinates }), [landNames, coordinates])
  const [engine] = useState(() => new BoardEngine(props, wishes, setUnderWay))

  useLayoutEffect(() => () => engine.dispose(), [engine])
  useLayoutEffect(() => engine.update(props))
  useLayoutEffect(() => engine.land.wish(wishes), [engine, wishes])
  useLayoutEffect(() => {
    engine.scene.camera.reducedMotion = reducedMotion
    engine.living.setStill(reducedMotion)
  }, [engine, reducedMotion])
  const { pawn = null } = marks
  useLayoutEffect(() => engine.living.setPawn(pawn), [engine, pawn])
  const others = useMemo(() => placedOthers(marks), [marks])
  useLayoutEffect(() => engine.living.setOthers(others), [engine, others])
  useLayoutEffect(() => engine.living.restOthers(underWay), [engine, underWay])
  useImperativeHandle(props.ref, () => engine.handle, [engine])

  const misty = marks.mist
  const look = LOOKS[theme]
  const { heat } = marks
  useLayoutEffect(() => engine.land.setShade(heat ? (ink) => paintShade(ink, heat, look) : null), [engine, heat, look])
  const mist = useMemo(() => (misty ? mistOver(misty, look) : null), [misty, look])
  const paintMarks = useCallback(
    (ink: Ink): void => {
      paintFlatMarks(ink, marks, { mist, look, landNames })
      paintStandingMarks(ink, marks)
    },
    [marks, mist, look, landNames],
  )
  const paintPointed = useCallback((ink: Ink): void => paintPoints(ink, marks), [marks])

  return (
    <SceneStage scene={engine.scene} insets={insets} backdrop={(size) => <Sky {...size} theme={theme} />}>
      <Sheet ref={engine.sheets.land} paint={engine.paintLand} />
      <Sheet paint={paintMarks}>
        <OtherPawns pawns={others.filter(({ of }) => !underWay.has(of))} />
        <Painted paint={paintPointed} />
      </Sheet>
      <Sheet ref={engine.sheets.living} paint={engine.paintLiving} />
    </SceneStage>
  )
}
