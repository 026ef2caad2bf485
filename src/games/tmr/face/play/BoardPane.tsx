import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useInsets, useSight } from '../../../../house/play/index.ts'
import { useAnswering } from '../../../../house/question/index.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { isStill, useSettings } from '../../../../house/settings/settings.ts'
import { useTheme } from '../../../../house/settings/theme.ts'
import { coming } from '../../../../house/ui/coming.ts'
import { part } from '../../../../house/ui/part.tsx'
import { whenQuiet } from '../../../../house/ui/quiet.ts'
import { upTo } from '../../../../kit/grown.ts'
import { seesTable } from '../../../../kit/roles.ts'
import {
  type CellId,
  type DreamerId,
  type DreamerView,
  distance,
  isCellId,
  type StepChoice,
  type View,
} from '../../rules/public.ts'
import { type BoardHandle, type Marks, useBoard } from '../board/index.ts'
import { useLandNames } from '../board/landNames.ts'
import { useDesk, usePlay, usePlayStore, useSeat } from '../desk/context.ts'
import { type FramedQuestion, type FramedShow, useFraming, useTellsBest } from '../desk/framing.ts'
import { pathOf, wayOf } from '../journal/path.ts'
import { wantedBy, wayLooked } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { lookIn } from '../words/lookIn.ts'
import { COORDINATES, HEAT } from '../words/settings.ts'
import type { Followers } from './AtCell.tsx'
import { BoardTools } from './BoardTools.tsx'
import { type CellAsked, useCellAsked } from './cellAsked.ts'
import { lookedMarks, marksOf, type Trail } from './marks.ts'
import { usePointing, usePoints, usePulses } from './Pointed.tsx'
import { Standing } from './Standing.tsx'
import './boardPane.css'

type Handle = RefObject<BoardHandle | null>

const NO_CELLS: readonly CellId[] = []

const shownMarks = ({ way, other, hops, labels, reach }: FramedShow): Partial<Marks> => ({
  ...{ way, path: other, hops, labels },
  ...(reach.length > 0 ? { targets: reach } : {}),
})

const framedMarks = (framed: FramedQuestion | undefined, { mist }: Marks): Partial<Marks> =>
  framed
    ? {
        legalMoves: [],
        ...(framed.cells.length > 0 ? { choices: framed.cells } : {}),
        ...(mist && framed.around ? { mist: { ...mist, around: framed.around } } : {}),
        ...(framed.shows ? shownMarks(framed.shows) : {}),
      }
    : {}

const HeatScale = part(async () => (await import('./HeatScale.tsx')).HeatScale, { after: whenQuiet, unseen: true })
const CellPopover = part(async () => (await import('./CellPopover.tsx')).CellPopover, { after: whenQuiet, unseen: true })

/** The same ones as long as they are the same. */
const useCells = (cells: string): readonly CellId[] => useMemo(() => cells.split(' ').filter(isCellId), [cells])

/** What the map is to show: the figure with what is asked about, or with the nearest land of the goal; nothing: the whole. Known at once: what is reckoned later moves nothing. */
const useSights = (position: CellId | null, asked: readonly CellId[], goals: readonly CellId[]): readonly CellId[] => {
  const near = position && goals.toSorted((a, b) => distance(position, a) - distance(position, b)).slice(0, 1)
  const key = position ? [position, ...(asked.length > 0 ? asked : (near ?? []))].join(' ') : ''
  return useCells(key)
}

/** Where the map is with a figure: the one a cell is chosen for, or the one in hand; the gardien who follows nobody sees the whole. */
const useShownPosition = (board: DreamerView, asked: CellAsked | null, asks: boolean): CellId | null => {
  const { near } = useSight()
  const { boards, role } = usePlay((play) => play.view)
  const mist = useDesk((state) => state.mist)
  if (asked) return (boards.find(({ id }) => id === asked.of) ?? board).position
  // HID-2: under a player's mist the gardien sees what that player does, wherever the figure stands.
  if (mist && board.candidates.length > 1) return null
  return !seesTable(role) || near || asks ? board.position : null
}

