import type { GameCard } from '../../../../house/face/face.ts'
import { isCellId } from '../../rules/brief.ts'
import { firstStartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from '../dreamer/card.ts'
import { placeText } from '../dreamer/placeText.ts'
import { DreamerMoon } from './DreamerMoon.tsx'
import { useLanguage, useTexts } from './words.ts'

interface CardProps {
  readonly card: DreamerCard
}

/** Whether all of it can be put into words. */
export const isCard = (card: GameCard): card is DreamerCard => {
  const { reve, dream, phase = '', position, genre = '' } = card as Partial<DreamerCard>
  const { phases, genres } = firstStartTexts
  const isNamed = Object.hasOwn(phases, phase) && Object.hasOwn(genres, genre)
  return isNamed && [reve, dream].every(Number.isFinite) && (position === null || isCellId(position))
}

/** The moon is the dream left, against RÊVE. */
export const CardFigure = ({ card }: CardProps) => (
  <DreamerMoon name={card.name} look={card.look} lit={card.reve > 0 ? card.dream / card.reve : 0} size={44} />
)

export const CardLine = ({ card, touchedAt }: CardProps & { readonly touchedAt: number }) => {
  const { texts, format } = useLanguage()
  const { library, sheet } = texts.ui
  return (
    <>
      <p>
        {texts.phases[card.phase].name} · {placeText(texts, card)}
      </p>
      <p className="own-more">
        {sheet.dreamOf({ dream: card.dream, reve: card.reve })} · {library.lastPlayed({ when: format.dateTime(touchedAt) })}
      </p>
    </>
  )
}

export const ResumeLine = ({ card }: CardProps) => {
  const texts = useTexts()
  return <p className="start-soft">{texts.ui.start.resumeHint({ dreamer: card.name, place: placeText(texts, card) })}</p>
}
