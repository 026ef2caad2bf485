import { create } from 'zustand'

type Kind = 'done' | 'refused'

/** The last thing that happened to what is kept here, told once on the start screen. */
export const useNotice = create<{ readonly notice: { readonly text: string; readonly kind: Kind } | null }>(() => ({
  notice: null,
}))

export const tell = (text: string, kind: Kind = 'done'): void => useNotice.setState({ notice: { text, kind } })
export const forgetNotice = (): void => useNotice.setState({ notice: null })
