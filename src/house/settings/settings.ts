import { create } from 'zustand'
import { LOCALES, type Locale } from '../texts/format.ts'
import { CALLS, type Call } from '../ui/calls.ts'
import { storeAs, storedAs } from './stored.ts'

export interface Settings {
  readonly locale: Locale
  readonly dice: 'thrown' | 'typed'
  readonly motion: 'system' | 'full' | 'reduced'
  readonly theme: 'system' | 'dark' | 'light'
  readonly call: Call
}

type Switches = Readonly<Partial<Record<string, boolean>>>

interface StoredSettings extends Settings {
  /** What was chosen for the games, by the id of the setting. */
  readonly games: Switches
  /** What stood beside the house's own settings when there was one game. */
  readonly before: Switches
}

const KEY = 'demi-reve.settings'
const CHOICES = {
  locale: LOCALES,
  dice: ['thrown', 'typed'],
  motion: ['system', 'full', 'reduced'],
  theme: ['system', 'dark', 'light'],
  call: CALLS,
} as const satisfies { readonly [Key in keyof Settings]: readonly Settings[Key][] }

/** Where nobody has a language, as on Node 20, the first one. */
const firstLocale = (): Locale => (globalThis.navigator?.language.toLowerCase().startsWith('en') ? 'en' : 'fr')

const defaults = (): Settings => ({ locale: firstLocale(), dice: 'thrown', motion: 'system', theme: 'dark', call: 'none' })

const switchesIn = (stored: unknown): Switches =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'boolean'))
    : {}

/** Each setting by itself: one that makes no sense falls back alone. */
export const readSettings = (): StoredSettings => {
  const stored = (storedAs(KEY) ?? {}) as Partial<Record<string, unknown>>
  const own = Object.entries(CHOICES).filter(([key, choices]) => (choices as readonly unknown[]).includes(stored[key]))
  return {
    ...defaults(),
    ...Object.fromEntries(own.map(([key]) => [key, stored[key]])),
    games: switchesIn(stored.games),
    before: switchesIn(stored),
  }
}

export const useSettings = create<StoredSettings>(readSettings)

export const keepSettings = (change: (kept: StoredSettings) => Partial<StoredSettings>): void => {
  useSettings.setState(change)
  const { before, ...kept } = useSettings.getState()
  storeAs(KEY, { ...before, ...kept })
}

export const changeSettings = (change: Partial<Settings>): void => keepSettings(() => change)

const prefers = (query: string): boolean => window.matchMedia(query).matches

export const isStill = ({ motion }: Pick<Settings, 'motion'>): boolean =>
  motion === 'reduced' || (motion === 'system' && prefers('(prefers-reduced-motion: reduce)'))

export const isLight = ({ theme }: Pick<Settings, 'theme'>): boolean =>
  theme === 'light' || (theme === 'system' && prefers('(prefers-color-scheme: light)'))
