import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { type Answering, answeringOf } from './answering.ts'
import type { Answer, Question } from './question.ts'

export interface QuestionWords {
  readonly details: (p: { readonly answer: string }) => string
  readonly advised: string
  readonly advisedFor: (p: { readonly chance: string }) => string
  readonly thresholds: string
  readonly chance: (p: { readonly chance: number }) => string
}

/** The question on the screen, and how it is answered. */
export interface Asked {
  readonly question: Question
  readonly answering: StoreApi<Answering>
  readonly turn: 'now' | 'later'
  readonly take: (answer: Answer) => void
  /** The answer that stands said and waits for its dice; of a moment that is past, the one that was given. */
  readonly said: string | null
  readonly words: QuestionWords
}

const AskedContext = createContext<Asked | null>(null)
export const AskedProvider = AskedContext

export const useAsked = (): Asked => {
  const asked = useContext(AskedContext)
  if (!asked) throw new Error('outside a question')
  return asked
}

export const useAnswering = <T>(select: (answering: Answering) => T): T => {
  const { question, answering } = useAsked()
  return useStore(answering, (state) => select(answeringOf(state, question.id)))
}
