import { shell as enShell } from '../../../../house/texts/en/shell.ts'
import { shell as frShell } from '../../../../house/texts/fr/shell.ts'
import { type Format, formatOf, type Locale } from '../../../../house/texts/index.ts'
import { findSpell } from '../../rules/public.ts'
import { type EffectTexts, loadDragon, loadSpells, loadTexts, type Texts } from '../../texts/index.ts'
import type { Names } from '../journal/words.ts'
import type { Asking } from '../question/index.ts'

/** One language with all its names. */
export interface Spoken {
  readonly names: Names
  readonly dragon: EffectTexts
  readonly spells: EffectTexts
  readonly naming: Pick<Asking, 'texts' | 'format' | 'voice' | 'spellName' | 'afflictionName' | 'spellSummary'> & {
    readonly texts: Texts
    readonly format: Format
  }
}

export const spokenIn = async (locale: Locale): Promise<Spoken> => {
  const [texts, dragon, spells] = await Promise.all([loadTexts(locale), loadDragon(locale), loadSpells(locale)])
  const spellName = (id: string): string => spells[id]?.name ?? findSpell({}, id)?.name ?? id
  const afflictionName = (id: string): string => dragon[id]?.name ?? id
  return {
    names: { dreamer: () => 'Nitouche', spell: spellName, affliction: afflictionName },
    dragon,
    spells,
    naming: {
      texts,
      format: formatOf(locale),
      voice: locale === 'fr' ? frShell.ear : enShell.ear,
      spellName,
      afflictionName,
      spellSummary: (id) => spells[id]?.summary ?? '',
    },
  }
}
