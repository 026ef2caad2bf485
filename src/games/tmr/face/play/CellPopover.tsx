import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { RuleTag } from '../../../../house/reference/index.ts'
import type { Talk } from '../../../../house/seat/talk.ts'
import { AudienceField } from '../../../../house/table/AudienceField.tsx'
import { Button } from '../../../../house/ui/Button.tsx'
import { useEscape } from '../../../../house/ui/escape.ts'
import { CloseTool } from '../../../../house/ui/Tool.tsx'
import type { Audience } from '../../../../kit/wire.ts'
import { type CellId, isCellId, NOTE_RULES, type Prompt, type StepChoice } from '../../rules/public.ts'
import type { BoardHandle, Insets, Point } from '../board/index.ts'
import { useDesk, useOwnSeat, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import type { Followers } from './AtCell.tsx'
import { type Box, clearIn, cornerFor, wayOut } from './boxes.ts'
import { CellInfo, CellLore, WayThere } from './CellInfo.tsx'
import { betrayed } from './Pointed.tsx'

const PointForm = ({ cell, talk }: { readonly cell: CellId; readonly talk: Talk }) => {
  const { pointing } = useTexts().ui
  const view = usePlay((play) => play.view)
  const [to, setTo] = useState<Audience>('all')
  const [warned, setWarned] = useState<CellId | null>(null)
  const lost = view.role.kind === 'gardien' ? betrayed(view.boards, cell, to) : undefined
  const point = (): void => {
    if (lost && warned !== cell) setWarned(cell)
    else void talk.point(cell, to)
  }
  return (
    <div className="point-at list">
      <AudienceField value={to} onChange={setTo} />
      <Button name={lost && warned === cell ? pointing.pointHidden({ name: lost.sheet.name }) : pointing.point} to={point} />
    </div>
  )
}

/** Shows a cell to all or to one. A spectator points at nothing. */
const PointAt = ({ cell }: { readonly cell: CellId }) => {
  const { talk } = useOwnSeat()
  const view = usePlay((play) => play.view)
  return talk && view.role.kind !== 'spectateur' ? <PointForm cell={cell} talk={talk} /> : null
}

/** MAP-5: leaving the map is asked about when it is tapped at. */
const LeavingAsked = ({ step }: { readonly step: StepChoice }) => {
  const { ui, directions } = useTexts()
  const { say, mayAct } = usePlay(({ say, mayAct }) => ({ say, mayAct }))
  return (
    <div className="cell-info">
      <h3>{ui.board.offMap}</h3>
      <p>
        {ui.walking.leaving({ toward: directions[step.direction].toward })} <RuleTag rule={NOTE_RULES.leavingTheMap} />
      </p>
      <Button kind="main" name={ui.walking.leave} to={() => say(step.choice.command)} disabled={!mayAct} />
    </div>
  )
}

interface OverMapProps {
  readonly handle: RefObject<BoardHandle | null>
  readonly followers: Followers
  readonly insets: Insets
}

interface NoteProps extends OverMapProps {
  /** The cell that is to stay in sight. */
  readonly cell: CellId
  /** The figure and the cells offered: hidden where nothing else can be. */
  readonly others: readonly CellId[]
  /** Closed by the person; absent: it goes with the pointer. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

const MARGIN = 12
/** The tools stand in a column at the right of a narrow map. */
const NARROW = 700
const COLUMN = 52

const areaOf = (pane: HTMLElement, { right, ...insets }: Insets): Box =>
  clearIn(pane, { ...insets, right: right + (pane.clientWidth < NARROW ? COLUMN : 0) }, MARGIN)

const boxOf = (board: BoardHandle, cell: CellId): Box => {
  const { x, y, radius } = board.screenOf(cell)
  return { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }
}

/** In a corner of the map where it does not lie on its cell; where there is no such corner the map moves out of its way, and back. */
const usePlace = (
  { handle, followers, insets, cell, others }: OverMapProps & Pick<NoteProps, 'cell' | 'others'>,
  pinned: boolean,
) => {
  const note = useRef<HTMLElement>(null)
  const { left, right, top, bottom } = insets
  useLayoutEffect(() => {
    const place = (): Box | null => {
      const [element, board] = [note.current, handle.current]
      const pane = element?.parentElement
      if (!element || !board || !pane) return null
      const area = areaOf(pane, { left, right, top, bottom })
      element.style.maxHeight = `${pinned ? area.height * 0.62 : area.height}px`
      const size = { width: element.offsetWidth, height: element.offsetHeight }
      const beside = others.map((other) => boxOf(board, other))
      const corner = cornerFor(area, size, boxOf(board, cell), beside)
      element.style.transform = `translate(${corner.left}px, ${corner.top}px)`
      return corner
    }
    let moved: Point | null = null
    const clear = (): void => {
      const [corner, board, pane] = [place(), handle.current, note.current?.parentElement]
      if (!corner || !board || !pane || !pinned) return
      const { x, y } = wayOut(corner, boxOf(board, cell), areaOf(pane, { left, right, top, bottom }))
      if (x === 0 && y === 0) return
      moved = { x, y }
      board.panBy(x, y)
    }
    clear()
    followers.add(place)
    return () => {
      followers.delete(place)
      if (moved) handle.current?.panBy(-moved.x, -moved.y)
    }
  }, [handle, followers, cell, others, left, right, top, bottom, pinned])
  return note
}

const Note = ({ onClose, children, ...over }: NoteProps) => {
  const pinned = onClose !== undefined
  const note = usePlace(over, pinned)
  useEscape(pinned, () => onClose?.())
  return (
    <aside ref={note} className="cell-popover" data-pinned={pinned || undefined}>
      {onClose && (
        <div className="popover-close">
          <CloseTool to={onClose} />
        </div>
      )}
      {children}
    </aside>
  )
}

const offeredBy = (position: CellId | null, prompt: Prompt): readonly CellId[] => {
  const offered = prompt.kind === 'free' ? prompt.steps.flatMap(({ to }) => to ?? []) : []
  return [...(position ? [position] : []), ...(prompt.kind === 'service' ? prompt.cells : offered)]
}

/** What is told of a cell, or asked before a step that matters: the way and its risk first. */
export const CellPopover = ({ hovered, ...over }: OverMapProps & { readonly hovered: CellId | null }) => {
  const texts = useTexts()
  const { board, desk, prompt } = usePlay(({ board, desk, prompt }) => ({ board, desk, prompt }))
  const told = useDesk((state) => state.told)
  const leaving = useDesk((state) => state.leaving)
  const asked =
    prompt.kind === 'free' ? prompt.steps.find(({ direction, to }) => direction === leaving && to === null) : undefined
  useEffect(() => {
    if (leaving && !asked) desk.setState({ leaving: null })
  }, [desk, leaving, asked])
  const others = useMemo(() => offeredBy(board.position, prompt), [board.position, prompt])
  if (asked && board.position)
    return (
      <Note {...over} others={others} cell={board.position} onClose={() => desk.setState({ leaving: null })}>
        <LeavingAsked step={asked} />
      </Note>
    )
  const cell = told ?? hovered
  if (!isCellId(cell ?? '') || !cell) return null
  return (
    <Note {...over} others={others} cell={cell} {...(told ? { onClose: () => desk.setState({ told: null }) } : {})}>
      <CellInfo cell={cell} />
      {told && <WayThere cell={told} />}
      {told && <PointAt key={told} cell={told} />}
      {told ? (
        <details key={`more ${told}`} className="cell-more">
          <summary>{texts.ui.board.metHere}</summary>
          <CellLore cell={told} />
        </details>
      ) : (
        <CellLore cell={cell} />
      )}
    </Note>
  )
}
