import { AnswerRows, useAnswerButton, useDensity } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { artefactOf, type Payment, priceOf } from '../../rules/public.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useHere } from '../duel.ts'
import type { DuelAnswer, Heap } from '../question/index.ts'

/** The card that an answer is about: the end of its id. */
const cardIn = (id: string): string => id.slice(Math.max(id.lastIndexOf(':'), id.lastIndexOf('/')) + 1)

interface AnswerProps {
  readonly answer: DuelAnswer
}

const Chip = ({ answer }: AnswerProps) => (
  <button
    {...useAnswerButton(answer)}
    className="chip-card"
    aria-pressed={answer.chosen}
    aria-label={answer.label}
    title={answer.label}
  >
    <CardFace id={cardIn(answer.id)} />
  </button>
)

const useGroup = (group: string): readonly DuelAnswer[] => useHere().question.answers.filter((answer) => answer.group === group)

/** Cards that are put to something or taken from it, as small as a finger allows. */
export const Chips = ({ group, legend, note, unseen }: Omit<Heap, 'answers'>) => {
  const answers = useGroup(group).filter(({ aside }) => !aside)
  if (answers.length === 0) return null
  return (
    <fieldset className="chips-of-cards list" data-group={group} data-on-cloth={!unseen || undefined}>
      <legend>
        {legend} {note && <strong>{note}</strong>}
      </legend>
      <div className="chips-list row" data-many={answers.length > 12 || undefined}>
        {answers.map((answer) => (
          <Chip key={answer.id} answer={answer} />
        ))}
      </div>
    </fieldset>
  )
}

const Plain = ({ answer }: AnswerProps) => (
  <button {...useAnswerButton(answer)} className="button" data-kind="page" aria-pressed={answer.chosen}>
    {answer.label}
  </button>
)

/** Answers in a word: the way back, a conception more or less, whom. */
export const PlainAnswers = ({ group, legend }: Pick<Heap, 'group'> & { readonly legend?: string }) => {
  const answers = useGroup(group)
  if (answers.length === 0) return null
  return (
    <div className="plain-answers row line">
      {legend && <p>{legend}</p>}
      {answers.map((answer) => (
        <Plain key={answer.id} answer={answer} />
      ))}
    </div>
  )
}

/** What pays for a card: powers, and the dreamer's conceptions. */
export const Paying = ({ card, pay, conception }: Payment & { readonly card: string }) => {
  const { play } = useHere().here.texts.ui.prompts
  const price = priceOf(artefactOf(card))
  return (
    <div className="paying list">
      <Chips group="pay" legend={play.pays} note={play.price({ paid: pay.length + conception, price })} />
      <PlainAnswers group="conception" />
    </div>
  )
}

/** A card laid out: what its power does and at what, what pays for it, and what that buys. In the least room what is asked of it comes alone. */
export const PlayCard = () => {
  const { question, here } = useHere()
  const tight = useDensity() === 'tight'
  const { doing } = here.desk
  if (doing?.kind !== 'play') return null
  const { power } = question
  return (
    <>
      <Paying {...doing} />
      {power && (
        <div className="card-note card-aim list">
          <p>
            <span className={tight && power.heaps.length > 0 ? 'visually-hidden' : undefined}>{power.does}</span>{' '}
            {power.rule && <RuleTag rule={power.rule} />}
          </p>
          <PlainAnswers group="seats" legend={here.texts.ui.prompts.play.aim.whom} />
          {power.heaps.map(({ answers, ...heap }) =>
            answers.length > 0 ? (
              <Chips key={heap.group} {...heap} />
            ) : (
              <p key={heap.group}>
                {heap.legend} {heap.note && <strong>{heap.note}</strong>}
              </p>
            ),
          )}
        </div>
      )}
      <div className="card-acts">
        <AnswerRows />
        <PlainAnswers group="back" />
      </div>
    </>
  )
}
