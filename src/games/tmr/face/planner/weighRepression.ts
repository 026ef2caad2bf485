import { type Prompt, repressedChance } from '../../rules/public.ts'
import type { Prospect } from '../desk/messages.ts'

/** ENC-6: figures are of journeys without repression; at an encounter that can be repressed it is weighed with the other answers. */
export const weighRepression = (plan: Prospect, prompt: Prompt): Prospect => {
  const choices = 'choices' in prompt ? prompt.choices : []
  const repress = choices.find(({ command, refusal }) => command.type === 'repress' && refusal === null)
  if (!repress || plan.undisturbed === null) return plan
  const chance = repressedChance(plan.undisturbed, repress.risk ?? 0)
  return chance > plan.best.chance ? { ...plan, best: { action: { type: 'repress' }, chance } } : plan
}
