import { useRoute } from '../../../../house/routes/route.ts'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { costliestOf, type Remark, type Review, turningPoints } from '../../practice/index.ts'
import { hrefOfPractice } from '../routes/pages.ts'
import { ShareMoment } from '../sharing/ShareMoment.tsx'
import { useLanguage } from '../words/language.tsx'
import { usePractice } from '../words/practice.ts'
import { COACH } from '../words/settings.ts'
import { BothWays, useCostliest } from './BothWays.tsx'
import { type CoachTelling, remarkWords } from './remarkWords.ts'
import './coach.css'

/** The game of this browser that is being played; null at a table. */
const useGameId = (): string | null => {
  const route = useRoute()
  return route.screen === 'saved' ? route.id : null
}

const Ways = ({ seq }: { readonly seq: number }) => {
  const id = useGameId()
  const { coach: words } = usePractice()
  return (
    <div className="row coach-ways">
      {id && <Button name={words.replay} to={hrefOfPractice('rejouer', id, String(seq))} />}
      <ShareMoment seq={seq - 1} />
    </div>
  )
}

const Point = ({ telling, review }: { readonly telling: CoachTelling; readonly review: Review }) => (
  <li>
    {remarkWords(telling, { review, grope: null })}
    <Ways seq={review.seq} />
  </li>
)

/** At the end of a journey: the answer that cost most, against the better one; with a mentor, why, and the others that cost. */
export const Mattered = ({ remarks }: { readonly remarks: readonly Remark[] }) => {
  const { texts, format } = useLanguage()
  const { coach: words } = usePractice()
  const mentor = useGameSetting(COACH)
  const costliest = useCostliest()
  const reviews = remarks.flatMap(({ review }) => review ?? [])
  if (reviews.length === 0) return null
  const worst = costliestOf(remarks)
  return (
    <section className="mattered" aria-labelledby="mattered">
      <h3 id="mattered">{worst && !mentor ? costliest(worst) : words.mattered}</h3>
      {!worst && <p>{words.mistakeless}</p>}
      {worst && !mentor && (
        <>
          <BothWays remark={worst} />
          <Ways seq={worst.seq} />
        </>
      )}
      {mentor && (
        <ol>
          {turningPoints(reviews).map((review) => (
            <Point key={review.seq} telling={{ texts, format, words }} review={review} />
          ))}
        </ol>
      )}
    </section>
  )
}
