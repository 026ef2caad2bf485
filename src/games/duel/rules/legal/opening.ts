import { type Dice, seededDice } from '../../../../kit/dice.ts'
import { DREAMERS } from '../cards/dreamers.ts'
import { POWERS } from '../cards/powers.ts'
import { type Player, ROW } from '../state.ts'
import { paymentsFor } from './payments.ts'

/** Rows drawn for one figure: it is right to about three in a hundred. */
export const DRAWS = 1000
const SEED = 20_261_116

/** Rows of six with a dreamer each, the same for every deck, so that decks can be compared. */
const drawn = (dice: Dice): Pick<Player, 'row' | 'dreamer'> => {
  const left = POWERS.map(({ id }) => id)
  const row = Array.from(
    { length: ROW },
    () => left.splice(Number(dice.roll({ label: 'row', sides: left.length })) - 1, 1)[0] as string,
  )
  return { row, dreamer: DREAMERS[Number(dice.roll({ label: 'dreamer', sides: DREAMERS.length })) - 1]?.id ?? null }
}

/** Of `all` cards, of which `good` would do: the chance that none of so many drawn does. Exact. */
const noneOf = (all: number, good: number, count: number): number =>
  Array.from({ length: count }, (_, at) => Math.max(0, all - good - at) / (all - at)).reduce((chance, one) => chance * one, 1)

/** How often six powers at random pay for something of an opening hand: over DRAWS rows and dreamers, exact over the hands. */
export const openingPays = (cards: readonly string[], hand: number): number => {
  if (cards.length < hand) return Number.NaN
  const dice = seededDice(SEED)
  let sum = 0
  for (let draw = 0; draw < DRAWS; draw++) {
    const player = { ...drawn(dice), conceived: false } as Player
    const payable = cards.filter((card) => paymentsFor(card, player).length > 0).length
    sum += 1 - noneOf(cards.length, payable, hand)
  }
  return sum / DRAWS
}
