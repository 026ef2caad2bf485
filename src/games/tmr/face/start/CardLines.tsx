import type { StartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from '../dreamer/solo.ts'
import { cellName } from '../words/places.ts'
import { useLanguage, useTexts } from './words.ts'

/** Where a dreamer's demi-rêve is, as far as the dreamer knows. */
const placeText = (texts: StartTexts, { position, genre }: DreamerCard): string =>
  position === null
    ? texts.ui.library.lost({ inA: texts.genres[genre].inA })
    : texts.ui.library.place({ name: cellName(texts, position), cell: position })

interface CardProps {
  readonly card: DreamerCard
}

export const CardLine = ({ card, touchedAt }: CardProps & { readonly touchedAt: number }) => {
  const { texts, format } = useLanguage()
  const { library, sheet } = texts.ui
  return (
    <>
      <p>
        {texts.phases[card.phase]} · {placeText(texts, card)}
      </p>
      <p className="own-more">
        {sheet.dreamOf({ dream: card.dream, reve: card.reve })} · {library.lastPlayed({ when: format.dateTime(touchedAt) })}
      </p>
    </>
  )
}

export const ResumeLine = ({ card }: CardProps) => {
  const texts = useTexts()
  return <p className="soft">{texts.ui.start.resumeHint({ dreamer: card.name, place: placeText(texts, card) })}</p>
}
