import * as v from 'valibot'
import { storeAs, storedList } from '../../../../house/settings/stored.ts'
import { seedOfText } from '../../../../kit/seedOfText.ts'
import type { StartTexts } from '../../texts/startTexts.ts'
import { STRENGTHS, type Strength } from './against.ts'

const KEY = 'demi-reve.duel.fared'
/** The latest so many duels are kept. */
const MOST = 500

/** A duel against one program: at which table, with which cards, and how it ended. */
const faredSchema = v.object({ table: v.string(), deck: v.number(), against: v.picklist(STRENGTHS), won: v.boolean() })
type Fared = v.InferOutput<typeof faredSchema>

/** A deck is its cards, whatever it is called. */
const deckOf = (cards: readonly string[]): number => seedOfText([...cards].sort().join(' '))

const keptFared = (): readonly Fared[] => storedList(KEY).filter((stored) => v.is(faredSchema, stored))

/** Once a table, however often its end is looked at; an end that was taken back and came otherwise counts as it came last. */
export const keepFared = (cards: readonly string[], fared: Omit<Fared, 'deck'>): void => {
  const others = keptFared().filter(({ table }) => table !== fared.table)
  storeAs(KEY, [{ ...fared, deck: deckOf(cards) }, ...others].slice(0, MOST))
}

export interface Tally {
  readonly against: Strength
  readonly won: number
  readonly lost: number
}

/** How these cards fared against each strength they met. */
export const tallyOf = (cards: readonly string[]): readonly Tally[] => {
  const deck = deckOf(cards)
  const own = keptFared().filter((one) => one.deck === deck)
  return STRENGTHS.flatMap((against) => {
    const met = own.filter((one) => one.against === against)
    const won = met.filter((one) => one.won).length
    return met.length > 0 ? [{ against, won, lost: met.length - won }] : []
  })
}

/** Each strength in words. */
export const tallyWords = ({ strengths, fared }: StartTexts, tally: readonly Tally[]): readonly string[] =>
  tally.map(({ against, won, lost }) => fared.against({ name: strengths[against].name, won, lost }))
