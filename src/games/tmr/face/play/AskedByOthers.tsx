import { useMemo } from 'react'
import { useLabels } from '../../../../house/people/index.ts'
import { Requests, type RequestWords, ToldIn } from '../../../../house/play/index.ts'
import { upTo } from '../../../../kit/grown.ts'
import { useFollowing } from '../company/following.ts'
import { Token } from '../company/Token.tsx'
import { usePlay, useSeat } from '../desk/context.ts'
import { PetitionAnswers } from '../gardien/PetitionAnswers.tsx'
import { firstLine } from '../journal/journalLine.ts'
import { useNames } from '../journal/names.ts'
import { journalEntries } from '../journal/thread.ts'
import { useLanguage, useTexts } from '../words/language.tsx'

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

const useRequestWords = (): RequestWords => {
  const texts = useTexts()
  const table = usePlay((play) => play.view.table)
  const labelOf = useLabels()
  return useMemo(
    () => ({
      nameOf: (seat) => labelOf(seat, table.find(({ id }) => id === seat)?.name ?? seat),
      Told,
      undoWaits: texts.ui.gardien.undoWaits,
    }),
    [texts, table, labelOf],
  )
}

/** ASC-2: a dreamer who waits on a board that is not in sight. */
const Petitions = () => {
  const { ui } = useTexts()
  const { take } = useFollowing()
  const labelOf = useLabels()
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  if (view.role.kind !== 'gardien') return null
  return view.boards
    .filter(({ id, phase }) => phase === 'petition' && id !== board.id)
    .map(({ id, sheet }) => (
      <div key={id} className="request" role="alert">
        <p>
          <Token seat={id} /> {ui.gardien.wantsUp({ name: labelOf(id, sheet.name) })}
        </p>
        <div className="row">
          <PetitionAnswers dreamer={id} />
          <button type="button" className="button" onClick={() => take(id)}>
            {ui.gardien.see}
          </button>
        </div>
      </div>
    ))
}

/** What others ask of this person, beside the question of the moment. */
export const AskedByOthers = () => (
  <Requests words={useRequestWords()}>
    <Petitions />
  </Requests>
)
