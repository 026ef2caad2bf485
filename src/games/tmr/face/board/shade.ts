import { channelsOf, contrast } from '../../../../house/ui/contrast.ts'
import { GENRES, type Genre } from '../../rules/public.ts'
import { GENRE_STYLE, INK, LAKE_HALO, WATER } from './genreStyle.ts'

/** How the land that promises little is shaded: by a colour that leaves ink dark. */
export interface Shade {
  readonly colour: string
  readonly blend: 'multiply' | 'overlay'
  /** How thick it lies at most. */
  readonly thickness: number
}

const BLENDS: Readonly<Record<Shade['blend'], (under: number, over: number) => number>> = {
  multiply: (under, over) => under * over,
  overlay: (under, over) => (under <= 0.5 ? 2 * under * over : 1 - 2 * (1 - under) * (1 - over)),
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** A colour of the land under so much of the shade. */
export const shaded = (colour: string, { colour: over, blend }: Shade, thickness: number): string => {
  const above = channelsOf(over)
  return hexOf(channelsOf(colour).map((part, at) => part + (BLENDS[blend](part, above[at] ?? 0) - part) * thickness))
}

/** What the name of a land is written with, and what it stands on. */
export const nameColours = (genre: Genre): { readonly ink: string; readonly ground: string } => {
  if (genre === 'fleuve') return { ink: WATER.ink, ground: WATER.fill }
  if (genre === 'lac') return { ink: WATER.ink, ground: LAKE_HALO }
  return { ink: INK, ground: GENRE_STYLE[genre].colour }
}

/** More than WCAG AA for words: a tint tells, and washes no name. */
const READ = 5

const isRead = (genre: Genre, shade: Shade, thickness: number): boolean => {
  const { ink, ground } = nameColours(genre)
  return contrast(shaded(ink, shade, thickness), shaded(ground, shade, thickness)) >= READ
}

const STEP = 0.01

const thickestOn = (genre: Genre, shade: Shade): number => {
  let thickness = shade.thickness
  while (thickness > 0 && !isRead(genre, shade, thickness)) thickness -= STEP
  return Math.max(0, thickness)
}

/** The thickest shade of each land under which its name is still read. */
export const thicknesses = (shade: Shade): ReadonlyMap<Genre, number> =>
  new Map(GENRES.map((genre) => [genre, thickestOn(genre, shade)]))
