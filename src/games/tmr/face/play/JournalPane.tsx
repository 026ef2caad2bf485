import { Suspense, useMemo, useState } from 'react'
import type { EntryWords } from '../../../../house/journal/index.ts'
import { Journal } from '../../../../house/journal/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { optional } from '../../../../house/ui/later.tsx'
import { EntryMark } from '../company/EntryMark.tsx'
import { useOwnSeat, usePlay, useSeat } from '../desk/context.ts'
import { linesOf } from '../journal/announcements.ts'
import { hasSeveral, journalAsText, pagesOf } from '../journal/asText.ts'
import { groupEntries, groupsWithin } from '../journal/groups.ts'
import { useNames } from '../journal/names.ts'
import { roundAt } from '../journal/rounds.ts'
import { type JournalEntry, journalEntries } from '../journal/thread.ts'
import { useLanguage } from '../words/language.tsx'

const ShareShown = optional(async () => (await import('../sharing/ShareShown.tsx')).ShareShown)

const Evening = optional(async () => (await import('../tale/Evening.tsx')).Evening)

/** For the gardien: all journeys as one story. */
const EveningTold = () => {
  const { evening } = useLanguage().texts.ui
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {evening.open}
      </button>
      <Suspense fallback={null}>{open && <Evening onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** The journal of this seat; a moment picked in it is shown on the board. */
export const JournalPane = () => {
  const { texts, format } = useLanguage()
  const seat = useOwnSeat()
  const view = usePlay((play) => play.view)
  const notices = useSeat((state) => state.notices)
  const shownAt = useSeat((state) => state.replay?.n ?? null)
  const names = useNames(view, notices)
  const entries = journalEntries(notices)
  const groups = groupEntries(entries)
  const several = useMemo(() => hasSeveral(groups), [groups])
  const judges = view.role.kind === 'gardien'
  const words = useMemo<EntryWords<JournalEntry>>(
    () => ({
      linesOf: (entry) => linesOf(texts, format, entry, names),
      Rule: RuleTag,
      ...(judges && { Mark: EntryMark }),
    }),
    [texts, format, names, judges],
  )
  const show = useMemo(() => (n: number | null) => void seat.showAt(n), [seat])
  const { journal } = texts.ui
  const round = shownAt === null ? null : roundAt(entries, shownAt)
  // While the past is shown it stands with the bar: under a long journal nobody would see it.
  const share = <Suspense fallback={null}>{entries.length > 0 && <ShareShown shownAt={shownAt} />}</Suspense>
  return (
    <>
      <Journal
        pagesWithin={(first, last) => pagesOf(texts, names, groupsWithin(groups, first, last), several)}
        entries={entries}
        words={words}
        shownAt={shownAt}
        where={
          <>
            <p>{round === null ? journal.watchingStart : journal.watching({ round })}</p>
            {share}
          </>
        }
        onShow={show}
        asText={() => journalAsText(texts, format, groups, names)}
      />
      {shownAt === null && share}
      {view.role.kind === 'gardien' && entries.length > 0 && <EveningTold />}
    </>
  )
}
