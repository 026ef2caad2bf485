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
  /** Why it is out of reach, said once for all that share it. */
  readonly closed?: string | null
  /** Closed, it is seen; the ear is told how many there are. */
  readonly counted?: true
}

interface GroupProps {
  readonly title: string
  readonly items: readonly SpellItem[]
  readonly unread?: true | undefined
}

const Group = ({ title, items, unread }: GroupProps) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ul aria-hidden={unread}>
      {items.map(({ key, row }) => (
        <li key={key}>{row}</li>
      ))}
    </ul>
  </section>
)

/** What is closed for one reason: said with how many there are, where each is not read. */
const ClosedGroup = ({ reason, items }: { readonly reason: string; readonly items: readonly SpellItem[] }) => {
  const { ear } = useTexts().ui
  const unread = items.every(({ counted }) => counted) || undefined
  const title = unread ? `${ear.closedCasts({ count: items.length })}. ${reason}` : reason
  return <Group {...{ title, items, unread }} />
}

const SEARCHED_FROM = 9

/** A long list of spells: by voie, and searchable; what cannot be had comes last, by its reason. */
export const SpellList = ({ items }: { readonly items: readonly SpellItem[] }) => {
  const { ui, voies } = useTexts()
  const [search, setSearch] = useState('')
  const id = useId()
  const found = items.filter(({ words, voie }) => answersTo(search, [...words, voies[voie]]))
  const open = found.filter(({ closed }) => !closed)
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
            placeholder={ui.sheet.searchSpellHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      <div className="spell-list" data-list>
        {found.length === 0 && <p className="soft">{ui.create.noSpellFound}</p>}
        {VOIES.map((voie) => ({ title: voies[voie], items: open.filter((item) => item.voie === voie) }))
          .filter(({ items: some }) => some.length > 0)
          .map((group) => (
            <Group key={group.title} {...group} />
          ))}
        {[...new Set(found.flatMap(({ closed }) => closed ?? []))].map((reason) => (
          <ClosedGroup key={reason} reason={reason} items={found.filter(({ closed }) => closed === reason)} />
        ))}
      </div>
    </>
  )
}
