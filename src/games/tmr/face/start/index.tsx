import type { GameCard, StartFace } from '../../../../house/face/face.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { optional } from '../../../../house/ui/later.tsx'
import { isCellName } from '../../rules/brief.ts'
import { firstStartTexts, loadStartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from '../dreamer/solo.ts'
import { dreamerPage, practicePage, rulesPage } from '../routes/pages.ts'
import { SETTINGS } from '../words/settings.ts'
import { DreamerMoon } from './DreamerMoon.tsx'
import { begin, ReadyCards } from './ReadyCards.tsx'
import { StartArt } from './StartArt.tsx'
import { useTexts, withWords } from './words.ts'

/** They name a place of the map, which a first visit has not fetched yet: their room is kept. */
const CardLine = optional(async () => (await import('./CardLines.tsx')).CardLine, <p>{'\u00a0'}</p>)
const ResumeLine = optional(async () => (await import('./CardLines.tsx')).ResumeLine, <p className="soft">{'\u00a0'}</p>)

/** Whether all of it can be put into words. */
const isCard = (card: GameCard): card is DreamerCard => {
  const { reve, dream, phase = '', position, genre = '' } = card as Partial<DreamerCard>
  const { phases, genres } = firstStartTexts
  const isNamed = Object.hasOwn(phases, phase) && Object.hasOwn(genres, genre)
  return isNamed && [reve, dream].every(Number.isFinite) && (position === null || isCellName(position))
}

/** The moon is the dream left, against RÊVE. */
const CardFigure = ({ card }: { readonly card: DreamerCard }) => (
  <DreamerMoon name={card.name} look={card.look} lit={card.reve > 0 ? card.dream / card.reve : 0} size={44} />
)

const Links = () => (
  <Button kind="quiet" name={useTexts().ui.start.rules} to={hrefOf({ screen: 'page', page: rulesPage(null) })} />
)

const OpenedGuide = optional(async () => (await import('./OpenedGuide.tsx')).OpenedGuide)

const [Art, Menu] = [withWords(StartArt), withWords(Links)]

/** The Terres Médianes on the start screen. */
export const start: StartFace<DreamerCard> = {
  words: { first: firstStartTexts.ui.words, load: async (locale) => (await loadStartTexts(locale)).ui.words },
  Art: () => <Art />,
  Ready: withWords(ReadyCards),
  begin: () => begin('nitouche'),
  cards: {
    isCard,
    Figure: CardFigure,
    Line: withWords(CardLine),
    Resume: withWords(ResumeLine),
    editPage: dreamerPage,
    foreign: { name: 'Foundry', give: async (id) => (await import('../foundry/exchange.ts')).giveActor(id) },
  },
  Menu: () => <Menu />,
  Guide: () => <OpenedGuide />,
  // Whoever was here before goes on with a journey: its questions are asked at once.
  warm: () => Promise.all([import('../dreamer/newDreamer.ts'), import('../play/later.ts'), import('../prompts/LaterCard.tsx')]),
  settings: SETTINGS,
  newPage: dreamerPage(null),
  practicePage: practicePage(),
  daily: { page: practicePage('soir'), done: async () => (await import('./tonight.ts')).tonight() },
  firstLesson: practicePage('lecon', 'ascent'),
}
