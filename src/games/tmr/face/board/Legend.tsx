import { GENRES, type Genre } from '../../rules/public.ts'
import { GenreGlyph } from './GenreGlyph.tsx'
import type { LandSign } from './landSigns.ts'
import { SignGlyph } from './SignGlyph.tsx'
import './board.css'

interface LegendProps {
  readonly genreName: (genre: Genre) => string
  /** What more there is to say of a genre, such as that it is wet. */
  readonly note?: (genre: Genre) => string | null
  /** What the land has become here and there, as it is now. */
  readonly signs: readonly LandSign[]
  readonly signName: (sign: LandSign) => string
}

export const Legend = ({ genreName, note, signs, signName }: LegendProps) => (
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
    {signs.map((sign) => (
      <li key={sign} className="legend-genre">
        <SignGlyph sign={sign} />
        <span>{signName(sign)}</span>
      </li>
    ))}
  </ul>
)
