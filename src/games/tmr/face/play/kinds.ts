import { coming } from '../../../../house/ui/coming.ts'
import type { BoardKinds } from '../desk/context.ts'
import type { DeskAsked } from '../desk/desk.ts'
import type { JournalEntry } from '../journal/thread.ts'
import type { Reader } from '../journal/words.ts'
import type { Telling } from '../nonvisual/tell.ts'
import type { Kept, TmrQuestion } from '../question/index.ts'
import type { Words } from '../words/language.tsx'
import type { TableMoment } from './moment.ts'

export type Later = typeof import('./later.ts')

/** What a table needs once its first question is answered. */
export const LATER = coming<Later>(() => import('./later.ts'))

/** A pane that is opened from elsewhere. */
export const GARDIEN_PANE = 'gardien'

export interface JournalReader extends Reader {
  /** What one goes up for, or has just reached. */
  readonly goal: { readonly spell: string; readonly does: string } | null
  readonly later: Later | null
}

/** What a question is made from and told with. */
export interface Here extends Telling {
  /** A cell is being chosen, or something else of the gardien's is unfolded. */
  readonly elsewhere: boolean
  readonly later: Later | null
}

/** What the table of the Terres Médianes speaks of. */
export interface Tmr extends BoardKinds {
  readonly texts: Words
  readonly laid: DeskAsked
  readonly kept: Kept
  readonly moment: TableMoment
  readonly here: Here
  readonly question: TmrQuestion
  readonly entry: JournalEntry
  readonly reader: JournalReader
}
