import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { joueur } from '../../kit/roles.ts'
import type { Seat, SeatState } from '../seat/seat.ts'
import { createDesk, createPlay, followingStore, type OnScreen } from './play.ts'
import type { GameTable, Kinds } from './table.ts'

const sources = () => {
  const table = createStore(() => ({ round: 1, sending: false }))
  const desk = createStore(() => ({ picked: 'a' }))
  const { store, follow } = followingStore([table, desk], () => ({
    round: table.getState().round,
    picked: desk.getState().picked,
  }))
  return { table, desk, store, follow }
}

test('it follows each of those it is made from', () => {
  const { table, desk, store, follow } = sources()
  follow()
  table.setState({ round: 2 })
  desk.setState({ picked: 'b' })
  expect(store.getState()).toEqual({ round: 2, picked: 'b' })
})

test('nobody is told where nothing in it is another', () => {
  const { table, store, follow } = sources()
  follow()
  const before = store.getState()
  table.setState({ sending: true })
  expect(store.getState()).toBe(before)
})

test('what changed before it was followed is read then, and let go it stays as it was', () => {
  const { table, store, follow } = sources()
  table.setState({ round: 3 })
  const letGo = follow()
  expect(store.getState().round).toBe(3)
  letGo()
  table.setState({ round: 4 })
  expect(store.getState().round).toBe(3)
})

/** A seat that shows a number, and a game that asks whoever sees an even one. */
const boardOf = (frame: OnScreen['frame'] = 'none') => {
  const said: unknown[] = []
  const state = { ...SHOWN, view: 2 } as unknown as SeatState
  const store = createStore(() => state)
  const seat = { store, sayTo: async (...answer: unknown[]) => said.push(answer) } as unknown as Seat
  const table = {
    isAsked: ({ view }: { view: number }, own: string) => own === 'ana' && view % 2 === 0,
    desk: { begin: () => ({ laid: '' }) },
  } as unknown as GameTable<Kinds>
  const desk = createDesk(table, { place: null, sight: '', framing: null })
  const given = createStore<OnScreen>(() => ({ frame, posed: { question: 'which?', of: 2 } }))
  const { store: play, follow } = createPlay({ table, seat, desk, given, sight: '' })
  follow()
  return { store, desk, given, play, said }
}

const SHOWN = {
  ...{ role: joueur('ana'), connection: 'local', notices: [], rolling: [], sending: false, replay: null },
  ...{ waitsForDice: false, entering: null, ready: { prompt: true, face: false, dice: false } },
}

test('what is said answers the question that stands, of the view it was made from, and clears the desk', () => {
  const { play, desk, store, said } = boardOf()
  desk.setState({ laid: 'a card' })
  expect(play.getState()).toMatchObject({ asked: true, mayAct: true })
  // Another view has come, and its question does not stand on the screen yet.
  store.setState({ view: 4 })
  play.getState().say('this')
  expect(said).toEqual([['this', 'which?', 2]])
  expect(desk.getState()).toEqual({ laid: '' })
})

test.each([
  ['it is another’s turn', { view: 3 }],
  ['what is asked could not be read yet', { ready: { ...SHOWN.ready, prompt: false } }],
  ['an earlier moment is shown', { replay: { n: 1, view: 2 } }],
  ['an answer stands and waits for its dice', { waitsForDice: true }],
  ['the seat was lost', { connection: 'refused' }],
])('nothing is said where %s', (_, now) => {
  const { play, store, said } = boardOf()
  store.setState(now as Partial<SeatState>)
  play.getState().say('this')
  expect(play.getState().mayAct).toBe(false)
  expect(said).toEqual([])
})

test.each(['framed', 'over'] as const)(
  'where practice asks in its place, or nothing any more, the game asks nothing: %s',
  (frame) => {
    expect(boardOf(frame).play.getState()).toMatchObject({ asked: false, mayAct: false })
  },
)
