import { type ReactNode, useMemo } from 'react'
import type { List } from '../../kit/grown.ts'
import { useTexts } from '../texts/whole.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Tool } from '../ui/Tool.tsx'
import { aroundMoment, type ToldEntry } from './moments.ts'
import './journal.css'

const SIGNS = { first: 'first', previous: 'earlier', next: 'later', last: 'last' } as const

interface Props {
  readonly entries: List<ToldEntry>
  readonly shownAt: number | null
  readonly where: ReactNode
  readonly onShow: (n: number | null) => void
}

export const ReplayBar = ({ entries, shownAt, where: place, onShow }: Props) => {
  const { journal, common } = useTexts().ui
  const around = useMemo(() => aroundMoment(entries, shownAt), [entries, shownAt])
  const names = { first: journal.first, previous: common.previous, next: common.next, last: journal.last }
  return (
    <div className="replay-bar row" role="toolbar" aria-label={journal.replay} data-past={shownAt !== null || undefined}>
      {(['first', 'previous', 'next', 'last'] as const).map((where) => (
        <Tool key={where} name={names[where]} disabled={around[where] === null} to={() => onShow(around[where])}>
          <Icon of={SIGNS[where]} />
        </Tool>
      ))}
      {shownAt !== null && (
        <>
          <div className="replay-where stack">{place}</div>
          <Button kind="main" name={journal.backToNow} to={() => onShow(null)} />
        </>
      )}
    </div>
  )
}
