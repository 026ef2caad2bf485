import { createContext, type ReactNode, useContext } from 'react'
import type { Desk } from './desk.ts'

/** What practice puts around the same board and the same cards. */
export interface Framing {
  /** Beside the question, where the news would stand. */
  readonly guide: ReactNode
  /** The same for the ear. */
  readonly spoken: string
  /** What one goes up for: it is not asked. */
  readonly goal: Pick<Desk, 'spell' | 'wanders'>
  /** Where the way out leads. */
  readonly home: { readonly href: string; readonly name: string }
}

const FramingContext = createContext<Framing | null>(null)
export const FramingProvider = FramingContext

/** Null in free play. */
export const useFraming = (): Framing | null => useContext(FramingContext)
