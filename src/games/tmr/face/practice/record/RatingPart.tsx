import { useMemo } from 'react'
import { isProvisional, type PracticeRecord, ratingNow, ratingsOver } from '../../../practice/index.ts'
import { useLanguage, usePracticeTexts } from '../../words/language.tsx'
import { Figures } from './Figures.tsx'
import { CoursePlot } from './Plots.tsx'

/** The rating after each drill. */
export const RatingPart = ({ record }: { readonly record: PracticeRecord }) => {
  const { format } = useLanguage()
  const practice = usePracticeTexts()
  const over = useMemo(() => ratingsOver(record), [record])
  if (!practice) return null
  const {
    record: words,
    journeys: { axes },
  } = practice
  const now = ratingNow(record)
  const whole = (value: number): string => format.number(Math.round(value))
  return (
    <section className="practice-part" aria-labelledby="rating">
      <h2 id="rating">{words.rating}</h2>
      {over.length === 0 && <p className="practice-soft">{words.noRating}</p>}
      {over.length > 0 && (
        <>
          <p>
            {words.ratingNow({ rating: whole(now.rating), spread: whole(now.deviation) })}{' '}
            {isProvisional(now) && words.provisional}
          </p>
          <CoursePlot
            values={over.map(({ after }) => ({ value: after.rating, spread: after.deviation }))}
            around={null}
            label={words.ratingTold({ count: over.length, from: whole(over[0]?.after.rating ?? 0), to: whole(now.rating) })}
            figure={whole}
            axes={{ x: axes.questions, y: axes.rating }}
          />
          <Figures
            heads={[words.heads.drill, words.heads.score, words.heads.difficulty, words.heads.rating]}
            rows={over.toReversed().map(({ drill, after }) => ({
              key: drill.id,
              cells: [format.dateTime(drill.at), format.probability(drill.score), whole(drill.rating), whole(after.rating)],
            }))}
          />
        </>
      )}
    </section>
  )
}
