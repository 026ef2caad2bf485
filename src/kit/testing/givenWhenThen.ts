import { expect } from 'vitest'
import { type DieFace, scriptedDice } from '../dice.ts'
import type { Game } from '../game.ts'
import { isRefusal } from '../refusal.ts'
import { GARDIEN, type Role } from '../roles.ts'

export type Script = readonly (readonly [label: string, face: DieFace])[]

/** What came of a command. Each check also sees to it that all scripted dice were asked for. */
export interface Outcome<State, Event> {
  readonly state: State
  thenEvents(...events: readonly Event[]): State
  /** Some of the events, or some of their fields, are enough. */
  thenAmong(...events: readonly object[]): State
  thenRefused(code: string, rule?: string): State
}

export interface Given<State, Command, Event> {
  readonly state: State
  when(command: Command, by?: Role, dice?: Script): Outcome<State, Event>
}

/** Given events (or a state), when a command, then events or a refusal. */
export const givenWhenThen = <Setup, State, Command, Event, View, Told>(game: Game<Setup, State, Command, Event, View, Told>) => {
  const play = (state: State, events: readonly Event[]): State =>
    events.reduce((reached, event) => game.evolve(reached, event), state)

  const when = (state: State, command: Command, by: Role, script: Script): Outcome<State, Event> => {
    const dice = scriptedDice(script)
    const answer = game.decide(state, command, by, dice)
    const after = isRefusal(answer) ? state : play(state, answer)
    const checked = (check: () => void): State => {
      check()
      expect(dice.left(), 'dice that were not asked for').toEqual([])
      return after
    }
    return {
      state: after,
      thenEvents: (...events) => checked(() => expect(answer).toEqual(events)),
      thenAmong: (...events) =>
        checked(() => expect(answer).toEqual(expect.arrayContaining(events.map((event) => expect.objectContaining(event))))),
      thenRefused: (code, rule) => checked(() => expect(answer).toMatchObject(rule === undefined ? { code } : { code, rule })),
    }
  }

  const givenState = (state: State): Given<State, Command, Event> => ({
    state,
    when: (command, by = GARDIEN, dice = []) => when(state, command, by, dice),
  })

  return {
    given: (setup: Setup, ...events: readonly Event[]): Given<State, Command, Event> =>
      givenState(play(game.initial(setup), events)),
    givenState,
  }
}
