import { type ReactNode, type RefObject, useEffect, useMemo } from 'react'
import { followingStore, type Pane, PlayProvider, type usePlayStore as useHouseStore } from '../../../../house/play/index.ts'
import { UnreadWords } from '../../../../house/table/WordsHeard.tsx'
import { WordsPane } from '../../../../house/table/WordsPane.tsx'
import type { Command } from '../../rules/public.ts'
import type { BoardHandle } from '../board/index.ts'
import { useOwnSeat, usePlay, usePlayStore } from '../desk/context.ts'
import { GardienPane } from '../gardien/GardienPane.tsx'
import { useTexts } from '../words/language.tsx'
import { JournalPane } from './JournalPane.tsx'
import { GARDIEN_PANE, TABLE_PANE, WORDS_PANE } from './paneNames.ts'
import { SheetPane } from './SheetPane.tsx'

/** The gardien's tools are not answers: what they say is said whatever is asked just then. */
const GardienTools = () => {
  const play = usePlayStore()
  const seat = useOwnSeat()
  const tools = useMemo(() => {
    const say = (command: Command): void => void seat.say(command)
    return followingStore([play], () => ({ ...play.getState(), mayAct: true, say }))
  }, [seat, play])
  useEffect(() => tools.follow(), [tools])
  return (
    <PlayProvider value={tools.store as unknown as ReturnType<typeof useHouseStore>}>
      <GardienPane />
    </PlayProvider>
  )
}

/** What lies in the notebook; `table`: of a networked table, who sits there. */
export const usePanes = (table: ReactNode, handle: RefObject<BoardHandle | null>): readonly Pane[] => {
  const { talk } = useOwnSeat()
  const { ui } = useTexts()
  const judges = usePlay((play) => play.view.role.kind === 'gardien')
  return useMemo(
    () => [
      { tab: 'sheet', name: ui.sheet.tab, content: <SheetPane board={() => handle.current} /> },
      { tab: 'journal', name: ui.journal.tab, content: <JournalPane /> },
      ...(judges ? [{ tab: GARDIEN_PANE, name: ui.gardien.title, content: <GardienTools /> }] : []),
      ...(table ? [{ tab: TABLE_PANE, name: ui.table.tab, content: table }] : []),
      ...(talk ? [{ tab: WORDS_PANE, name: ui.words.tab, mark: <UnreadWords />, content: <WordsPane /> }] : []),
    ],
    [ui, judges, table, talk, handle],
  )
}
