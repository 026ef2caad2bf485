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

/** What was chosen that asks for a die, in the words of the answer; nothing where there are none. */
export const reasonOf = ({ ui, directions }: Texts, command: unknown): string | null => {
  if (typeof command !== 'object' || command === null || !('type' in command)) return null
  const { type } = command
  if (type === 'move' && 'direction' in command && isDirection(command.direction))
    return ui.gardien.dieBecause({ what: directions[command.direction].name })
  const done = byGardien(ui, command)
  if (done !== null) return ui.gardien.dieBecause({ what: done })
  const words = typeof type === 'string' && Object.hasOwn(ui.actions, type) ? ui.actions[type as keyof typeof ui.actions] : null
  return typeof words === 'string' ? ui.gardien.dieBecause({ what: words }) : null
}
