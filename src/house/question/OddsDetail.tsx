import { RuleTag } from '../reference/index.ts'
import { useAsked } from './context.ts'
import { FieldOf } from './Fields.tsx'
import type { AnswerOdds } from './question.ts'

/** What a roll is made of, and its bounds: for whoever wants to know. */
export const OddsDetail = ({ odds: { made, rule, field } }: { readonly odds: AnswerOdds }) => {
  const { words } = useAsked()
  const last = made.length - 1
  return (
    <details className="odds-detail">
      <summary>{words.thresholds}</summary>
      {made.map((line, at) => (
        <p key={line}>
          {line} {at === last && <RuleTag rule={rule} />}
        </p>
      ))}
      {field && <FieldOf field={field} />}
    </details>
  )
}
