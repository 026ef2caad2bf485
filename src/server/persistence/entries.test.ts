import { expect, test } from 'vitest'
import { createEntries } from './entries.ts'

const entryOf = (seq: number, letters: number): string => JSON.stringify({ seq, text: 'x'.repeat(letters) })

test('a long log is read so many bytes at a time, whatever its entries weigh', async () => {
  const bodies = [...Array(300).fill(10), ...Array(20).fill(200_000), 900_000, 10].map((letters, at) => entryOf(at + 1, letters))
  let weighed = 0
  const read: { readonly count: number; readonly bytes: number }[] = []
  const rows = async (text: string, ...[, after, most]: readonly unknown[]) => {
    const found = bodies.slice(Number(after), Number(after) + Number(most))
    if (text.includes('octet_length')) {
      weighed += found.length
      return found.map(({ length }) => [length])
    }
    read.push({ count: found.length, bytes: found.join('').length })
    return found.map((body) => [body])
  }
  const never = () => Promise.reject(new Error('nothing is written'))
  const { storageOf } = createEntries({ sql: { rows }, inOne: never, write: never, idle: never })
  expect(await storageOf('table').since(0)).toEqual(bodies.map((body) => JSON.parse(body)))
  expect(Math.max(...read.map(({ count, bytes }) => (count > 1 ? bytes : 0)))).toBeLessThanOrEqual(65_536)
  expect(read.length).toBeLessThan(30)
  expect(weighed).toBe(bodies.length)

  const some: number[] = []
  for (let seq = 0; seq < bodies.length; seq += some.at(-1) as number)
    some.push((await storageOf('table').since(seq, 200)).length)
  expect(some).toEqual([200, 103, 3, 3, 3, 3, 3, 3, 1])
})
