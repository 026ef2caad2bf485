import { useMemo } from 'react'
import { reader } from '../../../../house/journal/index.ts'
import { typesetText } from '../../../../house/texts/typeset.ts'
import type { Notice } from '../../../../kit/feeds.ts'
import type { List } from '../../../../kit/grown.ts'
import { dragonEntry, spellsOf, type Told, type View } from '../../rules/public.ts'
import { useDragonTexts, useLanguage, useSpellTexts } from '../words/language.tsx'
import { spellName } from '../words/spellNames.ts'
import type { Names } from './words.ts'

type Named = readonly (readonly [id: string, name: string])[]

const cameIn = (notices: readonly Notice<Told>[]): Named =>
  notices.flatMap(({ told }) => told.flatMap(({ what }) => (what.type === 'dreamerCame' ? [[what.id, what.name] as const] : [])))

const comers = reader<Notice<Told>, Named>(
  (before, fresh) => [...before, ...cameIn(fresh)],
  () => [],
)

/** By id: who is at the table, and who came and left again. */
const dreamerNames = (view: View, notices: List<Notice<Told>>): ReadonlyMap<string, string> =>
  new Map([...comers(notices), ...view.table.map(({ id, name }) => [id as string, name] as const)])

/** The same object as long as the names are the same, so that sentences are not written anew with every message. */
export const useNames = (view: View, notices: List<Notice<Told>>): Names => {
  const { format } = useLanguage()
  const spellTexts = useSpellTexts()
  const dragon = useDragonTexts()
  const dreamers = JSON.stringify([...dreamerNames(view, notices)])
  // Spells of one's own are named alike, whoever brought them.
  const spells = JSON.stringify(view.boards.reduce((all, { sheet }) => spellsOf(all, sheet), view.spells))
  return useMemo(() => {
    const names = new Map<string, string>(JSON.parse(dreamers))
    const own: View['spells'] = JSON.parse(spells)
    return {
      dreamer: (id) => names.get(id) ?? id,
      spell: (id) => spellName(own, spellTexts, format, id),
      affliction: (id) => dragon?.[id]?.name ?? typesetText(format.locale, dragonEntry(id)?.name ?? id),
    }
  }, [dreamers, spells, format, spellTexts, dragon])
}
