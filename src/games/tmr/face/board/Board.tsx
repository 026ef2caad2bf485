import { type Ref, useCallback, useImperativeHandle, useLayoutEffect, useMemo, useState } from 'react'
import { type Ink, Painted, Piece, SceneStage, Sheet, Sky } from '../../../../house/canvas/index.ts'
import { add, NO_INSETS, scaled } from '../../../../house/geometry/index.ts'
import { coming } from '../../../../house/ui/coming.ts'
import { BoardEngine, type BoardHandle } from './engine.ts'
import { centreOf, HEX } from './hexes.ts'
import { LOOKS } from './look.ts'
import type { PlacedPawn } from './others.ts'
import { drawFigure } from './pawnFigure.ts'
import { shownAs, standing } from './pawnMotion.ts'
import type { BoardProps, Marks } from './types.ts'
import './board.css'

const NO_POINT = { x: 0, y: 0 } as const

const OtherPawn = ({ pawn }: { readonly pawn: PlacedPawn }) => {
  const { of, cell, asleep = false, pale = false, look, worn, stand } = pawn
  const paint = useCallback(
    (ink: Ink): void => {
      const pose = shownAs({ pale }, { ...standing(NO_POINT), scale: stand.scale })
      drawFigure(ink, pose, { breathing: 0.5, asleep, glow: false, look, worn })
    },
    [asleep, pale, look, worn, stand.scale],
  )
  return (
    <Piece id={of} at={add(centreOf(cell), scaled(stand, HEX))} reach={HEX / 2}>
      <Painted paint={paint} />
    </Piece>
  )
}

/** The figures of the others that stand where they are. */
const OtherPawns = ({ pawns }: { readonly pawns: readonly PlacedPawn[] }) =>
  pawns.map((pawn) => <OtherPawn key={pawn.of} pawn={pawn} />)

/** A journey that has not begun has marked nothing: the land is drawn before. */
const PAINTING = coming(() => import('./painting.ts'))

const isNothing = (mark: Marks[keyof Marks]): boolean =>
  !mark || (Array.isArray(mark) && mark.length === 0) || (mark instanceof Map && mark.size === 0)

const isMarked = ({ pawn: _, ...marks }: Marks): boolean => !Object.values(marks).every(isNothing)

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
  const painting = PAINTING.use(isMarked(marks))
  const others = useMemo(() => painting?.placedOthers(marks) ?? [], [marks, painting])
  const stand = useMemo(() => painting?.standsIn(marks).get(pawn?.of ?? ''), [marks, pawn, painting])
  const gliding = useMemo(() => painting && new painting.OthersUnderWay(), [painting])
  useLayoutEffect(() => engine.living.setPawn(pawn, stand), [engine, pawn, stand])
  useLayoutEffect(() => {
    if (gliding) engine.living.setOthers(others, gliding)
  }, [engine, others, gliding])
  useLayoutEffect(() => engine.living.restOthers(underWay), [engine, underWay])
  useImperativeHandle(props.ref, () => engine.handle, [engine])

  const misty = marks.mist
  const look = LOOKS[theme]
  const { heat } = marks
  useLayoutEffect(
    () => engine.land.setShade(heat && painting ? (ink) => painting.paintShade(ink, heat, look) : null),
    [engine, heat, look, painting],
  )
  useLayoutEffect(() => {
    engine.scene.things = (pixel) => painting?.thingsOn(marks, pixel) ?? []
  }, [engine, marks, painting])
  const mist = useMemo(() => (misty && painting ? painting.mistOver(misty, look) : null), [misty, look, painting])
  const paintMarks = useCallback(
    (ink: Ink): void => {
      painting?.paintFlatMarks(ink, marks, { mist, look })
      painting?.paintStandingMarks(ink, marks)
    },
    [painting, marks, mist, look],
  )
  const paintNames = useCallback(
    (ink: Ink): void => painting?.paintNamesOver(ink, marks, landNames),
    [painting, marks, landNames],
  )
  const paintPointed = useCallback((ink: Ink): void => painting?.paintPoints(ink, marks), [painting, marks])

  return (
    <SceneStage scene={engine.scene} insets={insets} backdrop={(size) => <Sky {...size} theme={theme} />}>
      <Sheet ref={engine.sheets.land} paint={engine.paintLand} />
      <Sheet paint={paintMarks}>
        <OtherPawns pawns={others.filter(({ of }) => !underWay.has(of))} />
        <Painted paint={paintPointed} />
      </Sheet>
      <Sheet ref={engine.sheets.living} paint={engine.paintLiving} />
      <Sheet paint={paintNames} />
    </SceneStage>
  )
}
