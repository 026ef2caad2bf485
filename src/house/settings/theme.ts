import { useSyncExternalStore } from 'react'
import { isLight, useSettings } from './settings.ts'

const LIGHT = '(prefers-color-scheme: light)'

const onSystemTheme = (listener: () => void): (() => void) => {
  const query = window.matchMedia(LIGHT)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export type Theme = 'night' | 'day'

/** The theme shown now, the system's own followed where that is wanted. */
export const useTheme = (): Theme => {
  const theme = useSettings((settings) => settings.theme)
  useSyncExternalStore(onSystemTheme, () => window.matchMedia(LIGHT).matches)
  return isLight({ theme }) ? 'day' : 'night'
}
