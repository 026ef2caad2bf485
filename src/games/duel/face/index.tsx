import { lazy, type ReactNode } from 'react'
import type { Page } from '../../../house/face/face.ts'
import { gameFace } from '../../../house/play/index.ts'
import { gameSettingOf } from '../../../house/settings/gameSettings.ts'
import { useSettings } from '../../../house/settings/settings.ts'
import { Nowhere } from '../../../house/start/index.ts'
import { nouns } from '../texts/index.ts'
import { DECKS_PAGE, PRACTICE_PAGE, RULES_PAGE } from './pages.ts'
import { lastsOf } from './play/lasts.ts'
import { TABLE } from './play/table.tsx'
import { inOpen, letsFail } from './question/index.ts'
import { NO_EMPTY_CLICK } from './settings.ts'
import { NewTable } from './table/NewTable.tsx'

const RulesScreen = lazy(async () => ({ default: (await import('../../../house/reference/RulesScreen.tsx')).RulesScreen }))
const DecksPage = lazy(async () => ({ default: (await import('./decks/DecksPage.tsx')).DecksPage }))
const PracticePage = lazy(async () => ({ default: (await import('./practice/PracticePage.tsx')).PracticePage }))

const pageOf = ([first, detail, ...rest]: Page): ReactNode => {
  switch (first) {
    case RULES_PAGE:
      return <RulesScreen rule={detail ?? null} />
    case PRACTICE_PAGE:
      return <PracticePage section={detail ?? null} detail={rest.join('/')} />
    case DECKS_PAGE:
      return <DecksPage />
    default:
      return <Nowhere />
  }
}

/** The duel of the sleepers as the house shows it. */
export const face = gameFace(TABLE, {
  pageOf,
  nouns,
  gardien: false,
  forfeits: true,
  lastsOf,
  unasked: (view) => (gameSettingOf(useSettings.getState(), NO_EMPTY_CLICK) ? letsFail(view) : null),
  inOpen,
  table: { NewTable, watching: true },
})
