import { AnswerRows } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { useHere } from '../duel.ts'
import { Chips, Paying, PlainAnswers } from './Chips.tsx'

/** A card laid out: what its power does and at what, what pays for it, and what that buys. */
export const PlayCard = () => {
  const { question, here } = useHere()
  const { doing } = here.desk
  if (doing?.kind !== 'play') return null
  const { power } = question
  return (
    <>
      <Paying {...doing} />
      {power && (
        <div className="card-note card-aim">
          <p>
            {power.does} {power.rule && <RuleTag rule={power.rule} />}
          </p>
          <PlainAnswers group="seats" />
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
