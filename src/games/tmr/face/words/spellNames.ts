import type { Format } from '../../../../house/texts/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import { findSpell, type View } from '../../rules/public.ts'
import type { EffectTexts } from '../../texts/index.ts'

/** Where no table has spells of its own. */
export const NO_SPELLS: View['spells'] = {}

/** A spell's name in the language of the moment; a table's own spells have the one they were given. */
export const spellName = (spells: View['spells'], texts: EffectTexts | null, format: Format, id: string): string =>
  (Object.hasOwn(spells, id) ? undefined : texts?.[id]?.name) ?? typesetText(format.locale, findSpell(spells, id)?.name ?? id)
