import * as v from 'valibot'
import { isPlainName, NAME_HIDES } from './name.ts'
import { type Refusal, refusal } from './refusal.ts'

export const COLOURS = [
  'ember',
  'sky',
  'moss',
  'amber',
  'violet',
  'lagoon',
  'rose',
  'sienna',
  'lime',
  'wine',
  'pine',
  'coral',
  'indigo',
  'lilac',
  'sand',
  'slate',
] as const
export type Colour = (typeof COLOURS)[number]

export const FIGURES = [
  'moon',
  'star',
  'key',
  'leaf',
  'flame',
  'drop',
  'bell',
  'eye',
  'tower',
  'hourglass',
  'fish',
  'crown',
  'wave',
  'mountain',
  'bridge',
  'sun',
] as const
export type Figure = (typeof FIGURES)[number]

export const colourSchema = v.picklist(COLOURS)
export const figureSchema = v.picklist(FIGURES)
export const wearingSchema = v.object({ colour: colourSchema, figure: figureSchema })

/** What tells somebody from the others at a glance. */
export interface Wearing {
  readonly colour: Colour
  readonly figure: Figure
}

/** What somebody would like to wear; what is not said is given. */
export interface Wished {
  readonly colour?: Colour | undefined
  readonly figure?: Figure | undefined
}

/** The longest name of a person, in the units of a text field. */
export const LONGEST_NAME = 40

/** What a name is refused for. */
const NAME_LONG = 'name-long'
const NAME_EMPTY = 'name-empty'

/** As it is kept: signs composed, one blank at a time, none around. */
const cleaned = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Zs}\t\n\r]+/gu, ' ')
    .trim()

/** A name as it is kept, or why it cannot be one. */
export const readName = (typed: string): string | Refusal<typeof NAME_LONG | typeof NAME_EMPTY | typeof NAME_HIDES> => {
  const name = cleaned(typed)
  if (name === '') return refusal(NAME_EMPTY)
  if (!isPlainName(name)) return refusal(NAME_HIDES)
  return name.length > LONGEST_NAME ? refusal(NAME_LONG, null, { most: LONGEST_NAME }) : name
}
