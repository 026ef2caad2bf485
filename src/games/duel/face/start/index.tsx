import type { GameCard, StartFace } from '../../../../house/face/face.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { useSettings } from '../../../../house/settings/settings.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { firstStartTexts, loadStartTexts } from '../../texts/startTexts.ts'
import { decksPage, practicePage, rulesPage } from '../pages.ts'
import { SETTINGS } from '../settings.ts'
import { against } from './against.ts'
import { Ready } from './Ready.tsx'
import { useLanguage, useTexts, withWords } from './words.ts'

/** What the shelf shows of a duel. */
export interface DuelCard extends GameCard {
  readonly against: readonly string[]
  readonly over?: boolean
}

const isCard = (card: GameCard): card is DuelCard => 'against' in card && Array.isArray(card.against)

const FAN: readonly (readonly [turn: number, band: string])[] = [
  [-36, '#d8604a'],
  [-12, '#7ba85c'],
  [12, '#6a9ccb'],
  [36, '#dcd6ca'],
]

/** A hand of the four colours under a moon. */
const Art = () => (
  <svg className="duel-art" viewBox="0 0 720 420" aria-hidden="true">
    <circle cx="470" cy="130" r="92" fill="var(--gold)" opacity=".12" />
    <path d="M500 62A72 72 0 1 0 500 198A58 66 0 1 1 500 62Z" fill="var(--gold)" opacity=".85" />
    {FAN.map(([turn, band]) => (
      <g key={turn} transform={`translate(470 420) rotate(${turn})`}>
        <rect x="-62" y="-300" width="124" height="174" rx="10" fill="#f7eed6" stroke="#271d2e" strokeWidth="2" />
        <rect x="-62" y="-300" width="124" height="26" rx="10" fill={band} />
        <path d="M14-244A34 34 0 1 0 14-180A27 32 0 1 1 14-244Z" fill="#271d2e" />
      </g>
    ))}
  </svg>
)

const Figure = () => (
  <svg width="52" height="52" viewBox="0 0 48 48" aria-hidden="true">
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
  cards: { isCard, isOver: ({ over }) => over === true, Figure, Line: withWords(Line) },
  Menu: () => <Menu />,
  settings: SETTINGS,
  diceless: true,
  warm: () => import('./begin.ts'),
  practicePage: practicePage(),
  daily: { page: practicePage('jour'), done: async () => (await import('./days.ts')).doneToday() },
  firstLesson: practicePage('lecon', 'first'),
}
