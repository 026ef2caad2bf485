import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { followingStore } from './play.ts'

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
