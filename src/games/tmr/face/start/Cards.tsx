import { Suspense } from 'react'
import type { GameCard } from '../../../../house/face/face.ts'
import { optional } from '../../../../house/ui/later.tsx'
import { isCellName } from '../../rules/brief.ts'
import { firstStartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from '../dreamer/solo.ts'
import { DreamerMoon } from './DreamerMoon.tsx'

/** They name a place of the map, which a first visit has not fetched yet: their room is kept. */
const CardLines = optional(async () => (await import('./CardLines.tsx')).CardLine)
const ResumeLines = optional(async () => (await import('./CardLines.tsx')).ResumeLine)

interface CardProps {
  readonly card: DreamerCard
}

/** Whether all of it can be put into words. */
export const isCard = (card: GameCard): card is DreamerCard => {
  const { reve, dream, phase = '', position, genre = '' } = card as Partial<DreamerCard>
  const { phases, genres } = firstStartTexts
  const isNamed = Object.hasOwn(phases, phase) && Object.hasOwn(genres, genre)
  return isNamed && [reve, dream].every(Number.isFinite) && (position === null || isCellName(position))
}

/** The moon is the dream left, against RÊVE. */
export const CardFigure = ({ card }: CardProps) => (
  <DreamerMoon name={card.name} look={card.look} lit={card.reve > 0 ? card.dream / card.reve : 0} size={44} />
)

export const CardLine = (props: CardProps & { readonly touchedAt: number }) => (
  <Suspense fallback={<p>{'\u00a0'}</p>}>
    <CardLines {...props} />
  </Suspense>
)

export const ResumeLine = (props: CardProps) => (
  <Suspense fallback={<p className="soft">{'\u00a0'}</p>}>
    <ResumeLines {...props} />
  </Suspense>
)
