import { lazy, type ReactNode, Suspense } from 'react'
import type { Face, Page } from '../../../house/face/face.ts'
import { type Reference, ReferenceProvider } from '../../../house/reference/index.ts'
import type { Seat } from '../../../house/seat/seat.ts'
import { Nowhere } from '../../../house/start/index.ts'
import { ShellWords } from '../../../house/texts/shellWords.tsx'
import { loadRules, nouns } from '../texts/index.ts'
import type { DuelSpeech } from './desk/context.ts'
import { DECKS_PAGE, hrefOfRule, PRACTICE_PAGE, RULES_PAGE } from './pages.ts'
import { PlayScreen } from './play/PlayScreen.tsx'
import { NewTable } from './table/NewTable.tsx'
import { useTexts, WordsProvider } from './words/language.tsx'

const RulesPage = lazy(async () => ({ default: (await import('./reference/RulesPage.tsx')).RulesPage }))

const DecksPage = lazy(async () => ({ default: (await import('./decks/DecksPage.tsx')).DecksPage }))
const PracticePage = lazy(async () => ({ default: (await import('./practice/PracticePage.tsx')).PracticePage }))

const Loading = () => <p className="loading">{useTexts().ui.common.loading}</p>

const REFERENCE: Reference = { load: loadRules, hrefOf: hrefOfRule }

const InWords = ({ children }: { readonly children: ReactNode }) => (
  <WordsProvider>
    <ShellWords>
      <ReferenceProvider value={REFERENCE}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </ReferenceProvider>
    </ShellWords>
  </WordsProvider>
)

const Screen = ({ seat, table }: { readonly seat: Seat<DuelSpeech>; readonly table?: ReactNode }) => (
  <InWords>
    <PlayScreen seat={seat} table={table} />
  </InWords>
)

const pageOf = ([first, detail, ...rest]: Page): ReactNode => {
  switch (first) {
    case RULES_PAGE:
      return <RulesPage rule={detail ?? null} />
    case PRACTICE_PAGE:
      return <PracticePage section={detail ?? null} detail={rest.join('/')} />
    case DECKS_PAGE:
      return <DecksPage />
    default:
      return <Nowhere />
  }
}

const OwnPage = ({ page }: { readonly page: Page }) => <InWords>{pageOf(page)}</InWords>

/** The duel of the sleepers as the house shows it. */
export const face: Face<DuelSpeech> = {
  Screen,
  OwnPage,
  nouns,
  gardien: false,
  forfeits: true,
  table: { NewTable, watching: true },
}
