import { useMemo } from 'react'
import { LastRolls } from '../../../../house/dice/LastRolls.tsx'
import { upTo } from '../../../../kit/grown.ts'
import { usePlay, useSeat } from '../desk/context.ts'
import { lastRolls } from '../dice/rolls.ts'
import { headlineOf } from '../journal/headline.ts'
import { journalLine } from '../journal/journalLine.ts'
import { useNames } from '../journal/names.ts'
import { journalEntries } from '../journal/thread.ts'
import { RuleTag } from '../reference/RuleTag.tsx'
import { useLanguage } from '../words/language.tsx'

/** What has just happened, in the journal's words: the question that follows is then no surprise. */
export const LastNews = () => {
  const { texts, format } = useLanguage()
  const { view, board } = usePlay()
  const all = useSeat((state) => state.notices)
  const until = useSeat((state) => state.replay?.n ?? null)
  const notices = useMemo(() => (until === null ? all : upTo(all, until)), [all, until])
  const names = useNames(view, all)
  const lines = useMemo(() => {
    const entries = journalEntries(all)
    const last = (until === null ? entries : upTo(entries, until)).at(-1)
    if (!last?.pieces.some(({ told }) => told.dreamer === board.id)) return []
    const told = last.pieces.flatMap(({ told, thread }) => {
      const line = journalLine(texts, format, told, { names, thread })
      return line ? [{ told, ...line }] : []
    })
    const main = headlineOf(told.map((line) => line.told))
    return told.map(({ text, rule }, at) => ({ text, rule, main: at === main }))
  }, [texts, format, all, until, names, board.id])
  if (lines.length === 0) return null
  return (
    <div className="news">
      <LastRolls rolls={lastRolls(notices)} />
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
