import { Suspense, useMemo } from 'react'
import type { TableJournal } from '../../../../house/play/index.ts'
import { optional } from '../../../../house/ui/later.tsx'
import { seesTable } from '../../../../kit/roles.ts'
import type { DreamerId } from '../../rules/public.ts'
import { EntryMark } from '../company/EntryMark.tsx'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { type JournalEntry, journalEntries, roundAt } from '../journal/thread.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { LATER } from './comesLater.ts'
import type { Reader, Tmr } from './kinds.ts'

const ShareShown = optional(async () => (await import('../sharing/ShareMoment.tsx')).ShareShown)

const EveningTold = optional(async () => (await import('../tale/Evening.tsx')).EveningTold)

const useShownAt = (): number | null => useSeat((state) => state.replay?.n ?? null)
const useIsTold = (): boolean => useSeat((state) => state.notices.length > 0)

const Share = () => {
  const shownAt = useShownAt()
  const told = useIsTold()
  return <Suspense fallback={null}>{told && <ShareShown shownAt={shownAt} />}</Suspense>
}

/** While the past is shown the way to share it stands with the bar: under a long journal nobody would see it. */
const Where = () => {
  const { journal } = useLanguage().texts.ui
  const shownAt = useShownAt()
  const entries = journalEntries(useSeat((state) => state.notices))
  const round = shownAt === null ? null : roundAt(entries, shownAt)
  return (
    <>
      <p>{round === null ? journal.watchingStart : journal.watching({ round })}</p>
      <Share />
    </>
  )
}

const After = () => {
  const shownAt = useShownAt()
  const told = useIsTold()
  return (
    <>
      {shownAt === null && <Share />}
      <Suspense fallback={null}>{told && <EveningTold />}</Suspense>
    </>
  )
}

const Mark = ({ entry }: { readonly entry: JournalEntry }) =>
  usePlay((play) => seesTable(play.view.role)) && <EntryMark entry={entry} />

const useReader = (): Reader => {
  const { texts, format } = useLanguage()
  const later = LATER.use(useIsTold())
  const names = useNames(
    usePlay((play) => play.view),
    useSeat((state) => state.notices),
  )
  const spell = useDesk(({ spell, reached }) => spell ?? reached)
  const does = useSpellTexts()?.[spell ?? '']?.summary ?? ''
  return useMemo(
    () => ({ texts, format, names, goal: spell === null ? null : { spell, does }, later }),
    [texts, format, names, spell, does, later],
  )
}

/** The journal of the Terres Médianes, as the house shows it. Where nothing is told yet, its sentences are still to come. */
export const JOURNAL: TableJournal<Tmr> = {
  entriesOf: journalEntries,
  linesOf: (entry, { texts, format, names, later }) => later?.linesOf(texts, format, entry, names) ?? [],
  newsOf: (last, { texts, format, names, goal, later }, sight) =>
    later?.newsOf(texts, format, last, { names, dreamer: sight as DreamerId, goal }) ?? [],
  spokenOf: (entry, { texts, format, names, later }) => later?.spokenLines(texts, format, entry, names) ?? [],
  pages: (entries, { texts, format, names, later }) => {
    if (!later) return { within: () => [], asText: () => '' }
    const groups = later.groupEntries(entries)
    const several = later.hasSeveral(groups)
    return {
      within: (first, last) => later.pagesOf(texts, names, later.groupsWithin(groups, first, last), several),
      asText: () => later.journalAsText(texts, format, groups, names),
    }
  },
  useReader,
  ...{ Mark, Where, After },
}
