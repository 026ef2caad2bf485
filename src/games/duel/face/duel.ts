import { type BaseReader, type Kinds, tableHooks } from '../../../house/play/index.ts'
import type { Command, Told, View } from '../rules/public.ts'
import type { Texts } from '../texts/index.ts'
import type { Desk, Laid } from './desk/desk.ts'
import type { JournalEntry } from './journal/entries.ts'
import type { Asking, DuelQuestion, LaidOut } from './question/index.ts'

/** What is said, seen and told at a seat of the duel. */
export interface DuelSpeech {
  readonly command: Command
  readonly view: View
  readonly told: Told
}

/** What the duel's table speaks of. */
export interface Duel extends Kinds {
  readonly moment: Pick<DuelSpeech, 'view'>
  readonly speech: DuelSpeech
  readonly texts: Texts
  readonly desk: Desk
  readonly laid: Laid
  readonly kept: LaidOut
  readonly here: Asking
  readonly question: DuelQuestion
  readonly entry: JournalEntry
  readonly reader: BaseReader<Texts>
}

export const { useOwnSeat, useSeat, usePlay, usePlayStore, useDesk, useDeskStore, useHere } = tableHooks<Duel>()

/** Looks at something closely. */
export const useLook = (): ((looked: Desk['looked']) => void) => {
  const desk = useDeskStore()
  return (looked) => desk.setState({ looked })
}
