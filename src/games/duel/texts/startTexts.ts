import type { Locale } from '../../../house/texts/format.ts'
import { start } from './fr/start.ts'
import type { StartTexts } from './texts.ts'

export type { StartTexts } from './texts.ts'

export const firstStartTexts: StartTexts = start

export const loadStartTexts = async (locale: Locale): Promise<StartTexts> =>
  locale === 'fr' ? start : (await import('./en/start.ts')).start
