import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { given } from '../ui/given.ts'
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

export const [AskedProvider, useAsked] = given<Asked>('outside a question')

export const useAnswering = <T>(select: (answering: Answering) => T): T => {
  const { question, answering } = useAsked()
  return useStore(answering, (state) => select(answeringOf(state, question.id)))
}

/** How much of each answer is told at once: all of it; its title, with the details of the marked one; the same in the least room. */
export type Density = 'full' | 'compact' | 'tight'

export const DensityProvider = createContext<Density>('full')
export const useDensity = (): Density => useContext(DensityProvider)
