import { create } from 'zustand'
import { LOCALES, type Locale } from '../texts/index.ts'

export interface Settings {
  readonly locale: Locale
  readonly dice: 'thrown' | 'typed'
  readonly motion: 'system' | 'full' | 'reduced'
  readonly theme: 'system' | 'dark' | 'light'
  readonly coordinates: boolean
  /** The best answer for the wanted spell is marked. */
  readonly advice: boolean
  /** What a decision was worth is said once it is taken, and the best not before. */
  readonly coach: boolean
}

const KEY = 'demi-reve.settings'
const CHOICES = {
  locale: LOCALES,
  dice: ['thrown', 'typed'],
  motion: ['system', 'full', 'reduced'],
  theme: ['system', 'dark', 'light'],
  coordinates: [true, false],
  advice: [true, false],
  coach: [true, false],
} as const satisfies { readonly [Key in keyof Settings]: readonly Settings[Key][] }

/** Where nobody has a language, as on Node 20, the first one. */
const firstLocale = (): Locale => (globalThis.navigator?.language.toLowerCase().startsWith('en') ? 'en' : 'fr')

const defaults = (): Settings => ({
  locale: firstLocale(),
  dice: 'thrown',
  motion: 'system',
  theme: 'dark',
  coordinates: false,
  advice: true,
  coach: false,
})

/** Each setting by itself: one that makes no sense falls back alone. */
const read = (): Settings => {
  let stored: Partial<Record<string, unknown>> = {}
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    // Unreadable: as if nothing had been set.
  }
  const kept = Object.entries(CHOICES).filter(([key, choices]) => (choices as readonly unknown[]).includes(stored[key]))
  return { ...defaults(), ...Object.fromEntries(kept.map(([key]) => [key, stored[key]])) }
}

export const useSettings = create<Settings>(read)

export const changeSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change)
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()))
  } catch {
    // Storage denied: the choice holds for this visit.
  }
}

const prefers = (query: string): boolean => window.matchMedia(query).matches

export const isStill = ({ motion }: Settings): boolean =>
  motion === 'reduced' || (motion === 'system' && prefers('(prefers-reduced-motion: reduce)'))

export const isLight = ({ theme }: Settings): boolean =>
  theme === 'light' || (theme === 'system' && prefers('(prefers-color-scheme: light)'))
