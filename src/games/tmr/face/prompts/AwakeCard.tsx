import { groundOf, type Mode, type Prompt } from '../../rules/public.ts'
import { useDesk, usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'
import { useAdvice } from './advice.ts'
import { Card } from './Card.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { awakeForm } from './deeds/AwakeForm.tsx'
import { AwakeDeeds } from './deeds/Deeds.tsx'
import { SignNote } from './deeds/SignNote.tsx'
import { EffectNote } from './EffectNote.tsx'
import { GoalCard, useAsksGoal } from './GoalCard.tsx'
import { GoalLine } from './GoalLine.tsx'
import { NightAnswers } from './night/NightAnswers.tsx'
import { OddsDetail } from './OddsDetail.tsx'
import { Picture } from './Picture.tsx'

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
  const deed = useDesk((state) => state.deed)
  if (useAsksGoal()) return <GoalCard title={awake.title({ name: board.sheet.name })} />
  const form = awakeForm(deed)
  if (form) return form
  return (
    <Card
      kind="awake"
      title={awake.title({ name: board.sheet.name })}
      question={awake.question}
      picture={<Picture of="ascent" />}
    >
      <EffectNote />
      <SignNote />
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
      <NightAnswers sleep={prompt.sleep} />
      <AwakeDeeds />
    </Card>
  )
}
