import { type ComponentType, lazy, Suspense } from 'react'
import type { StartFace } from '../../../../house/face/face.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import type { DreamerCard } from '../dreamer/card.ts'
import { dreamerPage, practicePage, rulesPage } from '../pages.ts'
import { begin } from './begin.ts'
import { CardFigure, CardLine, isCard, ResumeLine } from './Cards.tsx'
import { ReadyCards } from './ReadyCards.tsx'
import { StartArt } from './StartArt.tsx'
import { warm } from './warm.ts'
import { StartWordsProvider, useTexts } from './words.ts'

const withWords =
  <Props extends object>(Piece: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <StartWordsProvider>
      <Piece {...props} />
    </StartWordsProvider>
  )

const Menu = () => (
  <a className="button" data-kind="quiet" href={hrefOf({ screen: 'page', page: rulesPage(null) })}>
    {useTexts().ui.start.rules}
  </a>
)

const OpenedGuide = lazy(async () => ({ default: (await import('./OpenedGuide.tsx')).OpenedGuide }))

const Guide = () => (
  <Suspense>
    <OpenedGuide />
  </Suspense>
)

/** The Terres Médianes on the start screen. */
const tmrStart: StartFace<DreamerCard> = {
  Art: StartArt,
  Ready: withWords(ReadyCards),
  begin: () => begin('nitouche'),
  isCard,
  CardFigure,
  CardLine: withWords(CardLine),
  ResumeLine: withWords(ResumeLine),
  Menu: withWords(Menu),
  Guide,
  warm,
  foreign: { name: 'Foundry', give: async (id) => (await import('../foundry/exchange.ts')).giveActor(id) },
  newPage: dreamerPage(null),
  editPage: dreamerPage,
  practicePage: practicePage(),
}

export const start = tmrStart as unknown as StartFace
