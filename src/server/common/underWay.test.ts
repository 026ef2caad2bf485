import { expect, test } from 'vitest'
import { createUnderWay } from './underWay.ts'

const goOfTheLoop = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

test('others begin once no move is on its way, and after what is told of the last', async () => {
  const { begin, end, after } = createUnderWay(60_000)
  const done: string[] = []
  begin()
  begin()
  after(() => done.push('other'))
  end()
  await goOfTheLoop()
  expect(done).toEqual([])
  end()
  setImmediate(() => done.push('told'))
  for (let at = 0; at < 3; at++) await goOfTheLoop()
  expect(done).toEqual(['told', 'other'])
})

test('where nobody plays they begin at once', () => {
  let done = false
  createUnderWay().after(() => {
    done = true
  })
  expect(done).toBe(true)
})

test('whoever plays without an end holds them up for a while, not for ever', async () => {
  const { begin, after } = createUnderWay()
  begin()
  await new Promise<void>(after)
})
