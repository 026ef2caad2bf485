import { useLayoutEffect, useRef } from 'react'
import { useLabels } from '../../../../house/people/index.ts'
import type { CellId, DreamerId } from '../../rules/public.ts'
import { Token } from '../company/Token.tsx'
import { usePlay } from '../desk/context.ts'
import { AtCell, type OverMapProps } from './AtCell.tsx'
import { linesDown } from './hanging.ts'

/** More names would lie on one another on small cells. */
const CROWD = 6
/** As high as a tag is, with the gap below it: standing.css. */
const LINE = 24

type Tags = Map<DreamerId, { readonly element: HTMLElement; readonly cell: CellId }>

const hang = ({ board }: OverMapProps, tags: Tags): void => {
  const shown = [...tags.values()].flatMap(({ element, cell }) => {
    const at = board.current?.screenOf(cell)
    return at ? [{ element, x: at.x, y: at.y + at.radius / 2, width: element.offsetWidth }] : []
  })
  const down = linesDown(shown, LINE)
  for (const [at, { element }] of shown.entries()) element.style.setProperty('--place', `${down[at]}`)
}

/** Anew whenever somebody moved, and whenever the map came nearer or went away; to be shifted changes nothing between them. */
const useHanging = (over: OverMapProps): Tags => {
  const { board, followers } = over
  const tags = useRef<Tags>(new Map()).current
  useLayoutEffect(() => {
    let near: number | undefined
    const follow = (): void => {
      const [first] = tags.values()
      const radius = first && board.current?.screenOf(first.cell)?.radius
      if (radius === near) return
      near = radius
      hang(over, tags)
    }
    follow()
    followers.add(follow)
    return () => {
      followers.delete(follow)
    }
  })
  return tags
}

/** For the gardien: who each figure is. */
export const PawnTags = (over: OverMapProps) => {
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const labelOf = useLabels()
  const tags = useHanging(over)
  return view.boards.map(({ id, position, sheet }) => {
    if (!position) return null
    const keep = (element: HTMLElement | null): void => {
      if (element) tags.set(id, { element, cell: position })
      else tags.delete(id)
    }
    return (
      <AtCell key={id} {...over} cell={position}>
        <div ref={keep} className="pawn-tag" data-hand={id === board.id || undefined}>
          <Token seat={id} />
          <span data-crowd={view.boards.length > CROWD || undefined}>{labelOf(id, sheet.name)}</span>
        </div>
      </AtCell>
    )
  })
}
