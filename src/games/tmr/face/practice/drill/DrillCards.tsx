import { type ReactNode, useEffect, useRef } from 'react'
import { WaysOn } from '../../../../../house/exercise/index.ts'
import { AnswerRows, CARD_TITLE, Card, OddsBar, type Question, useAsked } from '../../../../../house/question/index.ts'
import type { WayOn } from '../../../../../house/ui/Button.tsx'
import { isRight, shownOf } from '../../../practice/index.ts'
import { Picture, type Pictured } from '../../prompts/Picture.tsx'
import { answerWords, factWords, figureWords, type Posed, titleWords, verdictWords } from './drillWords.ts'
import type { GivenAnswer } from './useTries.ts'

/** What is seen on the card, where it is neither the bare land nor an encounter. */
const PICTURES: Readonly<Partial<Record<Posed['drill']['kind'], Pictured>>> = {
  water: 'wet',
  reserve: 'casting',
  count: 'ascent',
}

/** The same whatever is asked: in a race the hand stays where it is. */
const LETTERS = ['a', 'b', 'c', 'd']

/** The question of a drill: its answers without any chance, which come after. */
export const drillQuestion = (posed: Posed, wrong: readonly number[] = []): Question => ({
  id: `${posed.drill.id} ${wrong.length}`,
  title: titleWords(posed),
  asks: factWords(posed),
  fields: [],
  answers: posed.drill.answers.map((answer, at) => ({
    id: String(at),
    label: answerWords(posed, answer),
    letter: LETTERS[at] ?? '',
    takes: { kind: 'keep', what: at },
    ...(wrong.includes(at) ? { refusal: posed.words.tried } : {}),
  })),
  waits: 'nothing',
})

export const DrillCard = ({ posed: { drill, seen } }: { readonly posed: Posed }) => {
  const { title, asks } = useAsked().question
  const met = drill.kind === 'encounter' ? seen.board.encounter?.kind : undefined
  return (
    <Card kind="drill" needs="asks" title={title} asks={asks} picture={<Picture of={met ?? PICTURES[drill.kind] ?? 'free'} />}>
      <AnswerRows />
    </Card>
  )
}

interface ResultCardProps {
  readonly posed: Posed
  /** Null: answered another time. */
  readonly answered: GivenAnswer | null
  /** The place of the answer given; null: it is not known any more. */
  readonly chosen: number | null
  /** How many were given. */
  readonly tries: number
  /** What stands between the verdict and the ways on. */
  readonly children?: ReactNode
  readonly ways: readonly WayOn[]
}

/** How full the bar of each figure is, in percent: a chance is its own measure. */
const shareOf = ({ drill }: Posed, figure: number): number => {
  if (drill.unit === 'chance') return figure * 100
  const most = Math.max(...drill.answers.map((answer) => answer.figure))
  return most > 0 ? (figure / most) * 100 : 0
}

type Weighed = Pick<ResultCardProps, 'posed' | 'chosen'>

type Limited = Extract<Posed['drill']['because'], { kind: 'limits' }>

/** RES-1, RES-2, DRM-3: how many each of the three would allow, the least marked: it decides. */
const Limits = ({ words, limits }: Pick<Posed, 'words'> & { readonly limits: Limited }) => {
  const least = Math.min(limits.level, limits.dream, limits.fatigue)
  return (
    <>
      {(['level', 'dream', 'fatigue'] as const).map((name) => (
        <li key={name} data-best={limits[name] === least || undefined}>
          <span className="drill-answer">{words.limits[name]}</span>
          {limits[name] === least && <span className="drill-marks">{words.limits.decides}</span>}
          <strong>{limits[name]}</strong>
        </li>
      ))}
    </>
  )
}

/** ENC-4, ENC-5: whose figure has the next ascent in it, wholly or where one is thrown out. */
const nextAscent = ({ drill, words }: Posed, at: number): string | false => {
  const key = drill.answers[at]?.key
  const said = key?.kind === 'say' ? key.command.type : null
  const throws = drill.because.kind === 'encounter' && drill.because.met === 'briseur'
  if (said === 'evade') return words.nextAscent
  return said === 'master' && throws && words.thrownOut
}

