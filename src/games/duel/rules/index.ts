import { EVERY_SCOPE, type Game } from '../../../kit/game.ts'
import { parseWith } from '../../../kit/parse.ts'
import { type Command, parseCommand } from './commands.ts'
import { decide, mayBeSaid } from './decide.ts'
import { type Event, parseEvent } from './events.ts'
import { evolve } from './evolve.ts'
import { reveals } from './reveals.ts'
import { initialState, type Setup, setupSchema } from './setup.ts'
import { isInGame, type State } from './state.ts'
import { type Told, tell } from './tell.ts'
import { awaitedOf, type View, viewOf } from './view.ts'

export type { Command, Event, Setup, State, Told, View }

/** The door for a room: the duel of the sleepers. */
export const duel: Game<Setup, State, Command, Event, View, Told> = {
  id: 'duel',
  rules: 1,
  initial: initialState,
  decide,
  evolve,
  view: viewOf,
  tell,
  seating: {
    gardien: false,
    newTable: {
      advanced: false,
      seats: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
      position: null,
    },
    places: ({ players }) => players.map(({ seat, name }) => ({ id: seat, name })),
    awaited: awaitedOf,
    over: ({ phase }) => phase === 'over',
    hides: ({ players }, seat) =>
      players.some((one) => one.seat === seat && (one.ready || one.hand.length + one.deck.length > 0)),
    forfeit: ({ phase }) => (mayBeSaid('concede', phase) ? { type: 'concede' } : null),
    bringing: null,
  },
  throwing: () => 'program',
  throwerOf: () => 'program',
  undoNeeds: (state, sitting) => sitting.filter((role) => role.kind === 'joueur' && isInGame(state, role.seat)),
  scopeOf: () => EVERY_SCOPE,
  reveals,
  parseSetup: (input) => parseWith(setupSchema, input),
  parseCommand,
  parseEvent,
  upcastSetup: (input) => input,
  upcastEvent: (input) => input,
}
