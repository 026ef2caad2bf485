import { hrefOf } from '../../../../../house/routes/route.ts'
import type { Seat } from '../../../../../house/seat/seat.ts'
import { Button } from '../../../../../house/ui/Button.tsx'
import { isRefusal } from '../../../../../kit/refusal.ts'
import { costliestOf, type Remark, type Review } from '../../../practice/index.ts'
import { spellsOf, type TmrSpeech } from '../../../rules/public.ts'
import { Costliest, remarkWords, useCoachTelling } from '../../coach/remarkWords.tsx'
import { usePictureWords } from '../../picture/pictured.ts'
import { type Listed, listedIn, useRecord } from '../../record/keptRecord.ts'
import { SmallMap } from '../../tale/SmallMap.tsx'
import { TaleWords } from '../../tale/TaleWords.tsx'
import { useTable } from '../exercise.ts'
import { Missing, Part, Waiting } from '../Page.tsx'
import { CoursePlot, LuckDrawn } from '../record/Plots.tsx'
import { lookIn, NO_SPELLS, useLanguage, usePractice } from '../speaking.ts'
import { JourneyReplay } from './JourneyReplay.tsx'
import { JourneyFrame, KeptPage } from './KeptPage.tsx'
import {
  hrefOfReplay,
  hrefOnMap,
  type JourneyTold,
  journeyTable,
  ON_MAP,
  useAnswerNames,
  useKeptRemarks,
  useTold,
} from './useJourney.ts'
import '../../tale/tale.css'
import '../record/record.css'

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
  const telling = useCoachTelling()
  const { journeys: words, coach } = usePractice()
  const { log } = journey.kept
  if (!log) return null
  const { seq, otherWay } = remark
  const said = remarkWords(telling, remark)
  return (
    <li data-worst={worst ? true : undefined}>
      <h3>
        {words.round({ round })} <strong>{name}</strong>
      </h3>
      {worst && <Costliest remark={worst} />}
      {worst && otherWay.length > 1 && (
        <SmallMap
          way={journey.kept.way}
          other={[otherWay]}
          label={coach.bothWays.label}
          look={lookIn({ name: journey.kept.dreamer, look: journey.kept.look })}
        />
      )}
      {said && <p>{said}</p>}
      <p className="journey-links row">
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

interface ReadProps {
  readonly journey: Listed
  readonly seat: Seat<TmrSpeech>
}

const Read = ({ journey, seat }: ReadProps) => {
  const { journeys: words } = usePractice()
  const opened = useTold(seat)
  const spells = opened ? spellsOf(opened.view.spells, opened.board.sheet) : NO_SPELLS
  const captions = usePictureWords(spells)
  if (!opened) return null
  const { tale, board } = opened
  const { kept } = journey
  return (
    <JourneyFrame journey={journey} pictured={{ way: kept.way, look: lookIn(board.sheet), ...captions(kept.dreamer, tale) }}>
      <TaleWords tale={tale} spells={spells} />
      <p className="journey-links row">
        <Button kind="main" name={words.watch} to={hrefOnMap(journey.id)} />
        {kept.log && <Button name={words.beside} to={hrefOfReplay(kept.log.game, kept.log.seq, journey.id)} />}
        {kept.log && (
          <Button kind="quiet" name={words.goOn({ name: kept.dreamer })} to={hrefOf({ screen: 'saved', id: kept.log.game })} />
        )}
      </p>
      <Answers journey={journey} seat={seat} opened={opened} />
      {tale.luck.rolls > 0 && (
        <Part id="luck" title={words.luck}>
          <LuckDrawn luck={tale.luck} />
        </Part>
      )}
    </JourneyFrame>
  )
}

/** A journey to be read: its picture, its tale, what each answer was worth, and its dice. */
const JourneyPage = ({ journey }: Pick<ReadProps, 'journey'>) => {
  const table = useTable(() => journeyTable(journey.kept.log))
  if (table === null) return <Waiting told={undefined} />
  return isRefusal(table) ? <KeptPage journey={journey} why="gone" /> : <Read journey={journey} seat={table.seat} />
}

/** A journey of the notebook, read or watched again: `id`, `id/carte` or `id/carte/seq`. */
export const JourneyScreen = ({ detail }: { readonly detail: string }) => {
  const { journeys: words } = usePractice()
  const record = useRecord()
  const [id = '', place, seq = ''] = detail.split('/')
  if (!record) return null
  const journey = listedIn(record).find((one) => one.id === id)
  if (!journey) return <Missing told={words.unknown} />
  if (journey.kept.log === null) return <KeptPage journey={journey} why="elsewhere" />
  if (place !== ON_MAP) return <JourneyPage journey={journey} />
  return <JourneyReplay journey={journey} seq={/^\d{1,9}$/.test(seq) ? Number(seq) : null} />
}
