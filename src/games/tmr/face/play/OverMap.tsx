import { Messages, useShell } from '../../../../house/play/index.ts'
import { WordsHeard } from '../../../../house/table/WordsHeard.tsx'
import type { BoardHandle } from '../board/index.ts'
import { useCompany } from '../desk/context.ts'
import { RoundsBar } from '../rounds/RoundsBar.tsx'
import { useTexts } from '../words/language.tsx'
import { refusalHere } from '../words/refusalHere.ts'
import { Pointed } from './Pointed.tsx'
import { WORDS_PANE } from './paneNames.ts'

interface OverMapProps {
  readonly board: () => BoardHandle | null
}

/** Over the map: what is to be known at once. */
export const OverMap = ({ board }: OverMapProps) => {
  const texts = useTexts()
  const company = useCompany()
  const { openPane } = useShell()
  return (
    <>
      <RoundsBar />
      <Messages refusalWords={(refusal) => refusalHere(texts, refusal, company)}>
        <WordsHeard onReply={() => openPane(WORDS_PANE)} />
        <Pointed board={board} />
      </Messages>
    </>
  )
}
