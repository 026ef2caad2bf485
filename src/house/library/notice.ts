import { create } from 'zustand'

/** The last thing that happened to the dreamers kept here, told once on the start screen. */
export interface Notice {
  readonly text: string
  readonly kind: 'done' | 'refused'
}

export const useNotice = create<{ readonly notice: Notice | null }>(() => ({ notice: null }))

export const tell = (text: string, kind: Notice['kind'] = 'done'): void => useNotice.setState({ notice: { text, kind } })
export const forgetNotice = (): void => useNotice.setState({ notice: null })
