import { type Act, choiceIn, type OpenedMoment } from '../../../practice/index.ts'
import type { Texts } from '../../../texts/index.ts'

const named = ({ ui, directions }: Texts, { type, ...said }: Act, spellName: (id: string) => string): string | null => {
  const { actions } = ui
  if (type === 'move') return actions.move({ toward: directions[said.to as keyof typeof directions].toward })
  if (type === 'cast') return actions.castSpell({ spell: spellName(String(said.spell)) })
  const name = actions[type as keyof typeof actions]
  return typeof name === 'string' ? name : null
}

/** What the other chose, by the name it has on the card; null: it has none, or cannot be told. */
export const choiceWords = (texts: Texts, { after }: OpenedMoment, spellName: (id: string) => string): string | null => {
  if (after[0]?.type === 'messengerSent') return texts.ui.actions.send
  try {
    const act = choiceIn(after)
    return act && named(texts, act, spellName)
  } catch {
    return null
  }
}
