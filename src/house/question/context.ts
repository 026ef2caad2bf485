import { type ComponentType, createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShellTexts } from '../texts/shellWords.tsx'
import { given } from '../ui/given.ts'
import type { Answer, Question, Typed } from './question.ts'

/** What a person does about one question before they answer it: another one begins anew. */
export interface Answering {
  readonly of: string
  readonly marked: string | null
  /** The answer under the pointer, where its details move nothing. */
  readonly looked: string | null
  readonly unfolded: readonly string[]
  readonly values: Readonly<Record<string, Typed>>
}

const NOTHING: Answering = { of: '', marked: null, looked: null, unfolded: [], values: {} }

export const createAnswering = (): StoreApi<Answering> => createStore<Answering>(() => NOTHING)

export const answeringOf = (state: Answering, question: string): Answering => (state.of === question ? state : NOTHING)

export const changeAnswering = (store: StoreApi<Answering>, question: string, part: Partial<Omit<Answering, 'of'>>): void =>
  store.setState((state) => ({ ...answeringOf(state, question), ...part, of: question }))

export const forgetAnswering = (store: StoreApi<Answering>): void => store.setState(NOTHING)

export type QuestionWords = ShellTexts['question']

export interface Asked {
  readonly question: Question
  readonly answering: StoreApi<Answering>
  readonly turn: 'now' | 'later'
  readonly take: (answer: Answer) => void
  /** The answer that stands said and waits for its dice; of a moment that is past, the one that was given. */
  readonly said: string | null
  readonly words: QuestionWords
  /** Words with pictures; `whole`: all of it is touched already. */
  readonly Words?: ComponentType<{ readonly text: string; readonly whole?: boolean }> | undefined
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
