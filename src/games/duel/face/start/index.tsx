import type { StartFace } from '../../../../house/face/face.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { useSettings } from '../../../../house/settings/settings.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { firstStartTexts, loadStartTexts } from '../../texts/startTexts.ts'
import { decksPage, practicePage, rulesPage } from '../pages.ts'
import { Art } from './Art.tsx'
import { type DuelCard, isCard } from './card.ts'
import { against, Ready } from './Ready.tsx'
import { useLanguage, useTexts, withWords } from './words.ts'

const Figure = () => (
  <svg className="strength" viewBox="0 0 48 48" aria-hidden="true">
    <path d="M10 8h20v28H10ZM18 12l20 5-5 24-9-2" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)

const Line = ({ card, touchedAt }: { readonly card: DuelCard; readonly touchedAt: number }) => {
  const { texts, format } = useLanguage()
  return (
    <p className="own-more">
      {texts.card.against({ names: format.and(card.against) })} · {texts.card.lastPlayed({ when: format.dateTime(touchedAt) })}
    </p>
  )
}

const Links = () => {
  const texts = useTexts()
  return (
    <>
      <Button kind="quiet" name={texts.decks} to={hrefOf({ screen: 'page', page: decksPage })} />
      <Button kind="quiet" name={texts.rules} to={hrefOf({ screen: 'page', page: rulesPage(null) })} />
    </>
  )
}

const Menu = withWords(Links)

/** The duel on its page and on the shelf. */
export const start: StartFace<DuelCard> = {
  words: { first: firstStartTexts.words, load: async (locale) => (await loadStartTexts(locale)).words },
  Art,
  Ready: withWords(Ready),
  begin: async () => against(await loadStartTexts(useSettings.getState().locale), ['somnolent'])(),
  cards: { isCard, Figure, Line: withWords(Line) },
  Menu: () => <Menu />,
  warm: () => import('./begin.ts'),
  practicePage: practicePage(),
  firstLesson: practicePage('lecon', 'first'),
}
