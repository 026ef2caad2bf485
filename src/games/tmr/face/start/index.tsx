import type { ComponentType } from 'react'
import type { StartFace } from '../../../../house/face/face.ts'
import { hrefOf } from '../../../../house/routes/route.ts'
import { beginReady } from '../dreamer/beginReady.ts'
import type { DreamerCard } from '../dreamer/card.ts'
import { dreamerPage, practicePage, rulesPage } from '../pages.ts'
import { Guide } from '../reference/Guide.tsx'
import { useTexts, WordsProvider } from '../words/language.tsx'
import { CardFigure, CardLine, ResumeLine } from './Cards.tsx'
import { ReadyCards } from './ReadyCards.tsx'
import { StartArt } from './StartArt.tsx'

const withWords =
  <Props extends object>(Piece: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <WordsProvider>
      <Piece {...props} />
    </WordsProvider>
  )

const Menu = () => (
  <a className="button" data-kind="quiet" href={hrefOf({ screen: 'page', page: rulesPage(null) })}>
    {useTexts().ui.start.rules}
  </a>
)

/** The Terres Médianes on the start screen. */
const tmrStart: StartFace<DreamerCard> = {
  Art: StartArt,
  Ready: withWords(ReadyCards),
  begin: () => beginReady('nitouche'),
  CardFigure,
  CardLine: withWords(CardLine),
  ResumeLine: withWords(ResumeLine),
  Menu: withWords(Menu),
  Guide: withWords(Guide),
  newPage: dreamerPage(null),
  editPage: dreamerPage,
  practicePage: practicePage(),
}

export const start = tmrStart as unknown as StartFace
