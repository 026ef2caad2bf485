import type { ReactNode } from 'react'
import type { Page } from '../../../house/face/face.ts'
import { gameFace, inGame } from '../../../house/play/index.ts'
import { Nowhere } from '../../../house/start/index.ts'
import { later } from '../../../house/ui/later.tsx'
import { part } from '../../../house/ui/part.tsx'
import { dreamerId } from '../rules/public.ts'
import { nouns } from '../texts/index.ts'
import { asksSeat, grantedFirst } from './company/waits.ts'
import { fallingOf } from './dice/rolls.ts'
import { type DreamerCard, solo } from './dreamer/solo.ts'
import type { Tmr } from './play/kinds.ts'
import { TABLE } from './play/table.tsx'
import { DREAMER_PAGE, dreamerForTable, FOR_TABLE, PRACTICE_PAGE, RULES_PAGE } from './routes/pages.ts'
import { type OwnDreamer, ownDreamers, setupFor } from './table/ownSetups.ts'

const AddDreamer = part(async () => (await import('./table/AddDreamer.tsx')).AddDreamer)
const DreamerScreen = later(async () => (await import('./dreamer/DreamerScreen.tsx')).DreamerScreen)
const RulesPage = later(async () => (await import('./bestiary/RulesPage.tsx')).RulesPage)

const PracticePage = later(async () => (await import('./practice/PracticePage.tsx')).PracticePage)
/** Nothing waits for it then. */
export const fetchPractice = PracticePage.fetch

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

/** The Terres Médianes as the house shows them. */
export const face = gameFace<Tmr, DreamerCard>(TABLE, {
  pageOf,
  fallingOf,
  solo,
  nouns,
  gardien: true,
  asks: asksSeat,
  table: {
    watching: true,
    before: grantedFirst,
    removing: (seat) => ({ type: 'removeDreamer', dreamer: dreamerId(seat) }),
    bringing: {
      AddCharacter: () => inGame(TABLE, <AddDreamer />),
      characters: ownDreamers,
      makePage: dreamerForTable,
      program: 'Foundry',
      setupOf: (character) => setupFor(character as OwnDreamer),
    },
  },
  takeForeign: async (json, locale) => (await import('./foundry/exchange.ts')).takeActor(json, locale),
  practice: { merger: async () => (await import('./record/keptRecord.ts')).mergeKept },
})
