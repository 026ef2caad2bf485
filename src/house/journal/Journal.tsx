import { useMemo } from 'react'
import { useNames } from '../../games/tmr/face/journal/names.ts'
import { journalEntries } from '../../games/tmr/face/journal/thread.ts'
import type { Told, View } from '../../games/tmr/rules/public.ts'
import type { Notice } from '../../kit/feeds.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { goesOn, hasSeveral, headingOf, journalAsText } from './asText.ts'
import { EntryItem } from './EntryItem.tsx'
import { groupEntries, type JournalGroup } from './groups.ts'
import { JournalTools } from './JournalTools.tsx'
import { ReplayBar } from './ReplayBar.tsx'
import { useAtEnd } from './useAtEnd.ts'
import './journal.css'

interface Props {
  readonly view: View
  readonly notices: readonly Notice<Told>[]
  /** The message whose moment the board shows; null: the present. */
  readonly shownAt: number | null
  readonly onShow: (n: number | null) => void
}

interface PagesProps extends Props {
  readonly groups: readonly JournalGroup[]
}

const Pages = ({ view, notices, shownAt, onShow, groups }: PagesProps) => {
  const { texts, format } = useLanguage()
  const names = useNames(view, notices)
  const several = hasSeveral(groups)
  const end = useAtEnd(notices.length)
  return (
    <section className="journal" aria-label={texts.ui.journal.title}>
      <h2 className="visually-hidden">{texts.ui.journal.title}</h2>
      <ReplayBar notices={notices} shownAt={shownAt} onShow={onShow} />
      {groups.map((group, at) => (
        <section key={group.entries[0]?.n ?? 0} className="journal-group">
          {!goesOn(group, groups[at - 1]) && <h3>{headingOf(texts, names, group, several)}</h3>}
          {group.ascent > 0 && <h4>{texts.ui.journal.round(group)}</h4>}
          <ul>
            {group.entries.map((entry) => (
              <EntryItem
                key={entry.n}
                entry={entry}
                texts={texts}
                format={format}
                names={names}
                shown={entry.n === shownAt}
                onShow={onShow}
              />
            ))}
          </ul>
        </section>
      ))}
      <JournalTools text={() => journalAsText(texts, format, groups, names)} />
      <div ref={end} className="journal-end" />
    </section>
  )
}

/** The journey in sentences, the newest at the end. */
export const Journal = (props: Props) => {
  const { journal } = useTexts().ui
  const groups = useMemo(() => groupEntries(journalEntries(props.notices)), [props.notices])
  return groups.length === 0 ? <p className="journal-empty">{journal.empty}</p> : <Pages {...props} groups={groups} />
}
