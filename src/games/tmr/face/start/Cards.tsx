import type { GameCard } from '../../../../house/face/face.ts'
import { optional } from '../../../../house/ui/later.tsx'
import { isCellName } from '../../rules/brief.ts'
import { firstStartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from '../dreamer/solo.ts'
import { DreamerMoon } from './DreamerMoon.tsx'

/** They name a place of the map, which a first visit has not fetched yet: their room is kept. */
export const CardLine = optional(async () => (await import('./CardLines.tsx')).CardLine, <p>{'\u00a0'}</p>)
export const ResumeLine = optional(async () => (await import('./CardLines.tsx')).ResumeLine, <p className="soft">{'\u00a0'}</p>)

/** Whether all of it can be put into words. */
export const isCard = (card: GameCard): card is DreamerCard => {
  const { reve, dream, phase = '', position, genre = '' } = card as Partial<DreamerCard>
  const { phases, genres } = firstStartTexts
  const isNamed = Object.hasOwn(phases, phase) && Object.hasOwn(genres, genre)
  return isNamed && [reve, dream].every(Number.isFinite) && (position === null || isCellName(position))
}

/** The moon is the dream left, against RÊVE. */
export const CardFigure = ({ card }: { readonly card: DreamerCard }) => (
  <DreamerMoon name={card.name} look={card.look} lit={card.reve > 0 ? card.dream / card.reve : 0} size={44} />
)
