import {
  type Answer,
  AnswerRows,
  changeAnswering,
  Fold,
  toldAlways,
  useAnswerButton,
  useAsked,
} from '../../../../house/question/index.ts'
import { useGoalChances } from '../planner/heard.ts'
import { useHere, type Wish, wantedBy, whyNot, wishesOf } from '../question/index.ts'
import { useLanguage } from '../words/language.tsx'
import { spellLand } from '../words/places.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { type SpellItem, SpellList } from './SpellList.tsx'

interface Goal {
  readonly answer: Answer
  readonly wish: Wish
}

const useGoals = (): readonly Goal[] => {
  const { asking } = useHere()
  const { answers } = useAsked().question
  const wishes = wishesOf(asking.view, asking.board)
  return answers.flatMap((answer) => {
    const wish = wishes.find(({ spell }) => spell.id === wantedBy(answer.id))
    return wish ? [{ answer, wish }] : []
  })
}

/** Marked under the pointer or by the keyboard: its lands light up. */
const useMarking = ({ id }: Answer) => {
  const { question, answering } = useAsked()
  const mark = (marked: string | null) => () => changeAnswering(answering, question.id, { marked, looked: null })
  // A finger takes it at once: nothing may grow under it.
  const byMouse =
    (act: () => void) =>
    ({ pointerType }: { readonly pointerType: string }) =>
      pointerType === 'mouse' && act()
  return { onPointerEnter: byMouse(mark(id)), onPointerLeave: byMouse(mark(null)), onFocus: mark(id) }
}

interface GoalRowProps {
  readonly answer: Answer
  readonly summary: string
  readonly proposed?: true
  /** Of the few proposed, of this ascent; of the others, of their roll alone. */
  readonly chance: string | null
}

/** What it is called, what it does, where and for how much, and its chance, once that is reckoned and where it is told. */
const GoalRow = ({ answer, summary, proposed, chance }: GoalRowProps) => (
  <button {...useAnswerButton(answer)} {...useMarking(answer)} className={`spell-row ${proposed ? 'goal-proposed' : ''}`}>
    <span className="spell-name">{answer.label}</span>
    <span className={proposed && 'goal-chance'}>{chance}</span>
    <span className="goal-does">{summary}</span>
    <span className="spell-facts">{toldAlways(answer.follows)}</span>
  </button>
)

/** All that is not proposed, by voie, to be searched; what is out of reach now comes last and says once why. */
const Others = ({ goals }: { readonly goals: readonly Goal[] }) => {
  const { texts, format } = useLanguage()
  const { asking } = useHere()
  const items = goals.map(({ answer, wish: { spell, closed, chance } }): SpellItem => {
    const summary = asking.spellSummary(spell.id)
    const words = [answer.label, spellLand(texts, spell), summary]
    const roll = chance === null ? null : texts.ui.prompts.goal.roll({ chance: format.percent(chance) })
    const row = { answer, summary, chance: roll }
    return { key: answer.id, voie: spell.voie, words, closed: whyNot(asking, closed), row: <GoalRow {...row} /> }
  })
  return <SpellList items={items} />
}

/** What this journey is for. */
export const GoalCard = () => {
  const { texts, format } = useLanguage()
  const { goal } = texts.ui.prompts
  const { asking } = useHere()
  const goals = useGoals()
  const proposed = goals.filter(({ answer }) => answer.group === 'proposed')
  const others = goals.filter(({ answer }) => answer.fold)
  const spells = proposed.map(({ wish }) => wish.spell)
  const chances = useGoalChances(asking.view, asking.board, spells)
  const told = (spell: string): string | null => {
    const chance = chances[spell]
    return chance === undefined ? null : goal.reached({ chance: format.probability(chance) })
  }
  return (
    <QuestionCard kind="goal" picture="ascent" needs="asks">
      {proposed.map(({ answer, wish: { spell } }) => (
        <GoalRow key={answer.id} answer={answer} proposed summary={asking.spellSummary(spell.id)} chance={told(spell.id)} />
      ))}
      {others.length > 0 && (
        <Fold name="spells" apart className="goal-others" summary={goal.others({ count: others.length })}>
          <Others goals={others} />
        </Fold>
      )}
      <AnswerRows />
    </QuestionCard>
  )
}
