import { RuleTag } from '../../../../../house/reference/index.ts'
import { NOTE_RULES, type Spell } from '../../../rules/public.ts'
import { usePlay } from '../../desk/context.ts'
import { useTexts } from '../../words/language.tsx'

/** AST-3, AST-5: the stars are left out of the chance shown; some rituals cost seuil. */
export const RitualNotes = ({ spell }: { readonly spell: Spell }) => {
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
