import { choiceIn, type OpenedMoment } from '../../../practice/index.ts'
import type { Command } from '../../../rules/public.ts'
import { labelOf, type Naming } from '../../question/index.ts'

/** What the other chose, by the name it has on the card; null: it has none, or cannot be told. */
export const choiceWords = (naming: Naming, { after }: OpenedMoment): string | null => {
  if (after[0]?.type === 'messengerSent') return naming.texts.ui.actions.send
  try {
    const act = choiceIn(after)
    return act && labelOf(naming, act as Command)
  } catch {
    return null
  }
}
