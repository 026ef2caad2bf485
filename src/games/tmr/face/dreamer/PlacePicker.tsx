import { useId, useMemo, useRef, useState } from 'react'
import { useGameSetting } from '../../../../house/settings/gameSettings.ts'
import { isStill, useSettings } from '../../../../house/settings/settings.ts'
import { useTheme } from '../../../../house/settings/theme.ts'
import { CELLS, type CellId, genreOf } from '../../rules/public.ts'
import { findCells } from '../board/CellSearch.tsx'
import { type BoardHandle, GenreGlyph, useBoard } from '../board/index.ts'
import { useLandNames } from '../board/landNames.ts'
import { useLanguage } from '../words/language.tsx'
import { cellName } from '../words/places.ts'
import { COORDINATES } from '../words/settings.ts'

interface PlacePickerProps {
  readonly position: CellId | null
  readonly wrong: boolean
  /** Why the demi-rêve cannot be moved now; null: it can. */
  readonly held: string | null
  /** What there is to know before choosing. */
  readonly hint: string
  readonly onPlace: (cell: CellId) => void
}

const CellList = ({
  wrong,
  describedBy,
  onPlace,
}: Pick<PlacePickerProps, 'wrong' | 'onPlace'> & { readonly describedBy: string }) => {
  const { texts } = useLanguage()
  const { board, sheetForm } = texts.ui
  const [query, setQuery] = useState('')
  const id = useId()
  const found = findCells(texts, query, CELLS.length)
  const place = (cell: CellId): void => {
    setQuery('')
    onPlace(cell)
  }
  return (
    <search className="field">
      <label htmlFor={id}>{board.search}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        value={query}
        aria-invalid={wrong}
        aria-describedby={describedBy}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (found[0]) place(found[0].id)
        }}
      />
      {query.trim() !== '' && (
        <div className="place-found">
          <p role="status" className="dreamer-hint">
            {found.length === 0 ? board.noPlace : sheetForm.placesFound({ count: found.length })}
          </p>
          <ul className="place-list">
            {found.map((cell) => (
              <li key={cell.id}>
                <button type="button" className="lit" onClick={() => place(cell.id)}>
                  <GenreGlyph genre={cell.genre} size={30} />
                  {cellName(texts, cell.id)} <small>{cell.id}</small>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}

/** DRM-2: the demi-rêve set on the map, by a touch or by name. */
export const PlacePicker = ({ position, wrong, held, hint, onPlace }: PlacePickerProps) => {
  const { texts } = useLanguage()
  const { create, library } = texts.ui
  const still = useSettings(isStill)
  const coordinates = useGameSetting(COORDINATES)
  const theme = useTheme()
  const Board = useBoard()
  const handle = useRef<BoardHandle>(null)
  const id = useId()
  const marks = useMemo(() => ({ selected: position, pawn: position && { cell: position, way: 'none' as const } }), [position])
  const landNames = useLandNames()
  const choose = (cell: CellId): void => {
    onPlace(cell)
    handle.current?.follow([cell])
    handle.current?.pulse(cell)
  }
  return (
    <section className="place">
      <h2>{create.place}</h2>
      <p id={`${id}-hint`} className={wrong ? 'field-wrong' : 'dreamer-hint'}>
        {held ?? (wrong ? create.needsCell : hint)}
      </p>
      {!held && <CellList wrong={wrong} describedBy={`${id}-hint`} onPlace={choose} />}
      <p role="status" className="place-now line">
        {position && (
          <>
            <GenreGlyph genre={genreOf(position)} size={30} />
            {create.placed({ place: library.place({ name: cellName(texts, position), cell: position }) })}
          </>
        )}
      </p>
      <div className="place-map">
        {Board && (
          <Board
            ref={handle}
            marks={marks}
            landNames={landNames}
            coordinates={coordinates}
            reducedMotion={still}
            theme={theme}
            {...(held ? {} : { onCell: choose })}
          />
        )}
      </div>
    </section>
  )
}
