import type { Command } from '../../rules/public.ts'
import { labelOf, type Naming } from '../question/index.ts'

export const isCommand = (said: unknown): said is Command =>
  typeof said === 'object' && said !== null && 'type' in said && typeof said.type === 'string'

/** What was chosen that asks for a die, by the name it has on its card; nothing where there are no words for it. */
export const reasonOf = (naming: Naming, command: unknown): string | null => {
  const what = isCommand(command) ? labelOf(naming, command) : null
  return what === null ? null : naming.texts.ui.gardien.dieBecause({ what })
}
