import type { Seat } from '../../../../../house/seat/seat.ts'
import { costliestOf, type Remark, type Review } from '../../../practice/index.ts'
import { spellsOf, type TmrSpeech } from '../../../rules/public.ts'
import { BothWays, useCostliest } from '../../coach/BothWays.tsx'
import { remarkWords } from '../../coach/remarkWords.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { useLanguage } from '../../words/language.tsx'
import { lookIn } from '../../words/lookIn.ts'
import { usePractice } from '../../words/practice.ts'
import { Part } from '../Page.tsx'
import type { Listed } from '../record/listed.ts'
import { CoursePlot } from '../record/Plots.tsx'
import { hrefOfReplay, hrefOnMap } from './addresses.ts'
import { type JourneyTold, useAnswerNames, useKeptRemarks } from './useJourney.ts'

/** A chance is drawn between none and sure. */
const WHOLE = [0, 1] as const

const Course = ({ reviews, worst }: { readonly reviews: readonly Review[]; readonly worst: Review | null }) => {
  const { format } = useLanguage()
  const { journeys: words } = usePractice()
  if (reviews.length < 2) return null
  const chance = (review: Review | undefined): string => format.probability(review?.chosen.chance ?? 0)
  return (
    <figure>
      <figcaption>{words.course}</figcaption>
      <CoursePlot
        values={reviews.map(({ chosen }) => ({ value: chosen.chance, spread: 0 }))}
        around={null}
        mustShow={WHOLE}
        marked={worst ? reviews.indexOf(worst) : null}
        label={words.courseTold({ count: reviews.length, from: chance(reviews[0]), to: chance(reviews.at(-1)) })}
        figure={format.probability}
        axes={{ x: words.axes.answers, y: words.axes.worth }}
      />
    </figure>
  )
}

interface AnswerProps {
  readonly journey: Listed
  readonly remark: Remark
  readonly round: number
  readonly name: string
  /** The costliest of them, where this is it. */
  readonly worst: ReturnType<typeof costliestOf>
}

const Answer = ({ journey, remark, round, name, worst }: AnswerProps) => {
  const { texts, format } = useLanguage()
  const { journeys: words, coach } = usePractice()
  const costliest = useCostliest()
  const { log } = journey.kept
  if (!log) return null
  const { seq, otherWay } = remark
  const said = remarkWords({ texts, format, words: coach }, remark)
  return (
    <li data-worst={worst ? true : undefined}>
      <h3>
        {words.round({ round })} <strong>{name}</strong>
      </h3>
      {worst && <p className="costliest">{costliest(worst)}</p>}
      {worst && <BothWays remark={worst} />}
      {worst && otherWay.length > 1 && (
        <SmallMap
          way={journey.kept.way}
          other={[otherWay]}
          label={coach.bothWays.label}
          look={lookIn({ name: journey.kept.dreamer, look: journey.kept.look })}
        />
      )}
      {said && <p>{said}</p>}
      <p className="journey-links">
        <a href={hrefOnMap(journey.id, seq)} aria-label={`${words.watchHere}, ${words.round({ round })}`}>
          {words.watchHere}
        </a>
        <a href={hrefOfReplay(log.game, seq, journey.id)} aria-label={`${coach.replay}, ${words.round({ round })}`}>
          {coach.replay}
        </a>
      </p>
    </li>
  )
}

interface AnswersProps {
  readonly journey: Listed
  readonly seat: Seat<TmrSpeech>
  readonly opened: JourneyTold
}

/** What each answer was worth: the costliest first, then the others as they came. */
export const Answers = ({ journey, seat, opened }: AnswersProps) => {
  const { journeys: words } = usePractice()
  const remarks = useKeptRemarks(seat, opened, journey.kept.wanted)
  const nameOf = useAnswerNames(spellsOf(opened.view.spells, opened.board.sheet))
  const told = remarks ?? []
  const reviews = told.flatMap(({ review }) => review ?? [])
  const worst = costliestOf(told)
  const roundOf = (seq: number): number => opened.steps.find((step) => step.seq === seq)?.round ?? 1
  const answerOf = (remark: Remark) => (
    <Answer
      key={remark.seq}
      {...{ journey, remark, round: roundOf(remark.seq), name: nameOf(remark) }}
      worst={worst?.seq === remark.seq ? worst : null}
    />
  )
  const silent = !opened.view.options.odds ? words.noOdds : remarks === null ? words.weighing : words.unweighed
  return (
    <Part id="answers" title={words.answers}>
      {told.every(({ review, grope }) => !review && !grope) && <p role="status">{silent}</p>}
      {reviews.length > 0 && !worst && <p>{words.flawless}</p>}
      {worst && <ul className="journey-answers">{answerOf(worst)}</ul>}
      <Course reviews={reviews} worst={worst?.review ?? null} />
      <ol className="journey-answers">{told.filter(({ seq }) => seq !== worst?.seq).map(answerOf)}</ol>
    </Part>
  )
}
