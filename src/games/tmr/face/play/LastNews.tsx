import { useMemo } from 'react'
import { News } from '../../../../house/play/index.ts'
import { upTo } from '../../../../kit/grown.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { newsOf } from '../journal/news.ts'
import { journalEntries } from '../journal/thread.ts'
import { useLanguage } from '../words/language.tsx'

/** What the last message told of the dreamer in sight. */
export const LastNews = () => {
  const { texts, format } = useLanguage()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  const all = useSeat((state) => state.notices)
  const until = useSeat((state) => state.replay?.n ?? null)
  const names = useNames(view, all)
  const lines = useMemo(() => {
    const entries = journalEntries(all)
    const last = (until === null ? entries : upTo(entries, until)).at(-1)
    return newsOf(texts, format, last, { names, dreamer: board.id })
  }, [texts, format, all, until, names, board.id])
  return <News lines={lines} />
}
