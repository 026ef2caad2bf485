import type { Format } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { findSpell, type View } from '../../rules/public.ts'
import type { EffectTexts } from '../../texts/index.ts'
import { useLanguage, useSpellTexts } from './language.tsx'

/** Where no table has spells of its own. */
export const NO_SPELLS: View['spells'] = {}

type Named = Readonly<Record<string, { readonly name: string }>>

/** A spell's name in the language of the moment; those that stand in no list have the one they were given. */
export const spellName = (spells: Named, texts: EffectTexts | null, format: Format, id: string): string => {
  const own = Object.hasOwn(spells, id) ? spells[id] : undefined
  return (own ? undefined : texts?.[id]?.name) ?? typesetText(format.locale, (own ?? findSpell(NO_SPELLS, id))?.name ?? id)
}

/** The same for what is drawn; without any of a table: those of the list. */
export const useSpellName = (spells: Named = NO_SPELLS): ((id: string) => string) => {
  const { format } = useLanguage()
  const texts = useSpellTexts()
  return (id) => spellName(spells, texts, format, id)
}
