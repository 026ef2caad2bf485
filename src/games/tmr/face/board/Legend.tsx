import { GENRES, type Genre } from '../../rules/public.ts'
import { GenreGlyph } from './GenreGlyph.tsx'
import './board.css'

interface LegendProps {
  readonly genreName: (genre: Genre) => string
  /** What more there is to say of a genre, such as that it is wet. */
  readonly note?: (genre: Genre) => string | null
}

export const Legend = ({ genreName, note }: LegendProps) => (
  <ul className="legend">
    {GENRES.map((genre) => (
      <li key={genre} className="legend-genre">
        <GenreGlyph genre={genre} />
        <span>
          {genreName(genre)}
          {note?.(genre) && <small>{note(genre)}</small>}
        </span>
      </li>
    ))}
  </ul>
)
