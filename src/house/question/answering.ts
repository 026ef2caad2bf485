import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Typed } from './field.ts'

/** What a person does about one question before they answer it: another one begins anew. */
export interface Answering {
  /** The question. */
  readonly of: string
  /** The answer marked: the one that Enter takes. */
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

/** It was answered. */
export const forgetAnswering = (store: StoreApi<Answering>): void => store.setState(NOTHING)
