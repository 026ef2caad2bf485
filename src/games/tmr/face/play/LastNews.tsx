import { useMemo } from 'react'
import { LastRolls } from '../../../../house/dice/LastRolls.tsx'
import { RuleTag } from '../../../../house/reference/index.ts'
import { upTo } from '../../../../kit/grown.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { newsOf } from '../journal/news.ts'
import { journalEntries } from '../journal/thread.ts'
import { useLanguage } from '../words/language.tsx'

/** What has just happened, in the journal's words: the question that follows is then no surprise. */
export const LastNews = () => {
  const { texts, format } = useLanguage()
  const { view, board } = usePlay()
  const all = useSeat((state) => state.notices)
  const until = useSeat((state) => state.replay?.n ?? null)
  const names = useNames(view, all)
  const lines = useMemo(() => {
    const entries = journalEntries(all)
    const last = (until === null ? entries : upTo(entries, until)).at(-1)
    return newsOf(texts, format, last, { names, dreamer: board.id })
  }, [texts, format, all, until, names, board.id])
  if (lines.length === 0) return null
  return (
    <div className="news">
      <LastRolls rolls={lines.flatMap(({ rolls }) => rolls)} />
      <ul className="last-news" aria-label={texts.ui.journal.justNow}>
        {lines.map(({ text, rule, main }) => (
          <li key={text} data-main={main || undefined}>
            {text} {rule && <RuleTag rule={rule} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
