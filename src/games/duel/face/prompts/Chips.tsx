import { useAnswerButton } from '../../../../house/question/index.ts'
import { CardFace } from '../cards/CardFace.tsx'
import { useHere } from '../duel.ts'
import type { DuelAnswer } from '../question/index.ts'

/** The card that an answer is about: the end of its id. */
const cardIn = (id: string): string => id.slice(Math.max(id.lastIndexOf(':'), id.lastIndexOf('/')) + 1)

const Chip = ({ answer, chosen }: { readonly answer: DuelAnswer; readonly chosen: boolean }) => (
  <button {...useAnswerButton(answer)} className="chip-card" aria-pressed={chosen} aria-label={answer.label} title={answer.label}>
    <CardFace id={cardIn(answer.id)} />
  </button>
)

const useGroup = (group: string): readonly DuelAnswer[] => useHere().question.answers.filter((answer) => answer.group === group)

interface ChipsProps {
  readonly group: string
  readonly legend: string
  /** How many, or which: beside the legend. */
  readonly note?: string
  readonly chosen: readonly string[]
  /** They lie in a pile: where there is little room all others are touched on the cloth. */
  readonly unseen?: boolean
}

const isChosen = (chosen: readonly string[], id: string): boolean =>
  chosen.some((one) => one === cardIn(id) || id.endsWith(`:${one}`))

/** Cards that are put to something or taken from it, as small as a finger allows. */
export const Chips = ({ group, legend, note, chosen, unseen }: ChipsProps) => {
  const answers = useGroup(group)
  if (answers.length === 0) return null
  return (
    <fieldset className="chips-of-cards" data-group={group} data-on-cloth={!unseen || undefined}>
      <legend>
        {legend} {note && <strong>{note}</strong>}
      </legend>
      <div className="chips-list" data-many={answers.length > 12 || undefined}>
        {answers.map((answer) => (
          <Chip key={answer.id} answer={answer} chosen={isChosen(chosen, answer.id)} />
        ))}
      </div>
    </fieldset>
  )
}

const Plain = ({ answer, chosen }: { readonly answer: DuelAnswer; readonly chosen: boolean }) => (
  <button {...useAnswerButton(answer)} className="button" data-kind="page" aria-pressed={chosen}>
    {answer.label}
  </button>
)

/** Answers in a word: the way back, a conception more or less, whom. */
export const PlainAnswers = ({ group, chosen = '' }: { readonly group: string; readonly chosen?: string }) => {
  const answers = useGroup(group)
  if (answers.length === 0) return null
  return (
    <div className="plain-answers">
      {answers.map((answer) => (
        <Plain key={answer.id} answer={answer} chosen={answer.id === chosen} />
      ))}
    </div>
  )
}