const Answers = ({ posed, chosen }: Weighed) => {
  const { words, drill } = posed
  return drill.answers.map((answer, at) => {
    const label = answerWords(posed, answer)
    const right = isRight(drill, at)
    const worth = at === drill.best ? words.best : right && words.nearBest
    const marks = [nextAscent(posed, at), worth, at === chosen && words.yours]
    const told = marks.filter((mark) => mark !== false)
    return (
      <li key={label} data-best={right || undefined} data-yours={at === chosen || undefined}>
        <span className="drill-answer">{label}</span>
        {told.length > 0 && <span className="drill-marks">{told.join(' · ')}</span>}
        <strong>{figureWords(posed, answer.figure)}</strong>
        <OddsBar chance={shareOf(posed, answer.figure)} />
      </li>
    )
  })
}

/** One figure an answer, under its name. */
const Figures = (weighed: Weighed) => {
  const { words, drill } = weighed.posed
  const { because, unit } = drill
  return (
    <>
      <p className="drill-moved drill-unit">{words.units[unit]}</p>
      <ol className="drill-figures">
        {because.kind === 'limits' ? <Limits words={words} limits={because} /> : <Answers {...weighed} />}
      </ol>
    </>
  )
}

const ratingWords = ({ words, format }: Posed, { moved }: GivenAnswer): string => {
  if (!moved) return words.ratedBefore
  const { before, after, sure } = moved
  return sure === 'sure'
    ? words.ratingMoved({ before, after, by: format.signed(after - before) })
    : words.provisional({ rating: after })
}

/** What it brought; of several tries the first. */
const Moved = ({ posed, answered, tries }: Pick<ResultCardProps, 'posed' | 'tries'> & { readonly answered: GivenAnswer }) => {
  const { words, format } = posed
  const { score, kept } = answered
  const scored = words.score({ score: format.percent(Math.round(score * 100)) })
  return (
    <p className="drill-moved">
      {tries > 1 ? words.firstCounts({ score: scored }) : scored}
      {' · '}
      {ratingWords(posed, answered)}
      {!kept && ` ${words.notKept}`}
    </p>
  )
}

/** What the map shows of it, in words. */
const Drawn = ({ posed, chosen }: Weighed) => {
  const { words, format } = posed
  const { way, waters, mastery, hops } = shownOf(posed, posed.drill.best)
  if (hops.length > 0) return <p className="drill-moved drill-drawn">{words.drawnHops}</p>
  if (way.length < 2) return null
  const yours = chosen !== null && chosen !== posed.drill.best && shownOf(posed, chosen).way.length > 1
  const water = waters.length > 0 ? format.percent(mastery) : null
  return <p className="drill-moved drill-drawn">{words.drawn({ water, yours: yours ? 'drawn' : 'none' })}</p>
}

interface VerdictCardProps {
  readonly title: string
  readonly verdict: string
  readonly className?: string
  readonly children?: ReactNode
  readonly ways: readonly WayOn[]
}

/** In place of the question: what is said of an answer, which takes the focus, and the ways on. */
export const VerdictCard = ({ title: asked, verdict, className = '', children, ways }: VerdictCardProps) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <section className={`card drill-result ${className}`} data-kind="drill" aria-labelledby={CARD_TITLE}>
      <h2 id={CARD_TITLE} tabIndex={-1} ref={title}>
        {asked}
      </h2>
      <p className="drill-verdict">{verdict}</p>
      {children}
      <WaysOn ways={ways} />
    </section>
  )
}

/** What the answer was worth: the exact figures of all, the difference in words, the rating, and the ways on. */
export const ResultCard = ({ posed, answered, chosen, tries, children, ways }: ResultCardProps) => (
  <VerdictCard title={titleWords(posed)} verdict={verdictWords(posed, chosen)} ways={ways}>
    <Figures {...{ posed, chosen }} />
    <Drawn {...{ posed, chosen }} />
    {answered && <Moved {...{ posed, answered, tries }} />}
    {children}
  </VerdictCard>
)
