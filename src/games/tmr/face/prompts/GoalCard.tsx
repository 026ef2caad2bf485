import {
  type Answer,
  AnswerRows,
  changeAnswering,
  Fold,
  toldAlways,
  useAnswerButton,
  useAsked,
} from '../../../../house/question/index.ts'
import { useGoalChances } from '../planner/useGoalChances.ts'
import { useHere, type Wish, wantedBy, whyNot, wishesOf } from '../question/index.ts'
import { chanceWords } from '../words/adviceWords.ts'
import { useLanguage } from '../words/language.tsx'
import { spellLand } from '../words/spellLand.ts'
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

const Facts = ({ answer }: { readonly answer: Answer }) => <span className="spell-facts">{toldAlways(answer.follows)}</span>

interface ProposedProps {
  readonly answer: Answer
  readonly summary: string
  /** Null until it is reckoned, or where it is not told. */
  readonly chance: number | null
}

/** What it is called, what it does, where and for how much, and the chance of this ascent. */
const Proposed = ({ answer, summary, chance }: ProposedProps) => {
  const speaking = useLanguage()
  return (
    <button {...useAnswerButton(answer)} {...useMarking(answer)} className="spell-row goal-proposed">
      <span className="spell-name">{answer.label}</span>
      <span className="goal-chance">{chance !== null && chanceWords(speaking, { chance, ascent: 'this' })}</span>
      <span className="goal-does">{summary}</span>
      <Facts answer={answer} />
    </button>
  )
}

/** What is reckoned for the few proposed is the chance of a whole ascent; of these, that of their roll alone. */
const GoalRow = ({ answer, wish: { spell, chance } }: Goal) => {
  const { texts, format } = useLanguage()
  const { asking } = useHere()
  return (
    <button {...useAnswerButton(answer)} {...useMarking(answer)} className="spell-row">
      <span className="spell-name">{answer.label}</span>
      <span>{chance !== null && texts.ui.prompts.goal.roll({ chance: format.percent(chance) })}</span>
      <span className="goal-does">{asking.spellSummary(spell.id)}</span>
      <Facts answer={answer} />
    </button>
  )
}

/** All that is not proposed, by voie, to be searched; what is out of reach now comes last and says once why. */
const Others = ({ goals }: { readonly goals: readonly Goal[] }) => {
  const { texts } = useLanguage()
  const { asking } = useHere()
  const items = goals.map((goal): SpellItem => {
    const { answer, wish } = goal
    const { spell, closed } = wish
    const words = [answer.label, spellLand(texts, spell), asking.spellSummary(spell.id)]
    return { key: answer.id, voie: spell.voie, words, closed: whyNot(asking, closed), row: <GoalRow {...goal} /> }
  })
  return <SpellList items={items} />
}

/** What this journey is for. */
export const GoalCard = () => {
  const { texts } = useLanguage()
  const { asking } = useHere()
  const goals = useGoals()
  const [proposed, others] = [
    goals.filter(({ answer }) => answer.group === 'proposed'),
    goals.filter(({ answer }) => answer.fold),
  ]
  const chances = useGoalChances(
    asking.view,
    asking.board,
    proposed.map(({ wish }) => wish.spell),
  )
  return (
    <QuestionCard kind="goal" picture="ascent" needs="asks">
      {proposed.map(({ answer, wish: { spell } }) => (
        <Proposed
          key={answer.id}
          answer={answer}
          summary={asking.spellSummary(spell.id)}
          chance={chances.get(spell.id) ?? null}
        />
      ))}
      {others.length > 0 && (
        <Fold name="spells" apart className="goal-others" summary={texts.ui.prompts.goal.others({ count: others.length })}>
          <Others goals={others} />
        </Fold>
      )}
      <AnswerRows />
    </QuestionCard>
  )
}
