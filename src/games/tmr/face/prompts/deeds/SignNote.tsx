import { usePlay, useSeat } from '../../desk/context.ts'
import { journalEntries } from '../../journal/thread.ts'
import { RuleTag } from '../../reference/RuleTag.tsx'
import { useLanguage } from '../../words/language.tsx'

/** SIG-6: what a meditation has found is known before going up, and lasts one round. */
export const SignNote = () => {
  const { texts, format } = useLanguage()
  const { board } = usePlay()
  const notices = useSeat((state) => state.notices)
  const difficulty = board.sign?.difficulty ?? null
  if (difficulty === null) return null
  const told = journalEntries(notices)
    .filter(({ undone }) => !undone)
    .flatMap(({ pieces }) => pieces.map((piece) => piece.told))
    .findLast((one) => one.dreamer === board.id && one.what.type === 'signSet')
  if (told?.dreamer !== board.id || told.what.type !== 'signSet') return null
  const genres = format.and(told.what.genres.map((genre) => texts.genres[genre].name))
  return (
    <p className="card-note">
      {texts.ui.deeds.meditation.holds({ genres, difficulty })} <RuleTag rule="SIG-6" />
    </p>
  )
}
