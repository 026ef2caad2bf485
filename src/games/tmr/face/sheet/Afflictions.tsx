import { keyed } from '../../../../house/ui/keyed.ts'
import { type Affliction, dragonEntry } from '../../rules/public.ts'
import { useDragonTexts, useTexts } from '../words/language.tsx'

export const Afflictions = ({ afflictions }: { readonly afflictions: readonly Affliction[] }) => {
  const { dragonTables, ui } = useTexts()
  const dragon = useDragonTexts()
  if (afflictions.length === 0) return <p className="sheet-none">{ui.sheet.noAffliction}</p>
  return (
    <ul className="afflictions">
      {keyed(afflictions).map(([at, { table, id }]) => (
        <li key={at} data-table={table}>
          <p>
            <strong>{dragon?.[id]?.name ?? dragonEntry(id)?.name ?? id}</strong> <small>{dragonTables[table].name}</small>
          </p>
          <p>{dragon?.[id]?.summary}</p>
          <p className="affliction-duration">{dragon?.[id]?.duration}</p>
        </li>
      ))}
    </ul>
  )
}
