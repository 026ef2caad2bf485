import { useState } from 'react'
import type { Talk } from '../../../../house/seat/talk.ts'
import { AudienceField } from '../../../../house/table/AudienceField.tsx'
import { Button } from '../../../../house/ui/Button.tsx'
import type { Audience } from '../../../../kit/wire.ts'
import type { CellId } from '../../rules/public.ts'
import { useOwnSeat, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { betrayed } from './pointing.ts'

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
    <div className="point-at">
      <AudienceField value={to} onChange={setTo} />
      <Button name={lost && warned === cell ? pointing.pointHidden({ name: lost.sheet.name }) : pointing.point} to={point} />
    </div>
  )
}

/** Shows a cell to all or to one. A spectator points at nothing. */
export const PointAt = ({ cell }: { readonly cell: CellId }) => {
  const { talk } = useOwnSeat()
  const view = usePlay((play) => play.view)
  return talk && view.role.kind !== 'spectateur' ? <PointForm cell={cell} talk={talk} /> : null
}
