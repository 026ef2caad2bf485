import type { StartFace } from '../../../../house/face/face.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { Button } from '../../../../house/ui/Button.tsx'
import { optional } from '../../../../house/ui/later.tsx'
import { firstStartTexts, loadStartTexts } from '../../texts/startTexts.ts'
import type { DreamerCard } from '../dreamer/solo.ts'
import { dreamerPage, practicePage, rulesPage } from '../routes/pages.ts'
import { SETTINGS } from '../words/settings.ts'
import { CardFigure, CardLine, isCard, ResumeLine } from './Cards.tsx'
import { begin, ReadyCards } from './ReadyCards.tsx'
import { StartArt } from './StartArt.tsx'
import { useTexts, withWords } from './words.ts'

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
