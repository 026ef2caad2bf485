import { artefactOf, type Command, type Exercise, NOTHING_AIMED, type Told } from '../../rules/public.ts'

type Piece<Type extends Told['type']> = Extract<Told, { type: Type }>

const find = <Type extends Told['type']>(told: readonly Told[], type: Type): Piece<Type> | undefined =>
  told.find((one): one is Piece<Type> => one.type === type)

/** POW: what the power of a card was aimed at, as far as it was exercised. */
const exerciseIn = (told: readonly Told[], card: string): Exercise | undefined => {
  const { power } = artefactOf(card)
  const changed = find(told, 'enduranceChanged')
  if (changed)
    return { ...NOTHING_AIMED, target: power === 'lengthen' ? changed.card : { seat: changed.seat, card: changed.card } }
  const stilled = told.filter((one) => one.type === 'stilled')
  if (stilled.length > 0) return { ...NOTHING_AIMED, targets: stilled.map(({ seat, card: target }) => ({ seat, card: target })) }
  const recalled = find(told, 'recalled')
  if (recalled) return { ...NOTHING_AIMED, take: recalled.take, drop: recalled.drop }
  const dispelled = find(told, 'dispelled')
  if (dispelled) return { ...NOTHING_AIMED, targets: dispelled.powers }
  const bartered = find(told, 'bartered')
  if (bartered) return { ...NOTHING_AIMED, seat: bartered.with, give: bartered.give, take: bartered.take }
  const exchanged = find(told, 'exchanged')
  return exchanged && { ...NOTHING_AIMED, seat: exchanged.with }
}

const beginning = (told: readonly Told[], seat: string): Command | null => {
  if (told.some((one) => one.type === 'dreamerWoke' && one.seat === seat && one.why === 'own')) return { type: 'wakeOwn' }
  return find(told, 'refilled')?.seat === seat ? { type: 'refill', discard: find(told, 'discarded')?.powers ?? [] } : null
}

/** What a player said in a turn or a defence that a message tells of, its powers included; null: nothing that was weighed. */
export const deedOf = (told: readonly Told[], seat: string): Command | null => {
  const first = told.find((one) => one.type !== 'discarded')
  if (!first) return null
  const own = 'seat' in first && first.seat === seat
  switch (own ? first.type : null) {
    case 'summoned':
    case 'itemUsed': {
      const { card, pay, conception } = first as Piece<'summoned' | 'itemUsed'>
      const power = exerciseIn(told, card)
      return { type: first.type === 'summoned' ? 'summon' : 'use', card, pay, conception, ...(power && { power }) }
    }
    case 'attacked': {
      const { with: by, on, add } = first as Piece<'attacked'>
      return { type: 'attack', with: by, on, add }
    }
    case 'defended': {
      const { add, item, pay, conception } = first as Piece<'defended'>
      return { type: 'defend', add, pay, conception, ...(item !== null && { item }) }
    }
    case 'designated':
      return { type: 'designate', seat: (first as Piece<'designated'>).opponent }
    case 'turnEnded':
      return { type: 'endTurn' }
    default:
      return beginning(told, seat)
  }
}
