import { type ReactNode, useId, useState } from 'react'
import { answersTo } from '../../../../house/texts/fold.ts'
import { VOIES, type Voie } from '../../rules/public.ts'
import { useTexts } from '../words/language.tsx'

export interface SpellItem {
  readonly key: string
  readonly voie: Voie
  /** What a search may find it by. */
  readonly words: readonly string[]
  readonly row: ReactNode
}

const SEARCHED_FROM = 9

/** A long list of spells: by voie, and searchable. */
export const SpellList = ({ items }: { readonly items: readonly SpellItem[] }) => {
  const { ui, voies } = useTexts()
  const [search, setSearch] = useState('')
  const id = useId()
  const found = items.filter(({ words, voie }) => answersTo(search, [...words, voies[voie].name]))
  return (
    <>
      {items.length >= SEARCHED_FROM && (
        <div className="field spell-search">
          <label className="visually-hidden" htmlFor={id}>
            {ui.sheet.searchSpell}
          </label>
          <input
            id={id}
            type="search"
            placeholder={ui.sheet.searchSpell}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      <div className="spell-list">
        {found.length === 0 && <p className="soft">{ui.create.noSpellFound}</p>}
        {VOIES.map((voie) => ({ voie, rows: found.filter((item) => item.voie === voie) }))
          .filter(({ rows }) => rows.length > 0)
          .map(({ voie, rows }) => (
            <section key={voie} aria-label={voies[voie].name}>
              <h3>{voies[voie].name}</h3>
              <ul>
                {rows.map(({ key, row }) => (
                  <li key={key}>{row}</li>
                ))}
              </ul>
            </section>
          ))}
      </div>
    </>
  )
}
