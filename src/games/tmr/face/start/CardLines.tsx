import type { DreamerCard } from '../dreamer/card.ts'
import { placeText } from '../dreamer/placeText.ts'
import { useLanguage, useTexts } from './words.ts'

interface CardProps {
  readonly card: DreamerCard
}

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
