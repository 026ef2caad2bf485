import { RuleTag } from '../../../../house/reference/index.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { NOTE_RULES, type StepChoice } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { useTexts } from '../words/language.tsx'

/** MAP-5: leaving the map is asked about when it is tapped at. */
export const LeavingAsked = ({ step }: { readonly step: StepChoice }) => {
  const { ui, directions } = useTexts()
  const { say, mayAct } = usePlay(({ say, mayAct }) => ({ say, mayAct }))
  return (
    <div className="cell-info">
      <h3>{ui.board.offMap}</h3>
      <p>
        {ui.walking.leaving({ toward: directions[step.direction].toward })} <RuleTag rule={NOTE_RULES.leavingTheMap} />
      </p>
      <Button kind="main" name={ui.walking.leave} to={() => say(step.choice.command)} disabled={!mayAct} />
    </div>
  )
}
