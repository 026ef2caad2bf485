import type { Format } from '../../../../house/texts/index.ts'
import type { Costs } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'

/** What is taken, each with its words. */
export const costsTold = ({ ui }: Texts, costs: Costs) => costs.map((cost) => ({ ...cost, told: ui.costs[cost.of](cost) }))

/** In a sentence: 2 points de rêve et 1 point de vie. */
export const costsWords = (texts: Texts, format: Format, costs: Costs): string =>
  format.and(costsTold(texts, costs).map(({ told }) => told))
