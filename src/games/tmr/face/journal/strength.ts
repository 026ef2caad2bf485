import { isOrdinary, SPECIAL_TABLE, STRENGTH, type ToldHappening } from '../../rules/public.ts'

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
