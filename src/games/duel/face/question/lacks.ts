import { artefactOf, dreamerOf, type Monster, type Player, paymentsFor, powerOf, priceOf } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

export const conceptionOf = ({ dreamer, conceived }: Player): number =>
  dreamer === null || conceived ? 0 : dreamerOf(dreamer).conception

/** SUM-3, SUM-4: what a monster's price still wants. */
const monsterLacks = (texts: Texts, { day, night }: Monster, player: Player): string | null => {
  if (player.dreamer === null) return null
  const { property } = dreamerOf(player.dreamer)
  const kinds = player.row.map((power) => powerOf(power).kind)
  const have = (kind: string): number => kinds.filter((one) => one === kind).length
  let free = have('special') + conceptionOf(player)
  const short = (wanted: number, kind: string): number => {
    const missing = Math.max(0, wanted - have(kind))
    const filled = Math.min(free, missing)
    free -= filled
    return missing - filled
  }
  const [days, nights] = [short(day, `day${property}`), short(night, `night${property}`)]
  const { lacks } = texts.ui.prompts
  return [days > 0 && lacks.day({ count: days, property }), nights > 0 && lacks.night({ count: nights, property })]
    .filter(Boolean)
    .join(', ')
}

/** SUM-5: the kind there is most of, specials and conceptions beside it. */
const sameLacks = (texts: Texts, price: number, player: Player): string => {
  const kinds = player.row.map((power) => powerOf(power).kind)
  const specials = kinds.filter((kind) => kind === 'special').length
  const counts = kinds.filter((kind) => kind !== 'special').map((kind) => kinds.filter((one) => one === kind).length)
  const most = Math.max(0, ...counts) + specials + conceptionOf(player)
  return texts.ui.prompts.lacks.same({ count: Math.max(1, price - most) })
}

/** What is missing to pay for a card; null: nothing. */
export const lacksFor = (texts: Texts, id: string, player: Player): string | null => {
  if (paymentsFor(id, player).length > 0) return null
  const card = artefactOf(id)
  return card.type === 'monster' ? monsterLacks(texts, card, player) : sameLacks(texts, priceOf(card), player)
}
