import { AnswerRows, Fields } from '../../../../house/question/index.ts'
import { RuleTag } from '../../../../house/reference/index.ts'
import { type CastChoice, NOTE_RULES, type Spell } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { statedOf, useHere } from '../question/index.ts'
import { useTexts } from '../words/language.tsx'
import { FormCard } from './QuestionCard.tsx'

/** AST-3, AST-5: the stars are left out of the chance shown; some rituals cost seuil. */
const RitualNotes = ({ spell }: { readonly spell: Spell }) => {
  const { ritual } = useTexts().ui.deeds
  const { view, board } = usePlay(({ view, board }) => ({ view, board }))
  if (!view.options.dragons || !(spell.ritual || spell.seuil > 0)) return null
  return (
    <div className="card-note">
      {spell.ritual && (
        <p>
          {board.sheet.birth === null ? ritual.noBirth : ritual.stars} <RuleTag rule={NOTE_RULES.starsOfARitual} />
        </p>
      )}
      {spell.seuil > 0 && (
        <p>
          {ritual.seuil({ points: spell.seuil, left: board.seuil - spell.seuil })} <RuleTag rule={NOTE_RULES.seuilOfARitual} />
        </p>
      )}
    </div>
  )
}

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
