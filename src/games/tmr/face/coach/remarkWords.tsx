import type { Format } from '../../../../house/texts/format.ts'
import type { costliestOf, GropeReview, Remark, Review, Why } from '../../practice/index.ts'
import { type CellId, type Direction, type Done, isMistake, neighbour, type Valued } from '../../rules/public.ts'
import type { PracticeTexts, Texts } from '../../texts/index.ts'
import { chanceWords } from '../words/adviceWords.ts'
import { doneWords } from '../words/advised.ts'
import { useLanguage, usePractice } from '../words/language.tsx'
import { cellName } from '../words/places.ts'
import { costsWords } from '../words/told.ts'
import './bothWays.css'

export interface CoachTelling {
  readonly texts: Texts
  readonly format: Format
  readonly words: PracticeTexts['coach']
}

export const useCoachTelling = (): CoachTelling => ({ ...useLanguage(), words: usePractice().coach })

/** In steps. */
const AS_SHORT = 0.05

/** What was said, or could have been. */
export const saidWords = ({ texts }: CoachTelling, { command }: Pick<Valued, 'command'>): string =>
  doneWords(texts, command as Done)

/** A step by the place it leads to; null: it is no step, or nobody knew from where. */
export const stepWords = (
  { texts, words }: Pick<CoachTelling, 'texts' | 'words'>,
  command: { readonly type: string; readonly to?: unknown },
  from: CellId | null,
): string | null => {
  const to = command.type === 'move' && from ? neighbour(from, command.to as Direction) : null
  return to && words.toward({ place: cellName(texts, to) })
}

const answerWords = (telling: CoachTelling, { command }: Valued, from: CellId | null): string =>
  stepWords(telling, command, from) ?? saidWords(telling, { command })

const whyWords = ({ words, texts, format }: CoachTelling, why: Why | null): string => {
  switch (why?.kind) {
    case undefined:
      return words.why.way
    case 'water':
      return words.why.water(why)
    case 'farther':
      return words.why.farther(why)
    case 'voie':
      return [words.why.voie({ voie: texts.voies[why.voie], percent: why.percent }), why.for && words.namedFor[why.for]]
        .filter(Boolean)
        .join(' ')
    case 'off-map':
      return words.why.offMap
    case 'cast-here':
      return words.why.castHere(why)
    case 'cast-early':
      return words.why.castEarly(why)
    case 'mastery':
    case 'souffle':
      return words.why[why.kind](why)
    case 'waits':
    case 'leaves':
      return words.why[why.kind]({ cost: costsWords(texts, format, why.cost) })
    case 'passes':
      return words.why.passes
    default:
      return why satisfies never
  }
}

/** Whether the answer gave something away. */
export const isWorse = ({ review }: Pick<Remark, 'review'>): boolean => review !== null && isMistake(review)

const leftOutWords = ({ words }: CoachTelling, { leftOut }: Review): string | false => {
  const points = Math.round(leftOut * 100)
  return points > 0 && words.leftOut({ points })
}

const ofReview = (telling: CoachTelling, review: Review): string => {
  const { words } = telling
  const { best, chosen, lost, verdict, why } = review
  const chance = chanceWords(telling, chosen)
  if (verdict === 'nothing' && chosen !== best) return words.goesNowhere({ chance })
  if (verdict === 'nothing') return words.wasNothing({ chance })
  if (!isMistake(review))
    return [
      words[chosen === best ? 'wasBest' : 'wasEven']({ chosen: saidWords(telling, chosen), chance }),
      leftOutWords(telling, review),
    ]
      .filter(Boolean)
      .join(' ')
  const better = { best: saidWords(telling, best), bestChance: chanceWords(telling, best) }
  const said = words.wasWorse({ chosen: saidWords(telling, chosen), chance, ...better, points: Math.round(lost * 100) })
  return [said, whyWords(telling, why), leftOutWords(telling, review)].filter(Boolean).join(' ')
}

const rounded = ({ format }: CoachTelling, steps: number): string => format.number(Math.round(steps * 10) / 10)

/** HID-2: steps until one knows again where one is. */
const ofGrope = (telling: CoachTelling, { steps: [first], lostSteps }: GropeReview): string => {
  const { words, texts } = telling
  if (!first) return ''
  const steps = rounded(telling, first.steps)
  if (lostSteps < AS_SHORT) return words.gropedWell({ steps })
  return words.gropedWorse({ way: texts.directions[first.to].name, steps, more: rounded(telling, lostSteps) })
}

/** What the coach says of a decision; null: there was nothing to choose. */
export const remarkWords = (telling: CoachTelling, { review, grope }: Pick<Remark, 'review' | 'grope'>): string | null => {
  if (review) return ofReview(telling, review)
  return grope && ofGrope(telling, grope)
}

interface BothWaysProps {
  readonly remark: NonNullable<ReturnType<typeof costliestOf>>
}

/** What it gave away. */
export const costliestWords = ({ words }: CoachTelling, { review }: BothWaysProps['remark']): string =>
  words.costliest({ points: Math.round(review.lost * 100) })

/** The costliest answer and the better one, each with what it was worth; the same lines as on the map. */
export const BothWays = ({ remark: { review, from } }: BothWaysProps) => {
  const telling = useCoachTelling()
  const rows = [
    ['taken', review.chosen],
    ['other', review.best],
  ] as const
  return (
    <dl className="both-ways">
      {rows.map(([which, valued]) => (
        <div key={which} data-way={which}>
          <dt>{telling.words.bothWays[which]}</dt>
          <dd>
            {answerWords(telling, valued, from)} <span>· {chanceWords(telling, valued)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What it gave away, and both ways. */
export const Costliest = ({ remark }: BothWaysProps) => (
  <>
    <p className="costliest">{costliestWords(useCoachTelling(), remark)}</p>
    <BothWays remark={remark} />
  </>
)
