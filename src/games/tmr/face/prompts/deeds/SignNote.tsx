import { RuleTag } from '../../../../../house/reference/index.ts'
import type { Notice } from '../../../../../kit/feeds.ts'
import type { List } from '../../../../../kit/grown.ts'
import { type DreamerId, NOTE_RULES, type Told, type ToldHappening } from '../../../rules/public.ts'
import { usePlay, useSeat } from '../../desk/context.ts'
import { latestFirst } from '../../journal/latestFirst.ts'
import { useLanguage } from '../../words/language.tsx'

type SignSet = Extract<ToldHappening, { type: 'signSet' }>

/** SIG-6: the sign of a meditation, worth what its reading makes of it and lasting one round; one that the gardien has set is neither. */
export const heldSign = (notices: List<Notice<Told>>, dreamer: DreamerId): SignSet | null => {
  for (const { what } of latestFirst(notices, dreamer)) {
    if (what.type === 'signFelt') return null
    if (what.type === 'signSet') return what.value === null ? what : null
  }
  return null
}

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
