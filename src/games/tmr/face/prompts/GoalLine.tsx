import { useDensity } from '../../../../house/question/index.ts'
import { findSpell, spellsOf } from '../../rules/public.ts'
import { useDesk, usePast, usePlay } from '../desk/context.ts'
import { useFraming, useTellsBest } from '../desk/framing.ts'
import type { Reckoned } from '../desk/messages.ts'
import { useNaming } from '../question/index.ts'
import { chanceWords, figuresWords, verdictWords } from '../words/adviceWords.ts'
import { useLanguage } from '../words/language.tsx'

/** One figure, named; where a later ascent is worth more, that one too, and what follows from it. */
const Chance = ({ reckoned: { plan, advice } }: { readonly reckoned: Reckoned }) => {
  const speaking = useLanguage()
  const density = useDensity()
  const tells = useTellsBest()
  const { format } = speaking
  if (!advice || !tells)
    return ` · ${density === 'tight' ? format.probability(plan.prudent) : chanceWords(speaking, { chance: plan.prudent, ascent: 'this' })}`
  const verdict = verdictWords(speaking, advice)
  return (
    <>
      {` · ${figuresWords(speaking, advice)}`}
      {verdict && (
        <>
          . <strong className="goal-verdict">{verdict}</strong>
        </>
      )}
    </>
  )
}

/** What this journey is for, its chance where it may be told, and the way to change one's mind. */
export const GoalLine = () => {
  const { texts, spellName } = useNaming()
  const { view, board, desk, reckoned, question } = usePlay(({ view, board, desk, reckoned, question }) => ({
    view,
    board,
    desk,
    reckoned,
    question,
  }))
  const spell = useDesk((state) => state.spell)
  const [past, framing] = [usePast(), useFraming()]
  const { goal } = texts.ui.prompts
  // What an exercise is for is given, and not to be changed; against the clock its slip says it, and no chance counts the time.
  if (view.role.kind !== 'joueur' || framing?.time || (framing && spell === null)) return null
  const name = spell && spellName(spell)
  const open = spell !== null && findSpell(spellsOf(view.spells, board.sheet), spell)?.difficulty === 'variable'
  return (
    <p className="goal-line" data-beside-title={spell === null || undefined} aria-busy={question !== null && !reckoned}>
      {!past && !framing && (
        <button type="button" className="goal-change" onClick={() => desk.setState({ spell: null, wanders: false })}>
          {name ? goal.change : goal.changeNone}
        </button>
      )}
      <span>
        {name ? goal.wanted({ spell: name }) : goal.wandering}
        {reckoned && <Chance reckoned={reckoned} />}
        {question && !reckoned && ` · ${texts.ui.planner.computing}`}
        {open && ` · ${goal.unreckoned}`}
      </span>
    </p>
  )
}
