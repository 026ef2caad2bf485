import { createContext, type ReactNode, useContext } from 'react'
import type { Desk } from './desk.ts'

/** What practice puts around the same board and the same cards. */
export interface Framing {
  /** Beside the question, where the news would stand. */
  readonly guide: ReactNode
  /** In place of the question: nothing is asked any more. */
  readonly instead?: ReactNode
  /** The same for the ear. */
  readonly spoken: string
  /** What one goes up for: it is not asked. */
  readonly goal: Pick<Desk, 'spell' | 'wanders'>
  /** What each decision was worth is said here too. */
  readonly coach?: 'speaks'
  /** A night stops at each hour, for what it gave to be told. */
  readonly sleeps?: 'hourByHour'
  /** Where the way out leads. */
  readonly home: { readonly href: string; readonly name: string }
}

const FramingContext = createContext<Framing | null>(null)
export const FramingProvider = FramingContext

/** Null in free play. */
export const useFraming = (): Framing | null => useContext(FramingContext)
