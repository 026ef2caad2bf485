import { create } from 'zustand'

/** The rule open for reading over whatever screen is there; null: none. */
export const useOpenRule = create<{ readonly rule: string | null }>(() => ({ rule: null }))

export const openRule = (rule: string): void => useOpenRule.setState({ rule })
export const closeRule = (): void => useOpenRule.setState({ rule: null })
