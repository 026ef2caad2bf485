import { useEffect } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Desk } from './desk.ts'

/** An answer that goes away under the pointer or the focus is never told that it was left: where it leads goes dark with the question. */
export const useDimming = (desk: StoreApi<Desk>, asked: string): void =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question dims what the one before it lit
  useEffect(() => () => desk.setState({ way: null }), [desk, asked])
