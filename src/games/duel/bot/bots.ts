import type { Dice } from '../../../kit/dice.ts'
import { after, type Command, DECKS, type State, sizesOf, tableSeen, type View } from '../rules/public.ts'
import { dealOf, upTo } from './chance.ts'
import { opening, type Weighed, weighed } from './policy.ts'
import { worldOf } from './worlds.ts'
import { worthFor } from './worth.ts'

export const STRENGTHS = ['somnolent', 'reveur', 'lucide'] as const
export type Strength = (typeof STRENGTHS)[number]

const deckOf = (table: State, dice: Dice): Command => {
  const { deck: size } = sizesOf(table)
  const fitting = Object.keys(DECKS).filter((id) => DECKS[id]?.length === size)
  return { type: 'bring', deck: fitting[upTo(dice, fitting.length) - 1] as string }
}

/** What every strength does alike before the first turn; null: there is something to weigh. */
const beforeTurns = (table: State, seat: string, dice: Dice): Command | null => {
  if (table.phase === 'opening') return opening(table, seat)
  if (table.phase !== 'gathering') return null
  return table.players.every(({ ready }) => ready) ? { type: 'deal' } : deckOf(table, dice)
}

const SLIP = 3

/** Sensible, with large slips: one time in three whatever comes to hand. */
const somnolent = (table: State, seat: string, dice: Dice): Command => {
  const choices = weighed(table, seat, dice)
  const slips = upTo(dice, SLIP) === 1
  const at = slips ? upTo(dice, choices.length) - 1 : Math.min(choices.length, upTo(dice, 2)) - 1
  return (choices[at] as Weighed).command
}

/** The best next step. */
const reveur = (table: State, seat: string, dice: Dice): Command => (weighed(table, seat, dice)[0] as Weighed).command

const WORLDS = 4
const CANDIDATES = 4
/** Steps of a look ahead, a turn of everybody's and a little more. */
const AHEAD = 40

/** Plays on with the best next steps until this seat has ended its turn and its next begins. */
const playedOn = (world: State, seat: string, dice: Dice): State => {
  let table = world
  let others = false
  for (let step = 0; step < AHEAD && table.phase !== 'over'; step++) {
    const awaited = table.phase === 'defence' ? table.fight?.seat : table.current
    if (awaited === undefined || awaited === null) break
    if (table.current !== seat) others = true
    if (others && table.current === seat && (table.phase === 'begin' || table.phase === 'prepare')) break
    table = after(table, awaited, reveur(table, awaited, dice), dice) ?? table
  }
  return table
}

/** Looks ahead over hands and draws dealt at random; with less effort over fewer of them. */
const lucide = (view: View, seat: string, dice: Dice, effort: number): Command => {
  const share = Math.sqrt(effort)
  const choices = weighed(tableSeen(view), seat, dice).slice(0, Math.ceil(CANDIDATES * share))
  const [only, ...others] = choices
  if (only && others.length === 0) return only.command
  const worlds = Array.from({ length: Math.ceil(WORLDS * share) }, () => worldOf(view, dice))
  const looked = choices.map(({ command }) => ({
    command,
    worth: worlds.reduce(
      (sum, world) => sum + worthFor(playedOn(after(world, seat, command, dice) ?? world, seat, dice), seat),
      0,
    ),
  }))
  return looked.reduce((best, one) => (one.worth > best.worth ? one : best)).command
}

/** The table as this seat's next turn finds it, in one deal of what it does not see; the same number deals alike. */
export const aheadOf = (view: View, seat: string, command: Command, deal: number): State => {
  const dice = dealOf(view, deal)
  const world = worldOf(view, dice)
  return playedOn(after(world, seat, command, dice) ?? world, seat, dice)
}

/** The same where nothing is said yet: whoever is awaited takes the best next step. */
export const lookedAhead = (view: View, seat: string, deal: number): State => {
  const dice = dealOf(view, deal)
  return playedOn(worldOf(view, dice), seat, dice)
}

/** What a seat that is awaited says, from its own view and dice alone (HID-6). */
export const choose = (strength: Strength, view: View, seat: string, dice: Dice, effort = 1): Command => {
  const table = tableSeen(view)
  const before = beforeTurns(table, seat, dice)
  if (before) return before
  switch (strength) {
    case 'somnolent':
      return somnolent(table, seat, dice)
    case 'reveur':
      return reveur(table, seat, dice)
    case 'lucide':
      return lucide(view, seat, dice, effort)
    default:
      return strength satisfies never
  }
}
