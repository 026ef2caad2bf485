import { type Dice, scriptedDice, seededDice } from '../../../../kit/dice.ts'
import { isRefusal } from '../../../../kit/refusal.ts'
import { joueur, type Role } from '../../../../kit/roles.ts'
import { choose } from '../../bot/bots.ts'
import { type Command, duel, type Event, type State } from '../index.ts'

/** A position as files write it, with its seats. */
export const laidOut = (position: { readonly seats: readonly { readonly seat: string }[] } & Record<string, unknown>): State => {
  const setup = duel.parseSetup({ seats: position.seats.map(({ seat }) => ({ id: seat, name: seat })), position })
  if (isRefusal(setup)) throw new Error(JSON.stringify(setup))
  return duel.initial(setup)
}

export const gathering = (count: number): State => {
  const seats = ['a', 'b', 'c', 'd'].slice(0, count).map((id) => ({ id, name: id }))
  return duel.initial({ advanced: false, seats, position: null })
}

/** What came of a command: the table after it and what happened, or the code of its refusal. */
export const say = (
  state: State,
  seat: string | Role,
  command: Record<string, unknown>,
  dice: Dice | readonly (readonly [string, string])[] = [],
): { readonly state: State; readonly events: readonly Event[] } | string => {
  const parsed = duel.parseCommand(command)
  if (isRefusal(parsed)) return parsed.code
  const source = 'roll' in dice ? dice : scriptedDice(dice)
  const events = duel.decide(state, parsed, typeof seat === 'string' ? joueur(seat) : seat, source)
  return isRefusal(events) ? events.code : { state: events.reduce(duel.evolve, state), events }
}

/** The table after commands that must all be allowed. */
export const reached = (state: State, ...steps: readonly (readonly [seat: string, command: Record<string, unknown>])[]): State =>
  steps.reduce((table, [seat, command], at) => {
    const said = say(table, seat, command, seededDice(at))
    if (typeof said === 'string') throw new Error(`${seat} ${JSON.stringify(command)}: ${said}`)
    return said.state
  }, state)

export interface Step {
  readonly state: State
  readonly seat: string
  readonly command: Command
}

/** A whole game of the program against itself; each state with what was then said. */
export const playedGame = (
  seed: number,
  count: number,
  most = 3000,
): { readonly steps: readonly Step[]; readonly end: State } => {
  const [dice, minds] = [seededDice(seed), seededDice(seed + 1)]
  const steps: Step[] = []
  let state = gathering(count)
  while (state.phase !== 'over' && steps.length < most) {
    const [seat] = duel.view(state, { kind: 'spectateur', seat: '' }).awaited
    if (seat === undefined) break
    const command = choose('somnolent', duel.view(state, joueur(seat)), seat, minds)
    const said = say(state, seat, command, dice)
    if (typeof said === 'string') throw new Error(`the program was refused: ${JSON.stringify(command)} ${said}`)
    steps.push({ state, seat, command })
    state = said.state
  }
  return { steps, end: state }
}
