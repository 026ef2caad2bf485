import { lazy, type ReactNode, Suspense } from 'react'
import type { Face, Page } from '../../../house/face/face.ts'
import { type Reference, ReferenceProvider } from '../../../house/reference/index.ts'
import type { Seat } from '../../../house/seat/seat.ts'
import { Nowhere } from '../../../house/start/index.ts'
import { ShellWords } from '../../../house/texts/shellWords.tsx'
import type { TmrSpeech } from '../rules/public.ts'
import { dreamerId } from '../rules/public.ts'
import { loadRules, nouns } from '../texts/index.ts'
import { asksSeat } from './company/waits.ts'
import { fallingOf } from './dice/rolls.ts'
import type { DreamerCard } from './dreamer/card.ts'
import { solo } from './dreamer/solo.ts'
import { PlayScreen } from './play/PlayScreen.tsx'
import { DREAMER_PAGE, dreamerForTable, FOR_TABLE, hrefOfRule, PRACTICE_PAGE, RULES_PAGE } from './routes/pages.ts'
import { AddDreamer } from './table/AddDreamer.tsx'
import { type OwnDreamer, ownDreamers, setupFor } from './table/ownSetups.ts'
import { useTexts, WordsProvider } from './words/language.tsx'

const DreamerScreen = lazy(async () => ({ default: (await import('./dreamer/DreamerScreen.tsx')).DreamerScreen }))
const RulesPage = lazy(async () => ({ default: (await import('./bestiary/RulesPage.tsx')).RulesPage }))
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

const SeatScreen = ({ seat, table }: { readonly seat: Seat<TmrSpeech>; readonly table?: ReactNode }) => (
  <InWords>
    <PlayScreen seat={seat} table={table} />
  </InWords>
)

const pageOf = ([first, detail, ...rest]: Page): ReactNode => {
  switch (first) {
    case DREAMER_PAGE:
      if (detail === FOR_TABLE) return <DreamerScreen id={null} code={rest[0] ?? ''} />
      return <DreamerScreen key={detail} id={detail ?? null} code={null} />
    case RULES_PAGE:
      return <RulesPage rule={detail ?? null} />
    case PRACTICE_PAGE:
      return <PracticePage section={detail ?? null} detail={rest.join('/')} />
    default:
      return <Nowhere />
  }
}

const OwnPage = ({ page }: { readonly page: Page }) => <InWords>{pageOf(page)}</InWords>

const AddCharacter = () => (
  <InWords>
    <AddDreamer />
  </InWords>
)

/** The Terres Médianes as the house shows them. */
export const face: Face<TmrSpeech, DreamerCard> = {
  Screen: SeatScreen,
  OwnPage,
  fallingOf,
  solo,
  nouns,
  gardien: true,
  asks: asksSeat,
  table: {
    removing: (seat) => ({ type: 'removeDreamer', dreamer: dreamerId(seat) }),
    bringing: {
      AddCharacter,
      characters: ownDreamers,
      makePage: dreamerForTable,
      program: 'Foundry',
      setupOf: (character) => setupFor(character as OwnDreamer),
    },
  },
  takeForeign: async (json, locale) => (await import('./foundry/exchange.ts')).takeActor(json, locale),
  practice: { merger: async () => (await import('./record/keptRecord.ts')).mergeKept },
}
