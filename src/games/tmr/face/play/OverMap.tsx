import { useMemo } from 'react'
import { Messages, type MessageWords, ToldIn, useShell } from '../../../../house/play/index.ts'
import { WordsHeard } from '../../../../house/table/WordsHeard.tsx'
import { upTo } from '../../../../kit/grown.ts'
import type { BoardHandle } from '../board/index.ts'
import { useFollowing } from '../company/following.ts'
import { useCompany, usePlay, useSeat } from '../desk/context.ts'
import { PetitionAnswers } from '../gardien/PetitionAnswers.tsx'
import { firstLine } from '../journal/journalLine.ts'
import { useNames } from '../journal/names.ts'
import { journalEntries } from '../journal/thread.ts'
import { RoundsBar } from '../rounds/RoundsBar.tsx'
import { useLanguage, useTexts } from '../words/language.tsx'
import { refusalHere } from '../words/refusalHere.ts'
import { Pointed } from './Pointed.tsx'
import { WORDS_PANE } from './paneNames.ts'

interface OverMapProps {
  readonly board: () => BoardHandle | null
}

/** As the journal told it. */
const Told = ({ message }: { readonly message: number }) => {
  const { texts, format } = useLanguage()
  const notices = useSeat((state) => state.notices)
  const names = useNames(
    usePlay((play) => play.view),
    notices,
  )
  const entry = upTo(journalEntries(notices), message).at(-1)
  return <ToldIn line={entry?.n === message ? firstLine(texts, format, entry, names) : null} />
}

const useMessageWords = (): MessageWords => {
  const texts = useTexts()
  const company = useCompany()
  const table = usePlay((play) => play.view.table)
  return useMemo(
    () => ({
      refusal: (refusal) => refusalHere(texts, refusal, company),
      nameOf: (seat) => table.find(({ id }) => id === seat)?.name ?? seat,
      Told,
      undoWaits: texts.ui.gardien.undoWaits,
    }),
    [texts, company, table],
  )
}

/** ASC-2: a dreamer who waits on a board that is not in sight. */
const Petitions = () => {
  const { ui } = useTexts()
  const { take } = useFollowing()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  if (view.role.kind !== 'gardien') return null
  return view.boards
    .filter(({ id, phase }) => phase === 'petition' && id !== board.id)
    .map(({ id, sheet }) => (
      <div key={id} className="message" role="alert">
        <p>{ui.gardien.wantsUp({ name: sheet.name })}</p>
        <PetitionAnswers dreamer={id} />
        <button type="button" className="button" onClick={() => take(id)}>
          {ui.gardien.see}
        </button>
      </div>
    ))
}

/** Over the map: what is to be known at once. */
export const OverMap = ({ board }: OverMapProps) => {
  const { openPane } = useShell()
  return (
    <>
      <RoundsBar />
      <Messages words={useMessageWords()}>
        <Petitions />
        <WordsHeard onReply={() => openPane(WORDS_PANE)} />
        <Pointed board={board} />
      </Messages>
    </>
  )
}
