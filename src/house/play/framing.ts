import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { Answer, Question } from '../question/index.ts'

/** What practice puts around the same table and the same cards; a game adds what is its own. */
export interface Framing {
  /** Beside the question, where the news would stand. */
  readonly guide: ReactNode
  /** What happens is told under the guide, as in any game. */
  readonly news?: 'told'
  /** In place of the question: nothing is asked any more. */
  readonly instead?: ReactElement | null
  /** The same for the ear. */
  readonly spoken: string
  /** Asked in place of the moment's own question: as long as it stands nothing else can be said, and nothing is advised. */
  readonly question?: FramedQuestion
  /** Nothing of it is taken back. */
  readonly undo?: 'never'
  /** Where the way out leads. */
  readonly home: { readonly href: string; readonly name: string }
}

export interface FramedQuestion {
  readonly card: ReactNode
  /** Changes with each thing shown on the card. */
  readonly key: string
  /** What the card asks, and who hears which answer was given; null: it tells, and asks nothing. */
  readonly asks: { readonly question: Question; readonly onAnswer: (answer: Answer) => void } | null
}

/** Null in free play. */
export const FramingProvider = createContext<Framing | null>(null)
export const useFraming = (): Framing | null => useContext(FramingProvider)
