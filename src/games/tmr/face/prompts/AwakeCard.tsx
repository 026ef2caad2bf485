import { groundOf, type Mode, type Prompt } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { useAdvice } from './advice.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { EffectNote } from './EffectNote.tsx'
import { GoalCard, useAsksGoal } from './GoalCard.tsx'
import { GoalLine } from './GoalLine.tsx'
import { OddsDetail } from './OddsDetail.tsx'
import { Picture } from './Picture.tsx'
import { RestForm, useMayRest } from './RestForm.tsx'

/** Between two journeys, what rest gives back; unfolded when nothing else is left to do. */
const Rest = ({ needed }: { readonly needed: boolean }) => {
  const { ui } = useTexts()
  const { board } = usePlay()
  const mayRest = useMayRest()
  if (!mayRest || (board.dream >= board.sheet.reve && board.fatigue === 0)) return null
  return (
    <details className="card-note" open={needed}>
      <summary>{ui.prompts.awake.rest}</summary>
      <RestForm label={ui.actions.rest} />
    </details>
  )
}

/** Of both modes the one that gives the wanted spell the better chance. */
const useAdvisedMode = (): { readonly mode: Mode; readonly chance: number } | null => {
  const advice = useAdvice()
  const { reckoned, question } = usePlay()
  if (!advice || !reckoned || !question) return null
  const { otherMode } = reckoned
  return otherMode && otherMode.prudent > advice.chance
    ? { mode: otherMode.mode, chance: otherMode.prudent }
    : { mode: question.mode, chance: advice.chance }
}

/** ASC: going up, normal or accelerated. */
export const AwakeCard = ({ prompt }: { readonly prompt: Extract<Prompt, { kind: 'awake' }> }) => {
  const { ui, modes } = useTexts()
  const { board, say, mayAct } = usePlay()
  const { awake } = ui.prompts
  const advised = useAdvisedMode()
  if (useAsksGoal()) return <GoalCard />
  return (
    <Card
      kind="awake"
      title={awake.title({ name: board.sheet.name })}
      question={awake.question}
      picture={<Picture of="ascent" />}
    >
      <EffectNote />
      <GoalLine />
      {prompt.will && (
        <div className="card-note">
          <p>{awake.will}</p>
          <OddsDetail odds={prompt.will} />
        </div>
      )}
      {prompt.ascents.map(({ command, rule, refusal }) => {
        const cost = groundOf(board.effects).ascentCost(command.mode)
        return (
          <ChoiceRow
            key={command.mode}
            label={command.mode === 'normal' ? ui.actions.ascendNormal : ui.actions.ascendAccelerated}
            letter={command.mode === 'normal' ? ui.keys.ascendNormal : ui.keys.ascendAccelerated}
            rule={rule}
            odds={prompt.will}
            refusal={refusal}
            advice={advised?.mode === command.mode && !refusal ? advised.chance : null}
            disabled={!mayAct}
            onChoose={() => say(command)}
          >
            {modes[command.mode].summary} {awake.cost({ cost, left: board.dream - cost })}
          </ChoiceRow>
        )
      })}
      <Rest needed={prompt.ascents.every(({ refusal }) => refusal !== null)} />
    </Card>
  )
}
