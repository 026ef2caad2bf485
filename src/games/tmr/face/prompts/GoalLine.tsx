import { findSpell } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'

/** What this journey is for, its chance where it may be told, and the way to change one's mind. */
export const GoalLine = () => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, desk, reckoned, question } = usePlay()
  const spell = useDesk((state) => state.spell)
  const { goal } = texts.ui.prompts
  if (view.role.kind !== 'joueur') return null
  const name = spell && spellName(view.spells, effects, format, spell)
  const open = spell !== null && findSpell(view.spells, spell)?.difficulty === 'variable'
  return (
    <p className="goal-line" data-wanders={spell === null || undefined}>
      <span>
        {name ? goal.wanted({ spell: name }) : goal.wandering}
        {reckoned && ` · ${goal.chance({ chance: format.probability(reckoned.plan.prudent) })}`}
        {question && !reckoned && ` · ${texts.ui.planner.computing}`}
        {open && ` · ${goal.unreckoned}`}
      </span>
      <button type="button" className="goal-change" onClick={() => desk.setState({ spell: null, wanders: false })}>
        {goal.change}
      </button>
    </p>
  )
}
