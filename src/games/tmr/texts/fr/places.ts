import type { Genre } from '../../rules/map/genre.ts'

/** Places are named in the language of the reader, on the map as on every card; their coordinates are the same for all. */
export const places = {
  name: (p: { cell: string; genre: Genre; name: string }): string => p.name,
  /** Without the word of its genre: de Psark, Blanc. */
  own: (p: { cell: string; own: string }): string => p.own,
}
