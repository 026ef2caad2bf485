import { Button } from '../../../../house/ui/Button.tsx'
import { type CellId, costs, type StepChoice, walkTo } from '../../rules/public.ts'
import { usePlay } from '../desk/context.ts'
import { costsWords } from '../words/costsTold.ts'
import { useLanguage } from '../words/language.tsx'
import { risksOf } from '../words/waitsThere.ts'

interface GoingProps {
  readonly told: string
  readonly action: string
  readonly onGo: () => void
}

const Going = ({ told, action, onGo }: GoingProps) => {
  const mayAct = usePlay((play) => play.mayAct)
  return (
    <div className="way-there">
      <p>{told}</p>
      <Button kind="main" name={action} to={onGo} disabled={!mayAct} />
    </div>
  )
}

/** One step away: what the cell asks, then the step. */
const StepThere = ({ step }: { readonly step: StepChoice }) => {
  const speaking = useLanguage()
  const { say, board } = usePlay(({ say, board }) => ({ say, board }))
  const { walking } = speaking.texts.ui
  const risks = risksOf(speaking, board, step)
  return (
    <Going
      told={risks.length > 0 ? walking.asks({ what: speaking.format.and(risks) }) : walking.oneStep}
      action={walking.step}
      onGo={() => say(step.choice.command)}
    />
  )
}

/** The safest way to a cell pointed at: how far, how tiring, how likely to be left in peace; and walking it. */
export const WayThere = ({ cell }: { readonly cell: CellId }) => {
  const { texts, format } = useLanguage()
  const { board, prompt, desk } = usePlay(({ board, prompt, desk }) => ({ board, prompt, desk }))
  const { walking } = texts.ui
  if (prompt.kind !== 'free') return null
  const step = prompt.steps.find(({ to }) => to === cell)
  if (step) return <StepThere step={step} />
  const walk = walkTo(board, cell)
  if (!walk) return null
  const { steps, fatigue, toll: dream, chance } = walk
  return (
    <Going
      told={walking.way({
        cells: steps.length,
        costs: costsWords(texts, format, costs({ dream, fatigue })),
        chance: format.probability(chance),
      })}
      action={walking.go}
      onGo={() => desk.setState({ walk: steps, told: null })}
    />
  )
}
