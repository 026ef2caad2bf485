import { createContext, type ReactNode, useContext } from 'react'
import type { CellId } from '../../rules/public.ts'
import type { Desk } from './desk.ts'

/** What practice puts around the same board and the same cards. */
export interface Framing {
  /** Beside the question, where the news would stand. */
  readonly guide: ReactNode
  /** In place of the question: nothing is asked any more. */
  readonly instead?: ReactNode
  /** The same for the ear. */
  readonly spoken: string
  /** Asked in place of the moment's own question: as long as it stands nothing else can be said, and nothing is advised. */
  readonly question?: FramedQuestion
  /** What one goes up for: it is not asked. */
  readonly goal: Pick<Desk, 'spell' | 'wanders'>
  /** The answer is to be one's own: until it is given, nothing is advised. */
  readonly advice?: 'kept-back'
  /** What each decision was worth is said here too. */
  readonly coach?: 'speaks'
  /** A night stops at each hour, for what it gave to be told. */
  readonly sleeps?: 'hourByHour'
  /** Where the way out leads. */
  readonly home: { readonly href: string; readonly name: string }
}

export interface FramedQuestion {
  readonly card: ReactNode
  /** Changes with each thing shown on the card. */
  readonly key: string
  /** The cells it is about, and what picking one means. */
  readonly cells: readonly CellId[]
  readonly onCell?: (cell: CellId) => void
}

const FramingContext = createContext<Framing | null>(null)
export const FramingProvider = FramingContext

/** Null in free play. */
export const useFraming = (): Framing | null => useContext(FramingContext)
