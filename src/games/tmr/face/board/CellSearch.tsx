import { useId, useState } from 'react'
import { foldText } from '../../../../house/texts/fold.ts'
import { CELLS, type Cell, type CellId } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { useTexts } from '../words/language.tsx'
import { cellName } from '../words/places.ts'

/** By coordinate, or by any part of the name, French names too in every language; accents and capitals do not matter. */
export const findCells = (texts: Texts, query: string, most = 8): readonly Cell[] => {
  const wanted = foldText(query.trim())
  if (!wanted) return []
  const exact = CELLS.filter((cell) => foldText(cell.id) === wanted)
  const isNamed = ({ id, name }: Cell): boolean => [name, cellName(texts, id)].some((one) => foldText(one).includes(wanted))
  return [...exact, ...CELLS.filter((cell) => foldText(cell.id) !== wanted && isNamed(cell))].slice(0, most)
}

export const CellSearch = ({ onFind }: { readonly onFind: (cell: CellId) => void }) => {
  const texts = useTexts()
  const { ui } = texts
  const [query, setQuery] = useState('')
  const listId = useId()
  const found = findCells(texts, query)
  const choose = (cell: CellId): void => {
    setQuery('')
    onFind(cell)
  }
  return (
    <search className="cell-search">
      <label className="visually-hidden" htmlFor={`${listId}-field`}>
        {ui.board.search}
      </label>
      <input
        id={`${listId}-field`}
        type="search"
        placeholder={ui.board.searchHint}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && found[0]) choose(found[0].id)
          // Escape empties the field before it closes anything else.
          if (event.key === 'Escape' && query !== '') {
            event.preventDefault()
            setQuery('')
          }
        }}
      />
      {query.trim() !== '' && (
        <ul className="cell-found" data-layer>
          {found.length === 0 && <li>{ui.board.noPlace}</li>}
          {found.map((cell) => (
            <li key={cell.id}>
              <button type="button" className="lit" onClick={() => choose(cell.id)}>
                {cellName(texts, cell.id)} <small>{cell.id}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
