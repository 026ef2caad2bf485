import { expect, test } from 'vitest'
import { writeAll } from './exportAll.ts'
import { readAll } from './readGameFile.ts'

const read = (text: string) => readAll(text, () => null)

test('all that is here comes out of the file as it went in', async () => {
  const all = { games: [{ format: 'demi-reve', entries: [] }], practice: { tmr: { drills: [] } } }
  const texts = all.games.map((game) => JSON.stringify(game))
  expect(await read(writeAll(all))).toEqual({ practice: all.practice, games: texts })
})

test('a file of another kind is left to others; one of a later version, or broken, is refused', async () => {
  expect(await read('{"format":"demi-reve"}')).toBeNull()
  expect(await read('no json')).toBeNull()
  expect(await read('{"format":"demi-reve-all","version":2}')).toMatchObject({ code: 'other-version' })
  expect(await read('{"format":"demi-reve-all","version":1,"games":3,"practice":{}}')).toMatchObject({
    code: 'malformed',
    params: { field: 'games' },
  })
})
