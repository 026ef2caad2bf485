import type { Format } from '../../../../house/texts/index.ts'
import { genreOf, nameOf } from '../../rules/brief.ts'
import { type CellId, type DreamerView, type Spell, type StepChoice, waitingAt } from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
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

/** Désert de Krane · H5 */
export const placeOf = (texts: Texts, cell: CellId): string => `${cellName(texts, cell)} · ${cell}`

/** Where a dreamer is as far as the viewer knows, or lost among how many cells. */
export const whereIs = (texts: Texts, { position, genre, candidates }: DreamerView): string =>
  position === null
    ? texts.ui.sheet.lostAmong({ inA: texts.genres[genre].inA, count: candidates.length })
    : placeOf(texts, position)

/** Where a spell can be cast. */
export const spellLand = (texts: Texts, { cell, genre }: Pick<Spell, 'cell' | 'genre'>): string => {
  if (cell) return texts.ui.spell.onlyCell({ place: placeOf(texts, cell) })
  if (genre === 'variable') return texts.ui.spell.anyLand
  if (genre === 'sanctuaire+variable') return `${texts.genres.sanctuaire.name}, ${texts.ui.spell.anyLand}`
  return texts.genres[genre].name
}

/** ENC-5: what is met for certain on a cell, and cannot be evaded again; null: nothing that is known of. */
export const waitsThere = (
  { encounters, ui }: Texts,
  board: Pick<DreamerView, 'waiting'>,
  cell: CellId | null,
): string | null => {
  const met = cell && waitingAt(board, cell)
  return met && ui.zones.waits({ name: encounters[met.kind].name, strength: met.strength })
}

/** What a step meets, costs and asks beyond the usual, each in words: what waits there first. */
export const risksOf = (
  { texts, format }: { readonly texts: Texts; readonly format: Format },
  board: Pick<DreamerView, 'waiting'>,
  { to, asks, toll }: StepChoice,
): readonly string[] => {
  const { zones, costs } = texts.ui
  const waits = waitsThere(texts, board, to)
  return [
    ...(waits ? [waits] : []),
    ...(toll > 0 ? [zones.toll({ cost: costs.dream({ points: toll }) })] : []),
    ...asks.map(({ kind, chance }) => zones.asks[kind]({ chance: format.percent(chance) })),
  ]
}
