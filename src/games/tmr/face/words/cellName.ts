import { genreOf, nameOf } from '../../rules/brief.ts'
import type { CellId } from '../../rules/public.ts'
import type { PlaceTexts } from '../../texts/texts.ts'

/** What speaks of places: all texts, or those of the start. */
interface Places {
  readonly places: PlaceTexts
}

/** The name of a cell as it is printed, in the language of the texts. */
export const cellName = ({ places }: Places, cell: CellId): string =>
  places.name({ cell, genre: genreOf(cell), name: nameOf(cell) })

/** Its name without the word of its genre, which the map writes on a line of its own. */
export const ownName = ({ places }: Places, cell: CellId): string => {
  const name = nameOf(cell)
  return places.own({ cell, own: name.slice(name.indexOf(' ') + 1) })
}