/** Near the figure so that names are read; lost, the map with all that fits; where a cell is to be chosen, all that can be. */
const useLook = (
  handle: Handle,
  /** Another one is looked at anew; null: there is no map yet. */
  of: string | null,
  sights: readonly CellId[],
  /** HID-2: the cells that still fit; none: one is not lost, or all figures are looked at. */
  among: readonly CellId[],
  chooses: boolean,
): void => {
  const away = useRef(true)
  const before = useRef(of)
  useEffect(() => {
    const [position] = sights
    if (!of) return
    if (before.current !== of) away.current = true
    before.current = of
    if (!position) {
      away.current = true
      if (among.length > 0) handle.current?.spread(among)
      else handle.current?.fit()
      return
    }
    if (chooses) handle.current?.gather(sights)
    else if (away.current) handle.current?.look(sights)
    else handle.current?.follow(sights)
    away.current = chooses
  }, [handle, of, sights, among, chooses])
}

const useLostAmong = ({ candidates }: DreamerView): readonly CellId[] => {
  const { near } = useSight()
  const sees = usePlay(({ view: { role } }) => role.kind === 'gardien' || (seesTable(role) && !near))
  const mist = useDesk((state) => state.mist)
  const key = candidates.length > 1 && (mist || !sees) ? candidates.join(' ') : ''
  return useCells(key)
}

/** HID-2, HID-4: the moment in which one knows again where one is. */
const useFoundAgain = (handle: Handle, position: CellId | null): void => {
  const lost = useRef(position === null)
  useEffect(() => {
    if (position && lost.current) handle.current?.pulse(position)
    lost.current = position === null
  }, [handle, position])
}

/** Half of what a finger can hit: a smaller cell is asked about before it is entered. */
const FINGER = 20
const isSmall = (board: BoardHandle | null, cell: CellId): boolean => (board?.screenOf(cell).radius ?? FINGER) < FINGER

/** What is entered by one tap alone: nothing there asks or waits. */
const isPlain = ({ asks, waits }: StepChoice): boolean => asks.length === 0 && !waits

/** The gardien has all figures on one map: a click on another's goes to their board. */
const otherAt = ({ role, boards }: View, own: DreamerView, cell: CellId): DreamerView | undefined =>
  seesTable(role) && own.position !== cell ? boards.find(({ position }) => position === cell) : undefined

/** A click on a cell: an answer, a step, the pick of a service, another's board, or a question about the cell. */
const useCellClick = (handle: Handle, asked: CellAsked | null) => {
  const { take } = useSight()
  const play = usePlayStore()
  const framed = useFraming()?.question
  return (cell: CellId): void => {
    // While a cell is chosen a touch marks it, and does nothing else.
    if (asked) {
      if (asked.cells.includes(cell)) asked.pick(cell)
      return
    }
    const { view, board, prompt, mayAct, say, desk } = play.getState()
    const step = prompt.kind === 'free' ? prompt.steps.find(({ to }) => to === cell) : undefined
    const other = otherAt(view, board, cell)
    if (framed?.onCell && framed.cells.includes(cell)) framed.onCell(cell)
    else if (prompt.kind === 'service' && prompt.cells.includes(cell)) desk.setState({ target: cell, told: null })
    else if (step && mayAct && isPlain(step) && !isSmall(handle.current, cell)) say(step.choice.command)
    else if (other) take(other.id)
    else desk.setState(({ told }) => ({ told: told === cell ? null : cell, leaving: null }))
  }
}

/** Alone nobody is to be told from another. */
const WORN = coming(() => import('../company/worn.ts'))

/** The path of this journey and how the figure last moved, as far as this seat was told; up to the moment shown. */
const useTrail = (dreamer: DreamerId): Trail => {
  const notices = useSeat((state) => state.notices)
  const until = useSeat((state) => state.replay?.n ?? null)
  return useMemo(() => {
    const told = until === null ? notices : upTo(notices, until)
    const wayTo: Trail['wayTo'] = (id) => (until === null ? wayOf(told, id) : { way: 'none' })
    return { path: pathOf(told, dreamer), wayTo }
  }, [notices, until, dreamer])
}

