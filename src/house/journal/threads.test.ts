import { expect, test } from 'vitest'
import { threaded } from './threads.ts'

const sums = () =>
  threaded<number, number, number>(0, (thread, told) => ({ pieces: told, thread: told.reduce((a, b) => a + b, thread) }))

test('each entry knows what was told before it and with it', () => {
  const entries = [
    ...sums()([
      { n: 1, told: [1] },
      { n: 2, told: [2, 3] },
    ]),
  ]
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [0, 1],
    [1, 6],
  ])
})

test('what was taken back counts for nothing that follows, and what lies between still does', () => {
  const notices = [
    { n: 1, told: [1] },
    { n: 2, told: [2] },
    { n: 3, told: [4] },
    { n: 4, told: [8], undone: [2] },
  ]
  const entries = [...sums()(notices)]
  expect(entries.map(({ undone }) => undone)).toEqual([false, true, false, false])
  expect(entries.at(-1)).toMatchObject({ takesBack: true, before: 5, after: 13 })
})

test('a journal that grows is read on as if it had been read at once', () => {
  const notices = [
    { n: 1, told: [1] },
    { n: 2, told: [2] },
    { n: 3, told: [], undone: [2] },
    { n: 4, told: [4] },
  ]
  const grows = sums()
  const steps = notices.map((_, at) => [...grows(notices.slice(0, at + 1))])
  expect(steps.at(-1)).toEqual([...sums()(notices)])
})
