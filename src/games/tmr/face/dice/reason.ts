import { DIRECTIONS, type Direction } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

const isDirection = (value: unknown): value is Direction => (DIRECTIONS as readonly unknown[]).includes(value)

/** What the gardien's tools are called. */
const byGardien = ({ deeds, gardien, sheet }: Texts['ui'], command: object & { readonly type: unknown }): string | null => {
  if (command.type === 'afflict') return deeds.tools.afflict
  if (command.type === 'answerAscent') return gardien.ascent
  if (command.type === 'tear') return gardien.tear
  return command.type === 'advance' && 'hours' in command ? sheet.hoursLater({ hours: Number(command.hours) }) : null
}

/** What was said, in the words of the answer; null where there are none. */
export const answerName = ({ ui, directions }: Texts, command: unknown): string | null => {
  if (typeof command !== 'object' || command === null || !('type' in command)) return null
  const { type } = command
  const { actions } = ui
  if (type === 'move' && 'direction' in command && isDirection(command.direction)) return directions[command.direction].name
  if (type === 'ascend' && 'mode' in command)
    return command.mode === 'accelerated' ? actions.ascendAccelerated : actions.ascendNormal
  const words = typeof type === 'string' && Object.hasOwn(actions, type) ? actions[type as keyof typeof actions] : null
  return byGardien(ui, command) ?? (typeof words === 'string' ? words : null)
}

/** What was chosen that asks for a die; nothing where there are no words for it. */
export const reasonOf = (texts: Texts, command: unknown): string | null => {
  const what = answerName(texts, command)
  return what === null ? null : texts.ui.gardien.dieBecause({ what })
}
