export const COLOURS = ['red', 'green', 'blue', 'white'] as const
export type Colour = (typeof COLOURS)[number]
/** CRD-3: rainbow stands for any colour. */
export type Hue = Colour | 'rainbow'

export const PLAIN_KINDS = ['day+', 'day-', 'night+', 'night-'] as const
/** A phase and a property together. */
export type PlainKind = (typeof PLAIN_KINDS)[number]
/** CRD-3: special stands for any kind. */
export type Kind = PlainKind | 'special'

export type Property = '+' | '-'
export type DayOrNight = 'day' | 'night'

export const propertyOf = (kind: PlainKind): Property => (kind.endsWith('+') ? '+' : '-')
export const dayOrNightOf = (kind: PlainKind): DayOrNight => (kind.startsWith('day') ? 'day' : 'night')

/** CRD-3: rainbow fits. */
export const isOfColour = (colour: Hue, wanted: Colour): boolean => colour === 'rainbow' || colour === wanted
