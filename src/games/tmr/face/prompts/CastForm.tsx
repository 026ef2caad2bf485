import { AnswerRows, Fields } from '../../../../house/question/index.ts'
import type { CastChoice } from '../../rules/public.ts'
import { statedOf, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { RitualNotes } from './deeds/RitualNotes.tsx'
import { FormCard } from './QuestionCard.tsx'

/** CAST-1: everything is stated before the roll; the target is not. */
export const CastForm = ({ choice }: { readonly choice: CastChoice }) => {
  const { casting } = useTexts().ui.prompts
  const { asking } = useHere()
  const { cost } = statedOf(asking, choice)
  return (
    <FormCard kind="casting">
      <div className="form-grid casting-fields">
        <Fields />
      </div>
      <RitualNotes spell={choice.spell} />
      {(Number.isNaN(cost) ? choice.least : cost) >= asking.board.dream && (
        <p className="card-note warning">{casting.lastPoint}</p>
      )}
      <AnswerRows sole="told" />
    </FormCard>
  )
}
