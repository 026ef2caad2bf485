import type { Locale } from './format.ts'
import { shell } from './fr/shell.ts'
import { gameWords } from './gameWords.tsx'

export type ShellTexts = typeof shell

const load = async (locale: Locale): Promise<ShellTexts> => (locale === 'fr' ? shell : (await import('./en/shell.ts')).shell)

const words = gameWords<ShellTexts>(shell, load)

/** What the house says around a table that is played at; the first screen goes without it. */
export const ShellWords = words.Provider
export const useShellTexts = (): ShellTexts => words.useLanguage().texts
