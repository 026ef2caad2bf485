import { useMemo } from 'react'
import type { TableJournal } from '../../../../house/play/index.ts'
import { part } from '../../../../house/ui/part.tsx'
import { seesTable } from '../../../../kit/roles.ts'
import type { DreamerId } from '../../rules/public.ts'
import { EntryMark } from '../company/EntryMark.tsx'
import { useDesk, usePlay, useSeat } from '../desk/context.ts'
import { useNames } from '../journal/names.ts'
import { type JournalEntry, journalEntries, roundAt } from '../journal/thread.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { type JournalReader, LATER, type Tmr } from './kinds.ts'

const ShareShown = part(async () => (await import('../sharing/ShareMoment.tsx')).ShareShown, { unseen: true })

const EveningTold = part(async () => (await import('../tale/Evening.tsx')).EveningTold, { unseen: true })

const useShownAt = (): number | null => useSeat((state) => state.replay?.n ?? null)
const useIsTold = (): boolean => useSeat((state) => state.notices.length > 0)

const Share = () => {
  const shownAt = useShownAt()
  return useIsTold() && <ShareShown shownAt={shownAt} />
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
      {told && <EveningTold />}
    </>
  )
}

const Mark = ({ entry }: { readonly entry: JournalEntry }) =>
  usePlay((play) => seesTable(play.view.role)) && <EntryMark entry={entry} />

const useReader = (): JournalReader => {
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
  linesOf: (entry, reader) => reader.later?.linesOf(reader, entry) ?? [],
  newsOf: (last, reader, sight) => reader.later?.newsOf(reader, last, { dreamer: sight as DreamerId, goal: reader.goal }) ?? [],
  spokenOf: (entry, reader) => reader.later?.spokenLines(reader, entry) ?? [],
  pages: (entries, reader) => reader.later?.journalPages(reader, entries) ?? { within: () => [], asText: () => '' },
  useReader,
  ...{ Mark, Where, After },
}
