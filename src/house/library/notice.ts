import { create } from 'zustand'

/** The last thing that happened to what is kept here, told once on the start screen. */
export interface StartNotice {
  readonly text: string
  readonly kind: 'done' | 'refused'
}

export const useNotice = create<{ readonly notice: StartNotice | null }>(() => ({ notice: null }))

export const tell = (text: string, kind: StartNotice['kind'] = 'done'): void => useNotice.setState({ notice: { text, kind } })
export const forgetNotice = (): void => useNotice.setState({ notice: null })
