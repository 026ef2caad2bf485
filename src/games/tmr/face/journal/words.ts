import type { Format } from '../../../../house/texts/index.ts'
import {
  type CellId,
  type EncounterKind,
  type Genre,
  genreOf,
  isOrdinary,
  SPECIAL_TABLE,
  STRENGTH,
  type ToldCheck,
  type ToldHappening,
} from '../../rules/public.ts'
import type { Texts } from '../../texts/index.ts'
import { cellName } from '../words/places.ts'

/** The names a sentence may need that are not in the light texts. */
export interface Names {
  readonly dreamer: (id: string) => string
  readonly spell: (id: string) => string
  readonly affliction: (id: string) => string
}

/** Whoever reads the journal. */
export interface Reader {
  readonly texts: Texts
  readonly format: Format
  readonly names: Names
}

export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

const preposition = ({ in: within, name }: Texts['genres'][Genre]): string =>
  within.endsWith(name) ? within.slice(0, within.length - name.length) : `${within} `

/** dans les Collines d'Encre (J4) */
export const inCell = (texts: Texts, cell: CellId): string =>
  texts.journal.at({ in: preposition(texts.genres[genreOf(cell)]), name: cellName(texts, cell), cell })

/** A place where it may be known; only its genre where it is not (HID-1). */
export const inPlace = (texts: Texts, { to, genre }: { readonly to: CellId | null; readonly genre: Genre }) =>
  to === null ? texts.journal.somewhere({ inA: texts.genres[genre].inA }) : inCell(texts, to)

export const theEncounter = ({ journal }: Texts, kind: EncounterKind | null): string =>
  kind ? journal.the[kind] : journal.theEncounter

export const rollText = ({ journal, qualities }: Texts, { face, chance, quality }: ToldCheck): string =>
  chance === null
    ? journal.rollSecret({ face, quality: qualities[quality].name })
    : journal.roll({ face, chance, quality: qualities[quality].name })

/** No line breaks between a die and its face. */
const inOne = (text: string): string => text.replaceAll(' ', '\u00a0')

/** ROL-5: an 8 counts for nothing. */
const DDR_BASE = 7
export const ddrDice = (dice: readonly number[]): string =>
  inOne(`${DDR_BASE} + ddr ${dice.map((face) => (face === 8 ? 0 : face)).join(' + ')}`)

const diceName = (count: number, sides: number): string => (count > 1 ? `${count}d${sides}` : `d${sides}`)

/** ENC-2, SPE-2: the dice of a strength and what is added to them, so that they sum to it. */
export const metDice = ({ kind, face, dice, special }: Extract<ToldHappening, { type: 'encounterMet' }>): string => {
  const row = special ? SPECIAL_TABLE[face - 1] : undefined
  if (row) {
    const [, { count, sides }, more] = row
    return inOne(`${diceName(count, sides)} ${[...dice, ...(more > 0 ? [more] : [])].join(' + ')}`)
  }
  const how = isOrdinary(kind) ? STRENGTH[kind] : null
  if (how === 'ddr') return ddrDice(dice)
  return inOne(how ? `${diceName(how.count, how.sides)} ${dice.join(' + ')}` : dice.join(' + '))
}
