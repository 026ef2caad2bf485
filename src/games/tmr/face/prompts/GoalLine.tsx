import { useDensity } from '../../../../house/question/index.ts'
import { findSpell } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import { useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'

/** What this journey is for, its chance where it may be told, and the way to change one's mind. */
export const GoalLine = () => {
  const { texts, format } = useLanguage()
  const effects = useSpellTexts()
  const { view, desk, reckoned, question } = usePlay(({ view, desk, reckoned, question }) => ({ view, desk, reckoned, question }))
  const spell = useDesk((state) => state.spell)
  const past = usePast()
  const density = useDensity()
  const { goal } = texts.ui.prompts
  if (view.role.kind !== 'joueur') return null
  const name = spell && spellName(view.spells, effects, format, spell)
  const open = spell !== null && findSpell(view.spells, spell)?.difficulty === 'variable'
  const chance = reckoned && format.probability(reckoned.plan.prudent)
  return (
    <p className="goal-line" data-beside-title={spell === null || undefined}>
      <span>
        {name ? goal.wanted({ spell: name }) : goal.wandering}
        {chance && ` · ${density === 'tight' ? chance : goal.chance({ chance })}`}
        {question && !reckoned && ` · ${texts.ui.planner.computing}`}
        {open && ` · ${goal.unreckoned}`}
      </span>
      {!past && (
        <button type="button" className="goal-change" onClick={() => desk.setState({ spell: null, wanders: false })}>
          {goal.change}
        </button>
      )}
    </p>
  )
}
