import { lackOf, type Player } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** What is missing to pay for a card, in words; null: nothing, or nobody dreams. */
export const lacksFor = (texts: Texts, id: string, player: Player): string | null => {
  const { lacks } = texts.ui.prompts
  const lack = lackOf(id, player)
  if (!lack) return null
  if (lack.kind === 'same') return lacks.same({ count: lack.count })
  const { day, night, property } = lack
  return [day > 0 && lacks.day({ count: day, property }), night > 0 && lacks.night({ count: night, property })]
    .filter(Boolean)
    .join(', ')
}