/** What is drawn on the map. */
const useMarks = (handle: Handle, asked: CellAsked | null): Marks => {
  const { view, board, prompt, reckoned } = usePlay(({ view, board, prompt, reckoned }) => ({ view, board, prompt, reckoned }))
  const state = useDesk((all) => all)
  const trail = useTrail(board.id)
  const told = useTellsBest() ? reckoned : null
  const heats = useGameSetting(HEAT)
  const [plan, outlook] = [heats ? (told?.plan ?? null) : null, told?.outlook ?? null]
  const { question: framed, beside } = useFraming() ?? {}
  const points = usePulses(handle, usePoints())
  const marked = useAnswering((answering) => answering.marked)
  const seats = useSeat((state) => state.table?.seats)
  const worn = WORN.use(seats !== undefined)
  const { near } = useSight()
  return useMemo(() => {
    const wanted = { ...state, spell: state.spell ?? wantedBy(marked) }
    const bare = marksOf(view, board, prompt, wanted, trail, plan, outlook, near)
    const own = worn && seats ? worn.dressed(bare, seats) : bare
    const looked = lookedMarks(board, prompt, wayLooked(prompt, state, marked), own)
    return {
      ...own,
      ...looked,
      ...(asked && { targets: asked.cells, reachedFrom: null, selected: asked.picked }),
      ...framedMarks(framed, own),
      ...(beside && { others: [{ of: 'beside', cell: beside, look: lookIn(board.sheet), pale: true }] }),
      points,
    }
  }, [view, board, prompt, state, marked, trail, plan, outlook, asked, framed, beside, points, worn, seats, near])
}

/** The map with its marks, what it tells of a cell, and its tools. */
export const BoardPane = ({ handle }: { readonly handle: Handle }) => {
  const { ui } = useTexts()
  const still = useSettings(isStill)
  const coordinates = useGameSetting(COORDINATES)
  const theme = useTheme()
  const { board, desk } = usePlay(({ board, desk }) => ({ board, desk }))
  const [hover, setHover] = useState<CellId | null>(null)
  const [followers] = useState<Followers>(() => new Set())
  const Board = useBoard()
  const asked = useCellAsked()
  const onCell = useCellClick(handle, asked)
  const point = usePointing()
  const insets = useInsets()
  const framed = useFraming()?.question
  const marks = useMarks(handle, asked)
  const landNames = useLandNames()
  const { looks } = useSight()
  const asks = framed?.sights ?? marks.targets ?? NO_CELLS
  const shown = useShownPosition(board, asked, asks.length > 0)
  const sights = useSights(shown, asks, (framed ? null : marks.spellCells) ?? NO_CELLS)
  useLook(handle, Board && `${board.id} ${looks}`, sights, useLostAmong(board), framed !== undefined || asks.length > 0)
  useFoundAgain(handle, board.position)
  return (
    <section className="board-pane" aria-label={ui.board.label} style={{ '--over': `${insets.top}px` }}>
      {Board && (
        <Board
          ref={handle}
          marks={marks}
          landNames={landNames}
          coordinates={coordinates}
          reducedMotion={still}
          theme={theme}
          insets={insets}
          onCell={onCell}
          onLeave={(leaving) => desk.setState({ leaving, told: null })}
          onView={() => {
            for (const follow of followers) follow()
          }}
          onHover={setHover}
          onLongPress={(cell) => asked ?? point(cell)}
        />
      )}
      {Board && <Standing board={handle} followers={followers} marks={marks} />}
      <BoardTools board={() => handle.current} />
      <HeatScale />
      {Board && !asked && <CellPopover handle={handle} followers={followers} insets={insets} hovered={hover} />}
    </section>
  )
}
