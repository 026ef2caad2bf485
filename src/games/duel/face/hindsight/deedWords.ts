import { artefactOf, type Command, type CommandOf, DREAMER, type Exercise } from '../../rules/public.ts'
import type { HindsightTexts, Texts } from '../../texts/index.ts'
import { cardName } from '../words.ts'

/** Who tells, of which table. */
export interface Telling {
  readonly texts: Texts
  readonly words: HindsightTexts
  readonly and: (names: readonly string[]) => string
  readonly nameOf: (seat: string) => string
  /** Who could be attacked. */
  readonly opponent: string
}

type Aim = NonNullable<Exercise['target']>

const listed = ({ texts, and }: Telling, cards: readonly string[]): string => and(cards.map((card) => cardName(texts, card)))

/** POW: what a power was aimed at; empty: at nothing that has a name. */
const aimWords = (telling: Telling, card: string, { target, targets, take, give, seat }: Exercise): string => {
  const { texts, words, and, nameOf } = telling
  const idOf = (aim: Aim): string => (typeof aim === 'string' ? aim : aim.card)
  if (give.length > 0) return words.deeds.traded({ give: listed(telling, give), take: listed(telling, take) })
  const cards = [...(target === undefined ? [] : [target]), ...targets].map(idOf)
  // In a mirror: only what lengthens is aimed at one's own.
  const isOpposite = (aim: string): boolean => aim === card && artefactOf(card).power !== 'lengthen'
  const nameIn = (aim: string): string =>
    isOpposite(aim) ? texts.facts.opposite({ card: cardName(texts, aim) }) : cardName(texts, aim)
  const named = and([...cards, ...take].map(nameIn))
  return named || (seat === undefined ? '' : nameOf(seat))
}

const playWords = (telling: Telling, { type, card, power }: CommandOf<'summon' | 'use'>): string => {
  const { texts, words } = telling
  const deed = words.deeds[type]({ card: cardName(texts, card) })
  const special = artefactOf(card).power
  if (!power || special === null) return deed
  const { verb } = texts.powers[special]
  const at = aimWords(telling, card, power)
  return words.deeds.aimed({ deed, verb, at: at || cardName(texts, card) })
}

const attackWords = (telling: Telling, { with: by, on, add }: CommandOf<'attack'>): string => {
  const { texts, words, nameOf, opponent } = telling
  const card = cardName(texts, by)
  const { attack, attackDreamer, added } = words.deeds
  const deed = on === DREAMER ? attackDreamer({ card, name: nameOf(opponent) }) : attack({ card, on: cardName(texts, on) })
  return add.length > 0 ? added({ deed, added: listed(telling, add) }) : deed
}

const unweighed = (): string => ''

/** What was said, or could have been; empty: nothing that is weighed. */
const DEEDS: { readonly [Type in Command['type']]: (telling: Telling, command: CommandOf<Type>) => string } = {
  summon: playWords,
  use: playWords,
  attack: attackWords,
  defend: (telling, { add, item }) => {
    const { deeds } = telling.words
    const cards = [...add, ...(item === undefined ? [] : [item])]
    return cards.length > 0 ? deeds.defend({ with: listed(telling, cards) }) : deeds.let
  },
  refill: (telling, { discard }) => {
    const { deeds } = telling.words
    return discard.length > 0 ? deeds.discard({ names: listed(telling, discard) }) : deeds.discardNone
  },
  wakeOwn: ({ words }) => words.deeds.wake,
  designate: ({ words, nameOf }, { seat }) => words.deeds.designate({ name: nameOf(seat) }),
  endTurn: ({ words }) => words.deeds.end,
  ...{ bring: unweighed, deal: unweighed, keep: unweighed, redraw: unweighed, concede: unweighed },
}

const plainWords = (telling: Telling, command: Command): string =>
  (DEEDS[command.type] as (telling: Telling, command: Command) => string)(telling, command)

/** With what paid for it. */
export const paidWords = (telling: Telling, command: Command): string => {
  const deed = plainWords(telling, command)
  if (!('pay' in command)) return deed
  const { paid, paidConception } = telling.words.deeds
  const powers = command.pay.map((power) => cardName(telling.texts, power))
  const conception = command.conception > 0 ? [paidConception({ count: command.conception })] : []
  return paid({ deed, with: telling.and([...powers, ...conception]) })
}

/** Two choices in words that tell them apart: the payment is named where nothing else differs. */
export const deedWords = (
  telling: Telling,
  made: Command,
  better: Command,
): { readonly made: string; readonly better: string } => {
  const plain = { made: plainWords(telling, made), better: plainWords(telling, better) }
  if (plain.made !== plain.better) return plain
  return { made: paidWords(telling, made), better: paidWords(telling, better) }
}
