import { RuleTag } from '../../../../../house/reference/index.ts'
import { NOTE_RULES } from '../../../rules/public.ts'
import { usePlay, useSeat } from '../../desk/context.ts'
import { useLanguage } from '../../words/language.tsx'
import { heldSign } from './heldSign.ts'

/** SIG-6: what a meditation has found is known before going up, and lasts one round. */
export const SignNote = () => {
  const { texts, format } = useLanguage()
  const board = usePlay((play) => play.board)
  const notices = useSeat((state) => state.notices)
  const difficulty = board.sign?.difficulty ?? null
  if (difficulty === null) return null
  const set = heldSign(notices, board.id)
  if (!set) return null
  const genres = format.and(set.genres.map((genre) => texts.genres[genre].name))
  return (
    <p className="card-note">
      {texts.ui.deeds.meditation.holds({ genres, difficulty })} <RuleTag rule={NOTE_RULES.heldSign} />
    </p>
  )
}
