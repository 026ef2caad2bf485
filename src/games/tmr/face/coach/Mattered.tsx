import { useRoute } from '../../../../house/routes/route.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { type Review, turningPoints } from '../../practice/index.ts'
import { hrefOfPractice } from '../routes/pages.ts'
import { ShareMoment } from '../sharing/ShareMoment.tsx'
import { useLanguage, usePracticeTexts } from '../words/language.tsx'
import { type CoachTelling, remarkWords } from './remarkWords.ts'
import { useRemarks } from './useRemarks.ts'
import './coach.css'
import { COACH } from '../words/settings.ts'

/** The game of this browser that is being played; null at a table. */
const useGameId = (): string | null => {
  const route = useRoute()
  return route.screen === 'saved' ? route.id : null
}

const Point = ({ telling, review }: { readonly telling: CoachTelling; readonly review: Review }) => {
  const id = useGameId()
  return (
    <li>
      {remarkWords(telling, { seq: review.seq, review, grope: null })}{' '}
      {id && <a href={hrefOfPractice('rejouer', id, String(review.seq))}>{telling.words.replay}</a>}
      <ShareMoment seq={review.seq - 1} />
    </li>
  )
}

/** At the end of a journey: the decisions that cost most, each to be played again. */
export const Mattered = () => {
  const { texts, format } = useLanguage()
  const words = usePracticeTexts()?.coach
  const wanted = useGameSetting(COACH)
  const remarks = useRemarks()
  const reviews = remarks?.flatMap(({ review }) => review ?? []) ?? []
  if (!words || !wanted || reviews.length === 0) return null
  const points = turningPoints(reviews)
  const telling = { texts, format, words }
  return (
    <section className="mattered" aria-labelledby="mattered">
      <h3 id="mattered">{words.mattered}</h3>
      {points.length === 0 && <p>{words.mistakeless}</p>}
      <ol>
        {points.map((review) => (
          <Point key={review.seq} telling={telling} review={review} />
        ))}
      </ol>
    </section>
  )
}
