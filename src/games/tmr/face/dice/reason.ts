import type { Command } from '../../rules/public.ts'
import { labelOf, type Naming } from '../question/index.ts'
import { statedText } from '../words/statedText.ts'

const isCommand = (said: unknown): said is Command =>
  typeof said === 'object' && said !== null && 'type' in said && typeof said.type === 'string'

/** What was chosen that asks for a die, by the name it has on its card; nothing where there are no words for it. */
export const reasonOf = (naming: Naming, command: unknown): string | null => {
  const named = isCommand(command) ? labelOf(naming, command) : null
  if (named === null) return null
  const { texts, format } = naming
  // CAST-1: the gardien reads what was stated before the die falls.
  const stated =
    isCommand(command) && command.type === 'cast' ? statedText(texts, format, { ...command, note: command.note ?? '' }) : ''
  return texts.ui.gardien.dieBecause({ what: stated ? `${named} (${stated})` : named })
}
