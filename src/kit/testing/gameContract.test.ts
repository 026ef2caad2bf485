import { expect } from 'vitest'
import { toyRules } from '../../../e2e/guest/toy/rules.ts'
import { GARDIEN, joueur, type Role, spectateur } from '../roles.ts'
import type { Chance } from './chance.ts'
import type { ContractParts } from './contract/parts.ts'
import { gameContract } from './gameContract.ts'
import { type HeapCommand, type HeapState, heapBots, heapGame } from './heapGame.ts'
import { knockGame } from './knockGame.ts'
import { type ToyCommand, type ToyState, type ToyTold, type ToyView, toyGame } from './toyGame.ts'

const SEATS = { 'two of them': { seats: ['ana', 'bo'] }, 'three of them': { seats: ['ana', 'bo', 'cy'] } }
const otherDie = (face: number): number => (face % 6) + 1
const isSeatOf = (role: Role, seat: string): boolean => role.kind !== 'gardien' && role.seat === seat

/** Another die under each cup that this role does not see under, and another tally. */
const otherCups = (state: ToyState, role: Role): ToyState =>
  Object.fromEntries(
    Object.entries(state).map(([seat, cup]) => {
      const hidden = cup.hidden !== null && !cup.shown ? otherDie(cup.hidden) : cup.hidden
      return [seat, isSeatOf(role, seat) ? cup : { ...cup, hidden, tally: cup.tally + 1 }]
    }),
  )

const cups = (keepers: readonly Role[]): ContractParts<{ seats: string[] }, ToyState, ToyCommand, never, ToyView, ToyTold> => ({
  setups: SEATS,
  games: 4,
  steps: 60,
  says: (state, chance: Chance) => {
    const seat = chance.of(Object.keys(state))
    if (keepers.length > 0 && chance.once(20)) return { command: { kind: 'clear' }, by: GARDIEN }
    return {
      command: { kind: chance.of(['roll', 'roll', 'tally', 'show'] as const), seat },
      by: chance.of([joueur(seat), ...keepers]),
    }
  },
  secrets: {
    otherWorlds: (state, role) => (role.kind === 'gardien' ? [] : [{ state: otherCups(state, role) }]),
    shows: ({ command }, role) => command.kind === 'show' && !isSeatOf(role, command.seat),
    atLeast: 300,
  },
})

gameContract(toyGame, cups([GARDIEN]) as never)
gameContract(toyRules('cups'), cups([]) as never)

/** Everybody hides a number at once: what each of the others may have hidden instead. */
const otherHeap = (state: HeapState, role: Role): HeapState => ({
  ...state,
  hidden: Object.fromEntries(
    Object.entries(state.hidden).map(([seat, number]) => [seat, isSeatOf(role, seat) ? number : (number % 9) + 1]),
  ),
})

gameContract(heapGame, {
  setups: {
    'two, as long as they like': { seats: ['ana', 'bo'], heap: 9, patience: null },
    'three, spoken for after a time': { seats: ['ana', 'bo', 'cy'], heap: 21, patience: 5 },
  },
  games: 4,
  steps: 60,
  says: (state, chance) => {
    const seat = chance.pick(heapGame.seating.awaited?.(state) ?? [])
    if (seat === undefined) return null
    const hides: HeapCommand = { kind: 'hide', seat, number: 1 + chance.below(9) }
    const takes: HeapCommand = { kind: 'take', seat, count: 1 + chance.below(3) }
    return { command: state.hidden[seat] === undefined && !chance.once(4) ? hides : takes, by: joueur(seat) }
  },
  holds: ({ heap }) => expect(heap).toBeGreaterThanOrEqual(0),
  ended: (state) => expect(heapGame.view(state, spectateur('')).loser).not.toBeNull(),
  bots: {
    'two, as long as they like': { fourth: heapBots.fourth as never },
    'three, spoken for after a time': { fourth: heapBots.fourth as never },
  },
  inGame: (state) => (heapGame.view(state, spectateur('')).loser === null ? state.seats : []),
  secrets: {
    otherWorlds: (state, role) => [{ state: otherHeap(state, role) }],
    instead: ({ command, by }, role, chance) =>
      command.kind === 'hide' && by !== role && !isSeatOf(role, command.seat)
        ? { ...command, number: 1 + chance.below(9) }
        : command,
    atLeast: 100,
  },
})

gameContract(knockGame, {
  setups: SEATS,
  games: 2,
  steps: 30,
  says: (knocks, chance) => {
    const seat = chance.of(Object.keys(knocks))
    return { command: { kind: 'knock', seat }, by: joueur(seat) }
  },
})
